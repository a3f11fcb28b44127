import Testing
import XCTest

@testable import FixtureCode

// As suites should be, but for one test that looks at nothing: passes, catches most bugs, runs the
// code of one without noticing, and never runs `isEven`.

final class CarefulXCTests: XCTestCase {
  func testIncrementAddsOne() {
    var sut = Counter()
    sut.increment()
    XCTAssertEqual(sut.value, 1)
  }

  func testLatestLooksAtNothing() {
    _ = Counter().latest()
  }

  func testLoadsTheValue() async throws {
    let loaded = try await Counter().load()
    XCTAssertEqual(loaded, 0)
  }
}

@Suite struct FourCasesSwiftTests {
  @Test(arguments: 1...4) func increments(times: Int) {
    var sut = Counter()
    for _ in 1...times { sut.increment() }
    #expect(sut.value == times)
  }
}

@Suite struct CarefulSwiftTests {
  @Test func incrementAddsOne() {
    var sut = Counter()
    sut.increment()
    #expect(sut.value == 1)
  }

  @Test func latestLooksAtNothing() {
    _ = Counter().latest()
  }

  @Test func loadsTheValue() async throws {
    #expect(try await Counter().load() == 0)
  }
}
