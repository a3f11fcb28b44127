import XCTest

@testable import PlainAsserts

/// Fair, but lazy: every rule of the card once, with the values that come to mind first.
final class BoundariesTests: XCTestCase {
  func testTenStampsEarnAFreeDrink() throws {
    var sut = Loyalty()
    try sut.collect(10)

    XCTAssertTrue(sut.redeemFreeDrink())
    XCTAssertEqual(sut.stamps, 0)
  }

  func testAFewStampsEarnNothing() throws {
    var sut = Loyalty()
    try sut.collect(3)

    XCTAssertFalse(sut.redeemFreeDrink())
  }

  func testChildrenPayLess() {
    XCTAssertEqual(Loyalty().price(of: 5000, forAge: 10), 4500)
  }

  func testSeniorsPayLess() {
    XCTAssertEqual(Loyalty().price(of: 5000, forAge: 65), 4500)
  }

  func testAdultsPayTheListPrice() {
    XCTAssertEqual(Loyalty().price(of: 5000, forAge: 30), 5000)
  }

  func testTiers() throws {
    var sut = Loyalty()
    XCTAssertEqual(sut.tier, .bronze)
    try sut.collect(15)
    XCTAssertEqual(sut.tier, .silver)
    try sut.collect(15)
    XCTAssertEqual(sut.tier, .gold)
  }

  func testNegativeStampsThrow() {
    var sut = Loyalty()

    XCTAssertThrowsError(try sut.collect(-5))
  }
}
