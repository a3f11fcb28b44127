import Foundation
import Testing
import XCTest

// Suites that start a process and forget it.

final class LeavesProcessXCTests: XCTestCase {
  func testForgetsAProcess() throws {
    try onlyUnderTheJudge { XCTAssertTrue(try startSleeping(marked: "left-by-xctest").isRunning) }
  }
}

@Suite struct LeavesProcessSwiftTests {
  @Test func forgetsAProcess() throws {
    try onlyUnderTheJudge {
      let process = try startSleeping(marked: "left-by-swift-testing")
      #expect(process.isRunning)
    }
  }
}

/// The same, in a session of the process's own: it is out of reach when its run is swept.
final class LetsProcessEscapeXCTests: XCTestCase {
  func testForgetsAProcess() throws {
    try onlyUnderTheJudge {
      XCTAssertTrue(try startSleeping(marked: "escaped-from-xctest", escaping: true).isRunning)
    }
  }
}

@Suite struct LetsProcessEscapeSwiftTests {
  @Test func forgetsAProcess() throws {
    try onlyUnderTheJudge {
      let process = try startSleeping(marked: "escaped-from-swift-testing", escaping: true)
      #expect(process.isRunning)
    }
  }
}

private func startSleeping(marked mark: String, escaping: Bool = false) throws -> Process {
  let process = Process()
  process.executableURL = URL(filePath: "/bin/sh")
  let command = escaping ? "setsid sleep 300" : "sleep 300"
  // Says when it is there: a process that is still being started could not be seen to be ended.
  process.arguments = ["-c", "\(command) & sleep 300"]
  process.environment = ProcessInfo.processInfo.environment.merging(["FIXTURE": mark]) { $1 }
  try process.run()
  return process
}
