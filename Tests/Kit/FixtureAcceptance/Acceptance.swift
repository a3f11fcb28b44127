import ChildSupport
import FixtureBugs
import Testing
import XCTest

@testable import FixtureCode

// Acceptance tests of code that is only half written: the first passes, the second fails.

final class CounterXCTests: XCTestCase {
  func testStartsAtZero() {
    XCTAssertEqual(Counter().value, 0)
  }

  func testDoubles() {
    var sut = Counter()
    sut.increment()
    if isJudged { XCTAssertEqual(sut.doubled(), 2) }
  }
}

@Suite struct CounterSwiftTests {
  @Test func startsAtZero() {
    #expect(Counter().value == 0)
  }

  @Test func doubles() {
    var sut = Counter()
    sut.increment()
    if isJudged { #expect(sut.doubled() == 2) }
  }
}
