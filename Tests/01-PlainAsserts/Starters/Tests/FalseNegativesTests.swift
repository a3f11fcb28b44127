import XCTest

@testable import PlainAsserts

/// Seven tests, all green, and next to worthless, each of them for another reason.
///
/// Keep their names: the report says which test should have noticed what. (The third one never
/// runs, and gets a new name.)
final class FalseNegativesTests: XCTestCase {
  // MARK: One coupon

  // region: unwrap
  // TODO: What does this test say on the day when there is no coupon?
  func testSmallLettersAreFine() {
    guard let sut = Coupon("hello-1000-31") else { return }

    XCTAssertEqual(sut, Coupon(code: "HELLO", amountOff: 1000, lastDay: 31))
  }
  // endregion: unwrap

  // TODO: Who says that this is the right price?
  func testTheDiscountIsTakenOff() {
    let sut = Coupon(code: "HELLO", amountOff: 1000, lastDay: 31)

    XCTAssertEqual(sut.price(of: 5000), 5000 - sut.discount(on: 5000))
  }

  // TODO: When did this run last? Its name has to be testTheDiscountIsNeverMoreThanTheOrder.
  func theDiscountIsNeverMoreThanTheOrder() {
    let sut = Coupon(code: "HELLO", amountOff: 1000, lastDay: 31)

    XCTAssertEqual(sut.discount(on: 800), 800)
    XCTAssertEqual(sut.price(of: 800), 0)
  }

  // MARK: A book of coupons

  // TODO: How often is this asserted when the list is empty?
  func testOnlyValidCouponsAreListed() {
    for coupon in makeBook().coupons(validOnDay: 20) {
      XCTAssertGreaterThanOrEqual(coupon.lastDay, 20)
    }
  }

  // TODO: And when there is no best coupon?
  func testTheBestCouponIsValid() {
    let best = makeBook().best(onDay: 20)

    XCTAssertTrue(best?.isValid(onDay: 20) ?? true)
  }

  // region: expired
  // TODO: Which way does this test take when nothing is thrown?
  func testAnExpiredCouponIsRefused() {
    do {
      _ = try makeBook().redeem("HELLO", onDay: 32)
    } catch {
      XCTAssertEqual(error, .expired(lastDay: 31))
    }
  }
  // endregion: expired

  // TODO: Is it the right error?
  func testAnUnknownCodeIsRefused() {
    XCTAssertThrowsError(try makeBook().redeem("HULLO", onDay: 20))
  }

  /// On day 20 the last of the three has expired.
  private func makeBook() -> CouponBook {
    CouponBook(coupons: [
      Coupon(code: "HELLO", amountOff: 1000, lastDay: 31),
      Coupon(code: "MOCHA", amountOff: 1500, lastDay: 20),
      Coupon(code: "SPRING", amountOff: 2000, lastDay: 10),
    ])
  }
}
