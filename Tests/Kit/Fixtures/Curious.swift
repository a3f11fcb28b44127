import Foundation
import Testing
import XCTest

@testable import FixtureCode

// Looks everywhere for a word about the judge or the planted bug. There must be none.

final class CuriousXCTests: XCTestCase {
  func testFindsNothing() {
    XCTAssertEqual(tellingWords(), [])
  }

  func testUsesTheCodeWithoutLooking() {
    var sut = Counter()
    sut.increment()
  }
}

@Suite struct CuriousSwiftTests {
  @Test func findsNothing() {
    #expect(tellingWords() == [])
  }

  @Test func usesTheCodeWithoutLooking() {
    var sut = Counter()
    sut.increment()
  }
}

private func tellingWords() -> [String] {
  let process = ProcessInfo.processInfo
  var places = process.arguments + process.environment.map { "\($0.key)=\($0.value)" }
  for file in ["/proc/self/environ", "/proc/self/cmdline"] {
    // One read: the size of such a file is not known before.
    guard let handle = FileHandle(forReadingAtPath: file) else { continue }
    places.append(String(decoding: handle.readDataToEndOfFile(), as: UTF8.self))
  }
  return ["WORKSHOP_PLAN", "IncrementBug", "addsNothing"].filter { word in
    places.contains { $0.contains(word) }
  }
}
