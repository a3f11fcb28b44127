import XCTest

@testable import PlainAsserts

/// This suite runs every line of `Loyalty`, and looks closest where the behavior changes.
final class BoundariesTests: XCTestCase {
  // MARK: Free drinks

  func testTenStampsEarnAFreeDrink() throws {
    // Given
    var sut = Loyalty()
    try sut.collect(10)

    // When
    let isFree = sut.redeemFreeDrink()

    // Then
    XCTAssertTrue(isFree)
    XCTAssertEqual(sut.stamps, 0)
  }

  func testNineStampsEarnNothing() throws {
    var sut = Loyalty()
    try sut.collect(9)

    XCTAssertFalse(sut.redeemFreeDrink())
    XCTAssertEqual(sut.stamps, 9)
  }

  func testAFreeDrinkUsesUpTenStampsAndNoMore() throws {
    var sut = Loyalty()
    try sut.collect(13)

    XCTAssertTrue(sut.redeemFreeDrink())
    XCTAssertEqual(sut.stamps, 3)
  }

  // MARK: Prices

  func testChildrenPayLessUpToTwelve() {
    let sut = Loyalty()

    XCTAssertEqual(sut.price(of: 5000, forAge: 12), 4500)
    XCTAssertEqual(sut.price(of: 5000, forAge: 13), 5000)
  }

  func testSeniorsPayLessFromSixtyFive() {
    let sut = Loyalty()

    XCTAssertEqual(sut.price(of: 5000, forAge: 64), 5000)
    XCTAssertEqual(sut.price(of: 5000, forAge: 65), 4500)
  }

  func testHalfAWonIsRoundedUp() {
    // 10 % off 4505 leaves 4054.5.
    XCTAssertEqual(Loyalty().price(of: 4505, forAge: 7), 4055)
  }

  // MARK: Tiers

  // region: edges
  func testSilverBeginsAtTenStamps() throws {
    XCTAssertEqual(try tier(withStamps: 9), .bronze)
    XCTAssertEqual(try tier(withStamps: 10), .silver)
  }

  func testGoldBeginsAtThirtyStamps() throws {
    XCTAssertEqual(try tier(withStamps: 29), .silver)
    XCTAssertEqual(try tier(withStamps: 30), .gold)
  }

  private func tier(withStamps count: Int) throws -> Tier {
    var sut = Loyalty()
    try sut.collect(count)
    return sut.tier
  }
  // endregion: edges

  // MARK: Errors

  func testNegativeStampsAreRefused() {
    var sut = Loyalty()

    XCTAssertThrowsError(try sut.collect(-1)) { error in
      XCTAssertEqual(error as? LoyaltyError, .negativeStamps(-1))
    }
  }
}
