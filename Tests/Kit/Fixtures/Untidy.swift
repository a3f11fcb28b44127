import Foundation
import Testing
import XCTest

@testable import FixtureCode

// Suites that leave files behind, in three places.

final class LeavesTemporaryFileXCTests: XCTestCase {
  func testForgetsAFile() throws {
    try write(to: temporary("forgotten.txt"))
  }
}

@Suite struct LeavesTemporaryFileSwiftTests {
  @Test func forgetsAFile() throws {
    try write(to: temporary("forgotten.txt"))
  }
}

final class LeavesFileAtStartXCTests: XCTestCase {
  func testForgetsAFile() throws {
    try write(to: URL(filePath: "forgotten.txt"))
  }
}

@Suite struct LeavesFileAtStartSwiftTests {
  @Test func forgetsAFile() throws {
    try write(to: URL(filePath: "forgotten.txt"))
  }
}

final class WritesIntoPackageXCTests: XCTestCase {
  func testWritesBesideItself() throws {
    try write(to: besideThisFile("written-by-xctest.txt"))
  }
}

@Suite struct WritesIntoPackageSwiftTests {
  @Test func writesBesideItself() throws {
    try write(to: besideThisFile("written-by-swift-testing.txt"))
  }
}

// MARK: Tidy, as long as nothing goes wrong

final class CleansUpAtTheEndXCTests: XCTestCase {
  func testRemovesItsFile() throws {
    try saveBackup()
  }
}

@Suite struct CleansUpAtTheEndSwiftTests {
  @Test func removesItsFile() throws {
    try saveBackup()
  }
}

final class CleansUpAnywayXCTests: XCTestCase {
  func testRemovesItsFile() throws {
    try saveBackup(cleaningUp: true)
  }
}

@Suite struct CleansUpAnywaySwiftTests {
  @Test func removesItsFile() throws {
    try saveBackup(cleaningUp: true)
  }
}

// MARK: Tidier than anybody asked for

final class EmptiesDirectoryXCTests: XCTestCase {
  func testRemovesEverything() throws {
    try onlyUnderTheJudge { try emptyTemporaryDirectory() }
  }
}

@Suite struct EmptiesDirectorySwiftTests {
  @Test func removesEverything() throws {
    try onlyUnderTheJudge { try emptyTemporaryDirectory() }
  }
}

final class OverwritesEverythingXCTests: XCTestCase {
  func testEmptiesEveryFile() throws {
    try onlyUnderTheJudge { try emptyFilesInTemporaryDirectory() }
  }
}

@Suite struct OverwritesEverythingSwiftTests {
  @Test func emptiesEveryFile() throws {
    try onlyUnderTheJudge { try emptyFilesInTemporaryDirectory() }
  }
}

private func emptyTemporaryDirectory() throws {
  for file in try temporaryFiles() { try FileManager.default.removeItem(at: file) }
}

private func emptyFilesInTemporaryDirectory() throws {
  for file in try temporaryFiles() { try Data().write(to: file) }
}

private func temporaryFiles() throws -> [URL] {
  try FileManager.default.contentsOfDirectory(
    at: FileManager.default.temporaryDirectory,
    includingPropertiesForKeys: nil
  )
}

private func saveBackup(cleaningUp: Bool = false) throws {
  let file = temporary("backup-\(UUID())")
  try Data().write(to: file)
  defer { if cleaningUp { try? FileManager.default.removeItem(at: file) } }
  try Counter().backup().write(to: file, atomically: true, encoding: .utf8)
  if !cleaningUp { try FileManager.default.removeItem(at: file) }
}

private func write(to file: URL) throws {
  try onlyUnderTheJudge { try "forgotten".write(to: file, atomically: true, encoding: .utf8) }
}

private func temporary(_ name: String) -> URL {
  FileManager.default.temporaryDirectory.appending(path: name)
}

private func besideThisFile(_ name: String) -> URL {
  URL(filePath: #filePath).deletingLastPathComponent().appending(path: name)
}
