import Testing
import XCTest

@testable import FixtureCode

// For who has to catch what: the first test sees every bug of `increment`, the second only one.

final class PreciseXCTests: XCTestCase {
  func testOneIncrement() {
    XCTAssertEqual(value(after: 1), 1)
  }

  func testTwoIncrements() {
    XCTAssertGreaterThan(value(after: 2), 0)
  }
}

@Suite struct PreciseSwiftTests {
  @Test func oneIncrement() {
    #expect(value(after: 1) == 1)
  }

  @Test func twoIncrements() {
    #expect(value(after: 2) > 0)
  }
}

/// Asserts an order that nobody promised.
final class OverSpecifiedXCTests: XCTestCase {
  func testHistory() {
    XCTAssertEqual(historyOfTwo(), [1, 2])
  }
}

@Suite struct OverSpecifiedSwiftTests {
  @Test func history() {
    #expect(historyOfTwo() == [1, 2])
  }
}

final class OpenMindedXCTests: XCTestCase {
  func testHistory() {
    XCTAssertEqual(Set(historyOfTwo()), [1, 2])
  }
}

@Suite struct OpenMindedSwiftTests {
  @Test func history() {
    #expect(Set(historyOfTwo()) == [1, 2])
  }
}

/// Tests code that is not written yet.
final class DoubledXCTests: XCTestCase {
  func testDoublesTheValue() {
    var sut = Counter()
    sut.increment()
    onlyUnderTheJudge { XCTAssertEqual(sut.doubled(), 2) }
  }
}

@Suite struct DoubledSwiftTests {
  @Test func doublesTheValue() {
    var sut = Counter()
    sut.increment()
    onlyUnderTheJudge { #expect(sut.doubled() == 2) }
  }
}

private func value(after increments: Int) -> Int {
  var sut = Counter()
  for _ in 0..<increments { sut.increment() }
  return sut.value
}

private func historyOfTwo() -> [Int] {
  var sut = Counter()
  sut.increment()
  sut.increment()
  return sut.history()
}
