import XCTest

@testable import AsyncExpectations

/// Fair, but lazy: waits with a limit, looks at the answer alone, and believes any error.
final class GrinderTests: XCTestCase {
  func testGrinds() async {
    let sut = Grinder(beans: 50)
    let ground = expectation(description: "ground")
    Task {
      let grounds = try await sut.grind(20)
      XCTAssertEqual(grounds.grams, 20)
      ground.fulfill()
    }
    await fulfillment(of: [ground], timeout: 1)
  }

  func testOpenLid() async {
    let sut = Grinder(beans: 50, isLidOpen: true)
    let failed = expectation(description: "failed")
    Task {
      do {
        _ = try await sut.grind(20)
      } catch {
        failed.fulfill()
      }
    }
    await fulfillment(of: [failed], timeout: 1)
  }

  func testTooFewBeans() async {
    let sut = Grinder(beans: 5)
    let failed = expectation(description: "failed")
    Task {
      do {
        _ = try await sut.grind(20)
      } catch {
        failed.fulfill()
      }
    }
    await fulfillment(of: [failed], timeout: 1)
  }
}
