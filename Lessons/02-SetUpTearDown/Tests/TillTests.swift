import XCTest

@testable import SetUpTearDown

/// A day at the till in four tests. Together they are green.
final class TillTests: XCTestCase {
  private let sut = Till.shared

  // region: known-state
  // TODO: In which state does each test find the till? And who sees to it?
  // endregion: known-state

  func test1Open() throws {
    try sut.open(float: 50_000)

    XCTAssertTrue(sut.isOpen)
    XCTAssertEqual(sut.sales, 0)
  }

  func test2Sell() throws {
    try sut.sell(for: 4500)

    XCTAssertEqual(sut.sales, 4500)
  }

  func test3SellOnceMore() throws {
    try sut.sell(for: 3000)

    XCTAssertEqual(sut.sales, 7500)
  }

  func test4Close() throws {
    // TODO: What does closing hand over?
    try sut.close()

    XCTAssertFalse(sut.isOpen)
  }

  // TODO: What must not work while the till is open, and what not while it is closed? And is
  // everything as before, when something was refused?
}
