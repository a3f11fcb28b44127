import XCTest

@testable import PlainAsserts

/// Each test here was red once, before the code in `PriceRule.swift` that makes it green.
final class PriceRuleTests: XCTestCase {
  // MARK: Rule 1, the quantity price

  func testOnePieceCostsItsPrice() throws {
    XCTAssertEqual(try PriceRule.charge(unitPrice: 2000, quantity: 1, isMember: false), 2000)
  }

  func testFivePiecesCostTheirPrice() throws {
    XCTAssertEqual(try PriceRule.charge(unitPrice: 2000, quantity: 5, isMember: false), 10_000)
  }

  func testFromSixOnEveryPieceCosts300WonLess() throws {
    XCTAssertEqual(try PriceRule.charge(unitPrice: 2000, quantity: 6, isMember: false), 10_200)
  }

  func testNothingCostsNothing() throws {
    XCTAssertEqual(try PriceRule.charge(unitPrice: 2000, quantity: 0, isMember: false), 0)
  }

  // MARK: Rule 2, the member price

  func testAMemberPaysTenPercentLess() throws {
    XCTAssertEqual(try PriceRule.charge(unitPrice: 2000, quantity: 1, isMember: true), 1800)
  }

  // MARK: Rule 3, the cheaper of two offers

  func testAMemberGetsTheQuantityPriceWhereItIsCheaper() throws {
    // 6 × 1,700 = 10,200 against 90 % of 12,000 = 10,800.
    XCTAssertEqual(try PriceRule.charge(unitPrice: 2000, quantity: 6, isMember: true), 10_200)
  }

  func testAMemberKeepsTheMemberPriceWhereItIsCheaper() throws {
    // 90 % of 24,000 = 21,600 against 6 × 3,700 = 22,200.
    XCTAssertEqual(try PriceRule.charge(unitPrice: 4000, quantity: 6, isMember: true), 21_600)
  }

  // MARK: Rule 4, the cap

  func testNobodyPaysMoreThanTheCap() throws {
    XCTAssertEqual(try PriceRule.charge(unitPrice: 4000, quantity: 20, isMember: false), 50_000)
    XCTAssertEqual(try PriceRule.charge(unitPrice: 4000, quantity: 20, isMember: true), 50_000)
  }

  func testTheCapComesAfterTheOffers() throws {
    // The full price, 52,000, is above the cap. The member price is not.
    XCTAssertEqual(try PriceRule.charge(unitPrice: 4000, quantity: 13, isMember: true), 46_800)
  }

  // MARK: Rule 5, the error

  func testANegativeQuantityIsRefused() {
    XCTAssertThrowsError(
      try PriceRule.charge(unitPrice: 2000, quantity: -1, isMember: false)
    ) { error in
      XCTAssertEqual(error as? PriceError, .negativeQuantity(-1))
    }
  }
}
