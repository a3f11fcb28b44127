import Foundation
import Testing
import XCTest

@testable import FixtureCode

// Fine on the correct code, and down with it when a value is missing or never grows.

final class TrapXCTests: XCTestCase {
  func testUnwraps() {
    XCTAssertEqual(latestOfOne()!, 1)
  }
}

@Suite struct TrapSwiftTests {
  @Test func unwraps() {
    #expect(latestOfOne()! == 1)
  }
}

final class FatalErrorXCTests: XCTestCase {
  func testInsists() {
    guard latestOfOne() != nil else { fatalError("where did it go") }
  }
}

@Suite struct FatalErrorSwiftTests {
  @Test func insists() {
    guard latestOfOne() != nil else { fatalError("where did it go") }
  }
}

final class StackOverflowXCTests: XCTestCase {
  func testClimbs() {
    XCTAssertEqual(stepsToThree(from: Counter()), 3)
  }
}

@Suite struct StackOverflowSwiftTests {
  @Test func climbs() {
    #expect(stepsToThree(from: Counter()) == 3)
  }
}

final class ResumesTwiceXCTests: XCTestCase {
  func testAwaitsTheIncrements() async {
    await incrementsOfOne()
  }
}

@Suite struct ResumesTwiceSwiftTests {
  @Test func awaitsTheIncrements() async {
    await incrementsOfOne()
  }
}

// MARK: Crashing on the correct code

final class CrashesAlwaysXCTests: XCTestCase {
  func testGivesUp() {
    onlyUnderTheJudge { fatalError("not even once") }
  }
}

@Suite struct CrashesAlwaysSwiftTests {
  @Test func givesUp() {
    onlyUnderTheJudge { fatalError("not even once") }
  }
}

/// Says a lot before.
final class CrashesAfterFloodXCTests: XCTestCase {
  func testGivesUp() { onlyUnderTheJudge(floodAndGiveUp) }
}

@Suite struct CrashesAfterFloodSwiftTests {
  @Test func givesUp() { onlyUnderTheJudge(floodAndGiveUp) }
}

private func floodAndGiveUp() {
  FileHandle.standardOutput.write(Data("first words\n".utf8) + Data(count: 3_000_000))
  fatalError("after all that")
}

/// Resumes once for everything that an increment adds.
private func incrementsOfOne() async {
  var sut = Counter()
  sut.increment()
  let increments = sut.value
  await withCheckedContinuation { continuation in
    for _ in 0..<increments { continuation.resume() }
  }
}

private func latestOfOne() -> Int? {
  var sut = Counter()
  sut.increment()
  return sut.latest()
}

private func stepsToThree(from counter: Counter) -> Int {
  guard counter.value < 3 else { return 0 }
  var next = counter
  next.increment()
  return 1 + stepsToThree(from: next)
}
