import Testing
import XCTest

@testable import FixtureCode

// What is recorded is not always a failure, and a failure is not always a test's.

@Suite struct KnownIssueSwiftTests {
  @Test func hasAKnownIssue() {
    withKnownIssue { #expect(Counter().value == 1) }
  }
}

@Suite struct WarningSwiftTests {
  @Test func warns() {
    Issue.record("a warning is no failure", severity: .warning)
  }
}

final class ErrorXCTests: XCTestCase {
  func testThrows() async throws {
    _ = try await Counter().load()
  }
}

@Suite struct ErrorSwiftTests {
  @Test func `throws`() async throws {
    _ = try await Counter().load()
  }
}

/// Fails in the name of a test that has ended: XCTest on Linux stops the whole run.
final class FailsTooLateXCTests: XCTestCase {
  private nonisolated(unsafe) static var ended: XCTestCase?

  func test1Ends() {
    Self.ended = self
  }

  func test2FailsForIt() {
    #if !canImport(ObjectiveC)
      onlyUnderTheJudge {
        Self.ended?.recordFailure(
          withDescription: "too late",
          inFile: #filePath,
          atLine: #line,
          expected: true
        )
      }
    #endif
  }
}

/// The first test ends before it has asserted, as one does that does not wait for its task.
final class LateXCTests: XCTestCase {
  private nonisolated(unsafe) static var leftToDo: () -> Void = {}

  func testALeavesSomethingToDo() {
    var sut = Counter()
    sut.increment()
    let value = sut.value
    Self.leftToDo = { XCTAssertEqual(value, 1) }
  }

  func testBMeetsIt() {
    Self.leftToDo()
  }
}

/// A detached task does not know which test started it.
@Suite struct LooseIssueSwiftTests {
  @Test func recordsFromAnywhere() async {
    await record(when: isJudgedNow())
  }
}

@Suite struct LooseWhenWrongSwiftTests {
  @Test func addsOne() async {
    var sut = Counter()
    sut.increment()
    #expect(sut.value == 1)
    await record(when: sut.value != 1)
  }
}

@Suite struct OnlyLooseWhenWrongSwiftTests {
  @Test func addsOne() async {
    var sut = Counter()
    sut.increment()
    await record(when: sut.value != 1)
  }
}

/// Runs the code where nobody knows on whose behalf.
@Suite struct DetachedSwiftTests {
  @Test func addsOne() async {
    await Task.detached {
      var sut = Counter()
      sut.increment()
    }.value
  }
}

private func record(when isWrong: Bool) async {
  await Task.detached { if isWrong { Issue.record("too late") } }.value
}

private func isJudgedNow() -> Bool {
  var isJudged = false
  onlyUnderTheJudge { isJudged = true }
  return isJudged
}
