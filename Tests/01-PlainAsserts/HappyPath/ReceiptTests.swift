import XCTest

@testable import PlainAsserts

/// Fair, but lazy: every member once, with the values that come to mind first.
final class ReceiptTests: XCTestCase {
  func testTwoDrinksCostTheirSum() {
    var sut = Receipt()
    sut.add("Latte", unitPrice: 4500)
    sut.add("Green tea", unitPrice: 4000)

    XCTAssertEqual(sut.total, 8500)
    XCTAssertEqual(sut.itemCount, 2)
  }

  func testQuantity() {
    var sut = Receipt()
    sut.add("Latte", unitPrice: 4500, quantity: 2)

    XCTAssertEqual(sut.total, 9000)
  }

  func testEmptyReceipt() {
    XCTAssertEqual(Receipt().total, 0)
  }

  func testTheSameDrinkTwice() {
    var sut = Receipt()
    sut.add("Latte", unitPrice: 4500)
    sut.add("Latte", unitPrice: 4500)

    XCTAssertEqual(sut.total, 9000)
  }
}
