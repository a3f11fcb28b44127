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

/// All tests fail, and say the same.
final class FailsAllOverXCTests: XCTestCase {
  func testOne() { onlyUnderTheJudge { XCTFail("as always") } }
  func testTwo() { onlyUnderTheJudge { XCTFail("as always") } }
}

@Suite struct FailsAllOverSwiftTests {
  @Test func one() { onlyUnderTheJudge { _ = Issue.record("as always") } }
  @Test func two() { onlyUnderTheJudge { _ = Issue.record("as always") } }
}

/// What was to come before each test throws, so no test ever begins.
final class ThrowsInPreparationXCTests: XCTestCase {
  override func setUpWithError() throws {
    try onlyUnderTheJudge { throw PreparationError.tornApart }
  }

  func testOne() {}
  func testTwo() {}
}

@Suite struct ThrowsInPreparationSwiftTests {
  init() throws {
    try onlyUnderTheJudge { throw PreparationError.tornApart }
  }

  @Test func one() {}
  @Test func two() {}
}

private enum PreparationError: Error {
  case tornApart
}
