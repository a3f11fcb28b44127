import XCTest

@testable import PlainAsserts

/// Each test here was red once, before the code in `PriceRule.swift` that makes it green.
final class PriceRuleTests: XCTestCase {
  // MARK: Rule 1, the quantity price

  func testOnePieceCostsItsPrice() throws {
    XCTAssertEqual(try PriceRule.charge(unitPrice: 2000, quantity: 1, isMember: false), 2000)
  }

  // TODO: Run this test and read how it fails. Then write the simplest code that makes it pass.

  // TODO: The next test. What does the rule say that the code does not do yet?
}
