import Testing
import XCTest

@testable import FixtureCode

// Helpers that assert: one kind keeps the place of a failure to itself, the other hands it on.

final class KeepsPlaceXCTests: XCTestCase {
  func testOne() { assertCounts(to: 1) }
  func testTwo() { assertCounts(to: 2) }

  private func assertCounts(to number: Int) {
    XCTAssertEqual(counted(to: number), number)
  }
}

@Suite struct KeepsPlaceSwiftTests {
  @Test func one() { expectCount(to: 1) }
  @Test func two() { expectCount(to: 2) }

  private func expectCount(to number: Int) {
    #expect(counted(to: number) == number)
  }
}

final class HandsPlaceOnXCTests: XCTestCase {
  func testOne() { assertCounts(to: 1) }
  func testTwo() { assertCounts(to: 2) }

  private func assertCounts(to number: Int, file: StaticString = #filePath, line: UInt = #line) {
    XCTAssertEqual(counted(to: number), number, file: file, line: line)
  }
}

@Suite struct HandsPlaceOnSwiftTests {
  @Test func one() { expectCount(to: 1) }
  @Test func two() { expectCount(to: 2) }

  private func expectCount(to number: Int, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(counted(to: number) == number, sourceLocation: sourceLocation)
  }
}

/// One test asks twice, through a helper that keeps the place: of one test, there is nothing to say.
final class AsksTwiceXCTests: XCTestCase {
  func testOneAndTwo() {
    for number in 1...2 { XCTAssertEqual(counted(to: number), number) }
  }
}

@Suite struct AsksTwiceSwiftTests {
  @Test func oneAndTwo() {
    for number in 1...2 { #expect(counted(to: number) == number) }
  }
}

private func counted(to number: Int) -> Int {
  var sut = Counter()
  for _ in 0..<number { sut.increment() }
  return sut.value
}
