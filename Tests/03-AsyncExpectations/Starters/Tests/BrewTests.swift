import XCTest

@testable import AsyncExpectations

/// Keep the names of these three: each is about one promise.
final class BrewTests: XCTestCase {
  // TODO: When does each of these assertions run, and is its test still there to hear it?

  // region: latte
  func testALatteIsBrewed() {
    let sut = CoffeeMachine(beans: 100, water: 1000)

    sut.brew(.latte) { result in
      XCTAssertEqual(result, .success(Cup(of: .latte)))
    }
  }
  // endregion: latte

  func testWithoutBeansThereIsNoCoffee() {
    let sut = CoffeeMachine(beans: 0, water: 1000)

    sut.brew(.latte) { result in
      XCTAssertEqual(result, .failure(.outOfBeans))
    }
  }

  func testWithoutWaterThereIsNoCoffee() {
    let sut = CoffeeMachine(beans: 100, water: 0)

    sut.brew(.latte) { result in
      XCTAssertEqual(result, .failure(.outOfWater))
    }
  }

  // TODO: What does a cup use up? It takes a second cup to find out. The name of this test has to be
  // testACupUsesUpItsBeans.

  // TODO: That was about beans. What else is promised of what is left, after a cup and after a
  // refused order?
}
