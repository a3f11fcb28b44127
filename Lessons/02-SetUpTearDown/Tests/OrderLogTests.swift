import Foundation
import XCTest

@testable import SetUpTearDown

final class OrderLogTests: XCTestCase {
  // region: own-world
  // TODO: Each test begins with the same two lines of preparation, and nobody cleans up. Give each
  // test a directory of its own, made before the test and removed after it.
  // endregion: own-world

  func testANewLogIsEmpty() throws {
    let directory = FileManager.default.temporaryDirectory.appending(path: "OrderLogTests")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    let sut = try OrderLog(directory: directory)

    XCTAssertEqual(try sut.orders(), [])
    XCTAssertEqual(sut.nextNumber, 1)
  }

  func testAnOrderIsKept() throws {
    let directory = FileManager.default.temporaryDirectory.appending(path: "OrderLogTests")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    let sut = try OrderLog(directory: directory)

    try sut.append("Latte")

    XCTAssertEqual(try sut.orders().map(\.drink), ["Latte"])
  }

  func testTheNextNumberIsOneMore() throws {
    let directory = FileManager.default.temporaryDirectory.appending(path: "OrderLogTests")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    let sut = try OrderLog(directory: directory)
    let before = sut.nextNumber

    try sut.append("Latte")

    XCTAssertEqual(sut.nextNumber, before + 1)
  }

  // TODO: What else does the log promise? Two orders; a log that is opened again; a damaged line.
}
