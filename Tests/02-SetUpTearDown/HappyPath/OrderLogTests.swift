import Foundation
import XCTest

@testable import SetUpTearDown

/// Fair, but lazy: tidy, and everything once, as long as the log stays open and nothing is wrong.
final class OrderLogTests: XCTestCase {
  private let directory = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")

  override func setUpWithError() throws {
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
  }

  override func tearDownWithError() throws {
    try FileManager.default.removeItem(at: directory)
  }

  func testANewLogIsEmpty() throws {
    let sut = try OrderLog(directory: directory)

    XCTAssertTrue(try sut.orders().isEmpty)
  }

  func testAnOrderIsKept() throws {
    let sut = try OrderLog(directory: directory)
    try sut.append("Latte")

    XCTAssertEqual(try sut.orders().map(\.drink), ["Latte"])
  }

  func testSeveralOrdersAreKept() throws {
    let sut = try OrderLog(directory: directory)
    try sut.append("Latte")
    try sut.append("Mocha")

    XCTAssertEqual(try sut.orders().count, 2)
    XCTAssertEqual(sut.nextNumber, 3)
  }

  func testALogCanBeOpenedAgain() throws {
    try OrderLog(directory: directory).append("Latte")

    XCTAssertEqual(try OrderLog(directory: directory).orders().count, 1)
  }

  func testADamagedLogThrows() throws {
    try Data("oops\n".utf8).write(to: directory.appending(path: "orders.jsonl"))

    XCTAssertThrowsError(try OrderLog(directory: directory))
  }
}
