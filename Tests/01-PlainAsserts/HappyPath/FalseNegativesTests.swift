import XCTest

@testable import PlainAsserts

/// Fair, but lazy: every rule of the coupons once, with the values that come to mind first.
final class FalseNegativesTests: XCTestCase {
  private let hello = Coupon(code: "HELLO", amountOff: 1000, lastDay: 31)
  private let mocha = Coupon(code: "MOCHA", amountOff: 1500, lastDay: 10)

  private var book: CouponBook { CouponBook(coupons: [hello, mocha]) }

  func testReadsACoupon() {
    XCTAssertEqual(Coupon("HELLO-1000-31"), hello)
  }

  func testPrice() {
    XCTAssertEqual(hello.price(of: 5000), 4000)
  }

  func testRedeem() throws {
    XCTAssertEqual(try book.redeem("HELLO", onDay: 5), hello)
  }

  func testExpiredThrows() {
    XCTAssertThrowsError(try book.redeem("MOCHA", onDay: 20))
  }

  func testUnknownThrows() {
    XCTAssertThrowsError(try book.redeem("LATTE", onDay: 5))
  }

  func testValidCoupons() {
    XCTAssertEqual(book.coupons(validOnDay: 20), [hello])
  }

  func testBestCoupon() {
    XCTAssertEqual(book.best(onDay: 5), mocha)
  }
}
