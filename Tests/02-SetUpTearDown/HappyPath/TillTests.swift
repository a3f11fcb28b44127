import XCTest

@testable import SetUpTearDown

/// Fair, but lazy: every call once, and the till is closed again afterward.
final class TillTests: XCTestCase {
  override func setUpWithError() throws {
    try Till.shared.open(float: 10_000)
  }

  override func tearDown() {
    _ = try? Till.shared.close()
  }

  func testOpens() {
    XCTAssertTrue(Till.shared.isOpen)
  }

  func testSells() throws {
    try Till.shared.sell(for: 4000)

    XCTAssertEqual(Till.shared.sales, 4000)
  }

  func testCloses() throws {
    try Till.shared.sell(for: 4000)

    XCTAssertEqual(try Till.shared.close(), 14_000)
  }

  func testOpeningTwiceThrows() {
    XCTAssertThrowsError(try Till.shared.open(float: 10_000))
  }

  func testSellingWhenClosedThrows() throws {
    try Till.shared.close()

    XCTAssertThrowsError(try Till.shared.sell(for: 4000))
  }
}
