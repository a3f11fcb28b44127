import XCTest

@testable import PlainAsserts

/// Seven tests. Each of them was seen red once, on the day when its line of `Coupon` was broken.
final class FalseNegativesTests: XCTestCase {
  // MARK: One coupon

  // region: unwrap
  func testSmallLettersAreFine() throws {
    let sut = try XCTUnwrap(Coupon("hello-1000-31"))

    XCTAssertEqual(sut, Coupon(code: "HELLO", amountOff: 1000, lastDay: 31))
  }
  // endregion: unwrap

  func testTheDiscountIsTakenOff() {
    let sut = Coupon(code: "HELLO", amountOff: 1000, lastDay: 31)

    XCTAssertEqual(sut.price(of: 5000), 4000)
  }

  func testTheDiscountIsNeverMoreThanTheOrder() {
    let sut = Coupon(code: "HELLO", amountOff: 1000, lastDay: 31)

    XCTAssertEqual(sut.discount(on: 800), 800)
    XCTAssertEqual(sut.price(of: 800), 0)
  }

  // MARK: A book of coupons

  func testOnlyValidCouponsAreListed() {
    let codes = makeBook().coupons(validOnDay: 20).map(\.code)

    XCTAssertEqual(codes.sorted(), ["HELLO", "MOCHA"])
  }

  func testTheBestCouponIsValid() {
    let best = makeBook().best(onDay: 20)

    XCTAssertEqual(best?.code, "MOCHA")
  }

  // region: expired
  func testAnExpiredCouponIsRefused() {
    XCTAssertThrowsError(try makeBook().redeem("HELLO", onDay: 32)) { error in
      XCTAssertEqual(error as? CouponError, .expired(lastDay: 31))
    }
  }
  // endregion: expired

  func testAnUnknownCodeIsRefused() {
    XCTAssertThrowsError(try makeBook().redeem("HULLO", onDay: 20)) { error in
      XCTAssertEqual(error as? CouponError, .unknown("HULLO"))
    }
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
