import XCTest

@testable import PlainAsserts

/// The five rules of 1.6, asked of the code that the learner writes.
///
/// With XCTest, because in a plain `swift test` this suite also runs directly: code that traps then
/// ends the XCTest half of the run, and not the process that holds the grading.
final class PriceRuleAcceptance: XCTestCase {
  func testUpToFivePiecesCostTheirPrice() {
    check(0, pieces: 0, of: 2000)
    check(2000, pieces: 1, of: 2000)
    check(12_500, pieces: 5, of: 2500)
  }

  func testFromSixOnEveryPieceCosts300WonLess() {
    check(10_200, pieces: 6, of: 2000)
    check(22_000, pieces: 10, of: 2500)
  }

  func testAMemberPaysTenPercentLess() {
    check(0, pieces: 0, of: 2000, isMember: true)
    check(1800, pieces: 1, of: 2000, isMember: true)
    check(11_250, pieces: 5, of: 2500, isMember: true)
  }

  func testOfTwoOffersTheCheaperCounts() {
    check(10_200, pieces: 6, of: 2000, isMember: true)
    check(21_600, pieces: 6, of: 4000, isMember: true)
    check(18_900, pieces: 7, of: 3000, isMember: true)
  }

  func testNobodyPaysMoreThanTheCap() {
    check(50_000, pieces: 20, of: 4000)
    check(50_000, pieces: 20, of: 4000, isMember: true)
    check(50_000, pieces: 1, of: 60_000)
  }

  func testTheCapComesAfterTheOffers() {
    check(48_100, pieces: 13, of: 4000)
    check(46_800, pieces: 13, of: 4000, isMember: true)
  }

  func testANegativeQuantityIsRefused() {
    for (quantity, isMember) in [(-1, false), (-6, true)] {
      XCTAssertThrowsError(
        try PriceRule.charge(unitPrice: 2000, quantity: quantity, isMember: isMember),
        "for \(quantity) × 2000 won"
      ) { error in
        XCTAssertEqual(
          error as? PriceError,
          .negativeQuantity(quantity),
          "for \(quantity) × 2000 won"
        )
      }
    }
  }

  private func check(
    _ expected: Int,
    pieces quantity: Int,
    of unitPrice: Int,
    isMember: Bool = false,
    line: UInt = #line
  ) {
    XCTAssertEqual(
      try PriceRule.charge(unitPrice: unitPrice, quantity: quantity, isMember: isMember),
      expected,
      "for \(quantity) × \(unitPrice) won, \(isMember ? "a member" : "not a member")",
      line: line
    )
  }
}
