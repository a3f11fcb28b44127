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
    // As much as one latte takes, to the gram.
    let sut = CoffeeMachine(beans: Drink.latte.beans, water: 1000)

    order(.latte, from: sut, andExpect: .success(Cup(of: .latte)))
    order(.latte, from: sut, andExpect: .failure(.outOfBeans))
  }

  func testACupUsesUpItsWater() {
    let sut = CoffeeMachine(beans: 100, water: Drink.latte.water)

    order(.latte, from: sut, andExpect: .success(Cup(of: .latte)))
    order(.latte, from: sut, andExpect: .failure(.outOfWater))
  }

  func testARefusedOrderUsesUpNothing() {
    // Beans for one cup, and too little water for an americano.
    let sut = CoffeeMachine(beans: Drink.latte.beans, water: Drink.latte.water)

    order(.americano, from: sut, andExpect: .failure(.outOfWater))
    order(.latte, from: sut, andExpect: .success(Cup(of: .latte)))
  }

  /// The same three lines as above, for tests that order twice. The answer has come when it returns.
  private func order(
    _ drink: Drink,
    from sut: CoffeeMachine,
    andExpect expected: Result<Cup, MachineError>,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    let answered = expectation(description: "the machine answers")

    sut.brew(drink) { result in
      XCTAssertEqual(result, expected, file: file, line: line)
      answered.fulfill()
    }

    wait(for: [answered], timeout: patience)
  }
}
