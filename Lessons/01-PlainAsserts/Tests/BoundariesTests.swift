import XCTest

@testable import PlainAsserts

/// Six green tests of a guest's loyalty card. What would they notice?
final class BoundariesTests: XCTestCase {
  // MARK: Free drinks

  func testTwelveStampsEarnAFreeDrink() throws {
    // Given
    var sut = Loyalty()
    try sut.collect(12)

    // When
    let isFree = sut.redeemFreeDrink()

    // Then
    XCTAssertTrue(isFree)
  }

  func testFiveStampsEarnNothing() throws {
    var sut = Loyalty()
    try sut.collect(5)

    XCTAssertFalse(sut.redeemFreeDrink())
  }

  // TODO: Which number of stamps decides? And what is on the card afterwards?

  // MARK: Prices

  func testChildrenAndSeniorsPayLess() {
    let sut = Loyalty()

    XCTAssertEqual(sut.price(of: 5000, forAge: 7), 4500)
    XCTAssertEqual(sut.price(of: 5000, forAge: 80), 4500)
  }

  func testAdultsPayTheListPrice() {
    XCTAssertEqual(Loyalty().price(of: 5000, forAge: 40), 5000)
  }

  // TODO: How old are the guests for whom a slip of one year would show? And which price is not
  // divided evenly?

  // MARK: Tiers

  // region: edges
  func testTierGrowsWithTheStamps() throws {
    var sut = Loyalty()
    XCTAssertEqual(sut.tier, .bronze)

    try sut.collect(20)
    XCTAssertEqual(sut.tier, .silver)

    try sut.collect(20)
    XCTAssertEqual(sut.tier, .gold)
  }

  // TODO: Where exactly does a tier begin, and where does the one below end?
  // endregion: edges

  // MARK: Errors

  func testNegativeStampsAreRefused() {
    var sut = Loyalty()

    XCTAssertThrowsError(try sut.collect(-1))
  }

  // TODO: Is it the right error?
}
