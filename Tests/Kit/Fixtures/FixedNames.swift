import Foundation
import Testing
import XCTest

@testable import FixtureCode

// Tidy suites that differ in the names of their files. (`CleansUpAnyway` has a new one in every run.)

final class FixedNameXCTests: XCTestCase {
  func testUsesAFixedFolder() throws { try saveBackup(in: "backups") }
  func testUsesANewFolder() throws { try saveBackup(in: "\(UUID())") }
}

@Suite(.serialized) struct FixedNameSwiftTests {
  @Test func usesAFixedFolder() throws { try saveBackup(in: "backups") }
  @Test func usesANewFolder() throws { try saveBackup(in: "\(UUID())") }
}

/// The same name inside a folder with a new one disturbs nobody.
final class FixedInsideXCTests: XCTestCase {
  func testUsesANewFolder() throws { try saveBackup(in: "\(UUID())") }
}

@Suite struct FixedInsideSwiftTests {
  @Test func usesANewFolder() throws { try saveBackup(in: "\(UUID())") }
}

private func saveBackup(in name: String) throws {
  let folder = FileManager.default.temporaryDirectory.appending(path: name)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
  defer { try? FileManager.default.removeItem(at: folder) }
  let file = folder.appending(path: "backup.txt")
  try Data().write(to: file)
  try Counter().backup().write(to: file, atomically: false, encoding: .utf8)
}
