import XCTest

@testable import AsyncExpectations

/// Fair, but lazy: it waits as it should, and looks at the nearest thing.
final class BrewTests: XCTestCase {
  func testBrewsALatte() {
    let sut = CoffeeMachine(beans: 100, water: 1000)
    let done = expectation(description: "done")

    sut.brew(.latte) { result in
      XCTAssertEqual(try? result.get().drink, .latte)
      done.fulfill()
    }

    wait(for: [done], timeout: 1)
  }

  func testBrewsAnEspresso() {
    let sut = CoffeeMachine(beans: 100, water: 1000)
    let done = expectation(description: "done")

    sut.brew(.espresso) { result in
      XCTAssertEqual(try? result.get().drink, .espresso)
      done.fulfill()
    }

    wait(for: [done], timeout: 1)
  }

  func testBrewsTwoCups() {
    let sut = CoffeeMachine(beans: 100, water: 1000)
    let done = expectation(description: "done")
    done.expectedFulfillmentCount = 2

    for _ in 1...2 {
      sut.brew(.latte) { result in
        XCTAssertNotNil(try? result.get())
        done.fulfill()
      }
    }

    wait(for: [done], timeout: 1)
  }

  func testNeedsBeans() {
    let sut = CoffeeMachine(beans: 0, water: 1000)
    let done = expectation(description: "done")

    sut.brew(.latte) { result in
      if case .success = result { XCTFail("coffee without beans") }
      done.fulfill()
    }

    wait(for: [done], timeout: 1)
  }
}
