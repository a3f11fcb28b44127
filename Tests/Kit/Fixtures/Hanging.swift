import Foundation
import Testing
import XCTest

@testable import FixtureCode

// Fine on the correct code, and waiting for ever when the counter does not count.

final class EndlessLoopXCTests: XCTestCase {
  func testCountsToThree() {
    countToThree()
  }
}

@Suite struct EndlessLoopSwiftTests {
  @Test func countsToThree() {
    countToThree()
  }
}

final class DeafLoopXCTests: XCTestCase {
  func testIgnoresRequests() {
    ignoreRequestsToEnd()
    countToThree()
  }
}

@Suite struct DeafLoopSwiftTests {
  @Test func ignoresRequests() {
    ignoreRequestsToEnd()
    countToThree()
  }
}

final class ForgottenContinuationXCTests: XCTestCase {
  func testAwaitsTheValue() async {
    await valueThatMayNeverCome()
  }
}

@Suite struct ForgottenContinuationSwiftTests {
  @Test func awaitsTheValue() async {
    await valueThatMayNeverCome()
  }
}

final class NoticesAndHangsXCTests: XCTestCase {
  func testANotices() {
    var sut = Counter()
    sut.increment()
    XCTAssertEqual(sut.latest(), 1)
  }

  func testBAwaitsTheValue() async {
    await valueThatMayNeverCome()
  }
}

@Suite struct NoticesAndHangsSwiftTests {
  @Test func aNotices() {
    var sut = Counter()
    sut.increment()
    #expect(sut.latest() == 1)
  }

  @Test func bAwaitsTheValue() async {
    await valueThatMayNeverCome()
  }
}

// MARK: Hanging on the correct code

final class HangsAlwaysXCTests: XCTestCase {
  func testNeverEnds() {
    onlyUnderTheJudge { while true {} }
  }
}

@Suite struct HangsAlwaysSwiftTests {
  @Test func neverEnds() {
    onlyUnderTheJudge { while true {} }
  }
}

private func countToThree() {
  var sut = Counter()
  while sut.value < 3 { sut.increment() }
}

private func ignoreRequestsToEnd() {
  onlyUnderTheJudge {
    for request in [SIGTERM, SIGINT, SIGHUP] { signal(request, SIG_IGN) }
  }
}

private func valueThatMayNeverCome() async {
  var sut = Counter()
  sut.increment()
  let value = sut.latest()
  await withUnsafeContinuation { continuation in
    if value != nil { continuation.resume() }
  }
}
