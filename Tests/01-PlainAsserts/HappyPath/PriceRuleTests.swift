import XCTest

@testable import PlainAsserts

/// Fair, but lazy: every rule once, with the values that come to mind first.
final class PriceRuleTests: XCTestCase {
  func testQuantityPrice() throws {
    XCTAssertEqual(try PriceRule.charge(unitPrice: 2000, quantity: 1, isMember: false), 2000)
    XCTAssertEqual(try PriceRule.charge(unitPrice: 2000, quantity: 10, isMember: false), 17_000)
  }

  func testMemberPrice() throws {
    XCTAssertEqual(try PriceRule.charge(unitPrice: 2000, quantity: 1, isMember: true), 1800)
  }

  func testCheaperOffer() throws {
    XCTAssertEqual(try PriceRule.charge(unitPrice: 2000, quantity: 10, isMember: true), 17_000)
  }

  func testCap() throws {
    XCTAssertEqual(try PriceRule.charge(unitPrice: 2000, quantity: 100, isMember: false), 50_000)
  }

  func testNegativeQuantity() {
    XCTAssertThrowsError(try PriceRule.charge(unitPrice: 2000, quantity: -1, isMember: false))
  }
}
