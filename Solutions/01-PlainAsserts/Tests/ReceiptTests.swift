import XCTest

@testable import PlainAsserts

final class ReceiptTests: XCTestCase {
  // region: first-test
  /// A finished test: it prepares, does one thing, and says what must be true.
  func testTwoDrinksCostTheirSum() {
    // Given
    var sut = Receipt()

    // When
    sut.add("Latte", unitPrice: 4500)
    sut.add("Green tea", unitPrice: 4000)

    // Then
    XCTAssertEqual(sut.total, 8500)
  }
  // endregion: first-test

  func testThreeLattesCostThreeTimesTheirPrice() {
    // Given
    var sut = Receipt()

    // When
    sut.add("Latte", unitPrice: 4500, quantity: 3)

    // Then
    XCTAssertEqual(sut.total, 13_500)
    XCTAssertEqual(sut.itemCount, 3)
  }

  func testAnEmptyReceiptCostsNothing() {
    let sut = Receipt()

    XCTAssertEqual(sut.total, 0)
    XCTAssertEqual(sut.itemCount, 0)
  }

  func testTheSameNameCountsAgainAtItsOwnPrice() {
    // Given
    var sut = Receipt()
    sut.add("Latte", unitPrice: 4500)

    // When
    sut.add("Latte", unitPrice: 5000)

    // Then
    XCTAssertEqual(sut.total, 9500)
    XCTAssertEqual(sut.itemCount, 2)
  }

  func testWhatIsFreeCountsAsAnItem() {
    // Given
    var sut = Receipt()

    // When
    sut.add("Water", unitPrice: 0)

    // Then
    XCTAssertEqual(sut.total, 0)
    XCTAssertEqual(sut.itemCount, 1)
  }
}
