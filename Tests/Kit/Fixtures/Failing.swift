import Testing
import XCTest

// Wrong about the correct code.

final class FailsAlwaysXCTests: XCTestCase {
  func testFailsAtOnce() {
    onlyUnderTheJudge { XCTFail("as always") }
  }
}

@Suite struct FailsAlwaysSwiftTests {
  @Test func failsAtOnce() {
    onlyUnderTheJudge { _ = Issue.record("as always") }
  }
}
