import XCTest

@testable import AsyncExpectations

final class BrewTests: XCTestCase {
  /// In seconds. An answer is promised within half a second; only one that never comes costs this much.
  private let patience = 1.0

  func testALatteIsBrewed() {
    let sut = CoffeeMachine(beans: 100, water: 1000)

    sut.brew(.latte) { result in
      XCTAssertEqual(result, .success(Cup(of: .latte)))
    }

    Thread.sleep(forTimeInterval: 0.5)
  }

  func testWithoutBeansThereIsNoCoffee() {
    let sut = CoffeeMachine(beans: 0, water: 1000)

    sut.brew(.latte) { result in
      XCTAssertEqual(result, .failure(.outOfBeans))
    }

    Thread.sleep(forTimeInterval: 0.5)
  }

  func testWithoutWaterThereIsNoCoffee() {
    let sut = CoffeeMachine(beans: 100, water: 0)

    sut.brew(.latte) { result in
      XCTAssertEqual(result, .failure(.outOfWater))
    }

    Thread.sleep(forTimeInterval: 0.5)
  }

  func testACupUsesUpItsBeans() {
    // Given
    let sut = CoffeeMachine(beans: Drink.latte.beans, water: 1000)
    sut.brew(.latte) { result in
      XCTAssertEqual(result, .success(Cup(of: .latte)))
    }
    Thread.sleep(forTimeInterval: 0.5)

    // When, and what comes of it
    sut.brew(.latte) { result in
      XCTAssertEqual(result, .failure(.outOfBeans))
    }
    Thread.sleep(forTimeInterval: 0.5)
  }
}
