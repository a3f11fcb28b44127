import Testing
import XCTest

@testable import FixtureCode

// A test that does not run checks nothing. Neither do suites without tests.

final class EmptyXCTests: XCTestCase {
  func tasteTheCoffee() {}
  func testWith(argument: Int) {}
}

@Suite struct EmptySwiftTests {
  func tasteTheCoffee() {}
}

final class SkipsAllXCTests: XCTestCase {
  func testSkips() throws {
    throw XCTSkip("not today")
  }
}

@Suite struct SkipsAllSwiftTests {
  @Test(.disabled("not today")) func skips() {}
}

final class SkipsInSetUpXCTests: XCTestCase {
  override func setUpWithError() throws {
    throw XCTSkip("not today")
  }

  func testSkips() {}
}

@Suite struct SkipsInSetUpSwiftTests {
  @Test(.enabled(if: false)) func skips() {}
}

@Suite(.disabled("not today")) struct SkipsWholeSwiftTests {
  @Test func skips() {}

  @Suite struct Inner {
    @Test func skipsToo() {}
  }
}

/// One of three cases is skipped.
@Suite struct SkipsCaseSwiftTests {
  @Test(arguments: [1, 2, 3])
  func skips(number: Int) throws {
    if number == 2 { try Test.cancel("not that one") }
  }
}

final class SkipsMidwayXCTests: XCTestCase {
  func testSkips() throws {
    XCTAssertEqual(Counter().value, 0)
    try XCTSkipIf(Counter().latest() == nil)
  }
}

@Suite struct SkipsMidwaySwiftTests {
  @Test func skips() throws {
    #expect(Counter().value == 0)
    try Test.cancel("not today")
  }
}

final class SkipsOneXCTests: XCTestCase {
  func testRuns() {}

  func testSkips() throws {
    throw XCTSkip("not today")
  }
}

@Suite struct SkipsOneSwiftTests {
  @Test func runs() {}
  @Test(.disabled("not today")) func skips() {}
}

// MARK: Skipping only when something is wrong

final class SkipsWhenWrongXCTests: XCTestCase {
  func testSkipsWithoutAValue() throws {
    var sut = Counter()
    sut.increment()
    try XCTSkipIf(sut.latest() == nil)
  }
}

@Suite struct SkipsWhenWrongSwiftTests {
  @Test func skipsWithoutAValue() throws {
    var sut = Counter()
    sut.increment()
    if sut.latest() == nil { try Test.cancel("nothing to see") }
  }
}
