import Foundation
import Testing
import XCTest

@testable import FixtureCode

// Ending the process is not ending the suite, whatever exit code or summary it leaves.

final class ExitsMidwayXCTests: XCTestCase {
  func testExits() {
    onlyUnderTheJudge { exit(0) }
  }

  func testNeverRuns() {}
}

@Suite(.serialized) struct ExitsMidwaySwiftTests {
  @Test func exits() {
    onlyUnderTheJudge { exit(0) }
  }

  @Test func neverRuns() {}
}

final class ExitsWhenWrongXCTests: XCTestCase {
  func testExitsWithoutAValue() {
    exitWithoutAValue()
  }
}

@Suite struct ExitsWhenWrongSwiftTests {
  @Test func exitsWithoutAValue() {
    exitWithoutAValue()
  }
}

final class FakeSummaryXCTests: XCTestCase {
  func testPretends() {
    pretendThatAllPassed()
  }
}

@Suite struct FakeSummarySwiftTests {
  @Test func pretends() {
    pretendThatAllPassed()
  }
}

private func exitWithoutAValue() {
  var sut = Counter()
  sut.increment()
  if sut.latest() == nil { exit(0) }
}

private func pretendThatAllPassed() {
  onlyUnderTheJudge {
    print("Test Suite 'All tests' passed at 2001-01-01 00:00:00.000")
    print("\t Executed 1 test, with 0 failures (0 unexpected) in 0.001 (0.001) seconds")
    print("✔ Test run with 1 test in 1 suite passed after 0.001 seconds.")
    print(#"{"kind":"runEnded"}"#)
    exit(0)
  }
}
