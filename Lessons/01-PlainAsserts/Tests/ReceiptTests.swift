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
    // TODO: Given an empty receipt, when three lattes are added in one line, then what is true?
  }

  func testAnEmptyReceiptCostsNothing() {
    // TODO: There is nothing to do here, so this test has no "When". What is true all the same?
  }

  // TODO: `Receipt.swift` promises more than that. Which promise has no test yet?
}
