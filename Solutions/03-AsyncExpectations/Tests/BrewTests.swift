import XCTest

@testable import AsyncExpectations

/// Keep the names of these three: each is about one promise.
final class BrewTests: XCTestCase {
  /// In seconds. The machine promises to answer within half of it.
  private let patience = 1.0

  // region: latte
  func testALatteIsBrewed() {
    let sut = CoffeeMachine(beans: 100, water: 1000)
    let answered = expectation(description: "the machine answers")

    sut.brew(.latte) { result in
      XCTAssertEqual(result, .success(Cup(of: .latte)))
      answered.fulfill()
    }

    wait(for: [answered], timeout: patience)
  }
  // endregion: latte

  func testWithoutBeansThereIsNoCoffee() {
    let sut = CoffeeMachine(beans: 0, water: 1000)
    let answered = expectation(description: "the machine answers")

    sut.brew(.latte) { result in
      XCTAssertEqual(result, .failure(.outOfBeans))
      answered.fulfill()
    }

    wait(for: [answered], timeout: patience)
  }

  func testWithoutWaterThereIsNoCoffee() {
    let sut = CoffeeMachine(beans: 100, water: 0)
    let answered = expectation(description: "the machine answers")

    sut.brew(.latte) { result in
      XCTAssertEqual(result, .failure(.outOfWater))
      answered.fulfill()
    }

    wait(for: [answered], timeout: patience)
  }

  func testACupUsesUpItsBeans() {
    // Given
    let sut = CoffeeMachine(beans: Drink.latte.beans, water: 1000)
    let brewed = expectation(description: "the first latte is ready")
    sut.brew(.latte) { result in
      XCTAssertEqual(result, .success(Cup(of: .latte)))
      brewed.fulfill()
    }
    wait(for: [brewed], timeout: patience)

    // When, and what comes of it
    let refused = expectation(description: "the second latte is refused")
    sut.brew(.latte) { result in
      XCTAssertEqual(result, .failure(.outOfBeans))
      refused.fulfill()
    }
    wait(for: [refused], timeout: patience)
  }
}
