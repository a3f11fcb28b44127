import XCTest

@testable import SetUpTearDown

/// Each test begins with a closed till, whoever used it before, and leaves a closed one behind.
final class TillTests: XCTestCase {
  private let sut = Till.shared

  // region: known-state
  override func setUpWithError() throws {
    try closeTill()
  }

  override func tearDownWithError() throws {
    try closeTill()
  }

  private func closeTill() throws {
    if sut.isOpen { try sut.close() }
  }
  // endregion: known-state

  func testNothingIsSoldWhenTheTillIsOpened() throws {
    try sut.open(float: 50_000)

    XCTAssertTrue(sut.isOpen)
    XCTAssertEqual(sut.sales, 0)
  }

  func testSalesAddUp() throws {
    try sut.open(float: 50_000)

    try sut.sell(for: 4500)
    try sut.sell(for: 3000)

    XCTAssertEqual(sut.sales, 7500)
  }

  func testClosingHandsOverTheFloatAndTheSales() throws {
    try sut.open(float: 50_000)
    try sut.sell(for: 4500)

    XCTAssertEqual(try sut.close(), 54_500)
    XCTAssertFalse(sut.isOpen)
  }

  func testTheNextDayBeginsWithoutSales() throws {
    try sut.open(float: 50_000)
    try sut.sell(for: 4500)
    try sut.close()

    try sut.open(float: 30_000)

    XCTAssertEqual(sut.sales, 0)
    XCTAssertEqual(try sut.close(), 30_000)
  }

  func testAnOpenTillCannotBeOpened() throws {
    try sut.open(float: 50_000)

    XCTAssertThrowsError(try sut.open(float: 30_000)) { error in
      XCTAssertEqual(error as? TillError, .alreadyOpen)
    }
    XCTAssertEqual(try sut.close(), 50_000)
  }

  func testAClosedTillSellsNothing() {
    XCTAssertThrowsError(try sut.sell(for: 4500)) { error in
      XCTAssertEqual(error as? TillError, .closed)
    }
    XCTAssertFalse(sut.isOpen)
  }

  func testAClosedTillCannotBeClosed() {
    XCTAssertThrowsError(try sut.close()) { error in
      XCTAssertEqual(error as? TillError, .closed)
    }
  }
}
