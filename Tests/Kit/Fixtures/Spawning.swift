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

/// The mark is an argument, for the tests that look for what is left. Without an environment the
/// process is found only by its session; in a session of its own only by its environment.
private func startSleeping(marked mark: String, escaping: Bool = false) throws -> Process {
  let process = Process()
  let sleeper = ["/bin/sh", "-c", "sleep 300; :", "\(mark)-\(getppid())"]
  process.executableURL = URL(filePath: escaping ? "/usr/bin/setsid" : "/usr/bin/env")
  process.arguments = sleeper
  if !escaping {
    process.environment = [:]
    // Or a shell would put the run's folder into `PWD`.
    process.currentDirectoryURL = URL(filePath: "/")
  }
  try process.run()
  return process
}
