import Foundation
import XCTest

@testable import SetUpTearDown

final class OrderLogTests: XCTestCase {
  // region: own-world
  /// This test's own: XCTest makes an instance for each test, so each has another name.
  private let directory = FileManager.default.temporaryDirectory
    .appending(path: "OrderLogTests-\(UUID())")

  override func setUpWithError() throws {
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
  }

  override func tearDownWithError() throws {
    try FileManager.default.removeItem(at: directory)
  }
  // endregion: own-world

  func testANewLogIsEmpty() throws {
    let sut = try OrderLog(directory: directory)

    XCTAssertEqual(try sut.orders(), [])
    XCTAssertEqual(sut.nextNumber, 1)
  }

  func testAnOrderIsKept() throws {
    let sut = try OrderLog(directory: directory)

    try sut.append("Latte")

    XCTAssertEqual(try sut.orders(), [LoggedOrder(number: 1, drink: "Latte")])
  }

  func testTheNextNumberIsOneMore() throws {
    let sut = try OrderLog(directory: directory)
    let before = sut.nextNumber

    try sut.append("Latte")

    XCTAssertEqual(sut.nextNumber, before + 1)
  }

  func testOrdersAreOldestFirst() throws {
    let sut = try OrderLog(directory: directory)

    try sut.append("Latte")
    try sut.append("Mocha")

    XCTAssertEqual(try sut.orders().map(\.drink), ["Latte", "Mocha"])
  }

  func testALogThatIsOpenedAgainGoesOn() throws {
    // Given
    try OrderLog(directory: directory).append("Latte")

    // When
    let sut = try OrderLog(directory: directory)
    try sut.append("Mocha")

    // Then
    let expected = [
      LoggedOrder(number: 1, drink: "Latte"), LoggedOrder(number: 2, drink: "Mocha"),
    ]
    XCTAssertEqual(try sut.orders(), expected)
  }

  func testADamagedLineIsNamedAndNothingIsLost() throws {
    // Given
    let file = directory.appending(path: "orders.jsonl")
    let text = """
      {"number":1,"drink":"Latte"}
      {"number":2,"dri
      {"number":3,"drink":"Mocha"}

      """
    try Data(text.utf8).write(to: file)

    // When, and what it throws
    XCTAssertThrowsError(try OrderLog(directory: directory)) { error in
      XCTAssertEqual(error as? OrderLogError, .damaged(line: 2))
    }

    // Then
    XCTAssertEqual(try Data(contentsOf: file), Data(text.utf8))
  }
}
