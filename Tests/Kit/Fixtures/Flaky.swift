import Testing
import XCTest

@testable import FixtureCode

// Two runs pass, the third fails. (One test each, so that a run of the suite is one count.)

final class FailsInThirdRunXCTests: XCTestCase {
  func testCountsItsRuns() throws {
    try onlyUnderTheJudge {
      XCTAssertLessThan(try numberOfThisRun(of: "FailsInThirdRunXCTests"), 3)
    }
  }
}

@Suite struct FailsInThirdRunSwiftTests {
  @Test func countsItsRuns() throws {
    try onlyUnderTheJudge {
      let number = try numberOfThisRun(of: "FailsInThirdRunSwiftTests")
      #expect(number < 3)
    }
  }
}

// The third run is the one with a bug planted: after all together, and each alone.

final class FailsByChanceXCTests: XCTestCase {
  func testRunsNoPlantedCode() throws {
    try onlyUnderTheJudge {
      XCTAssertNotEqual(try numberOfThisRun(of: "FailsByChanceXCTests"), 3)
    }
  }
}

@Suite struct FailsByChanceSwiftTests {
  @Test func runsNoPlantedCode() throws {
    try onlyUnderTheJudge {
      let number = try numberOfThisRun(of: "FailsByChanceSwiftTests")
      #expect(number != 3)
    }
  }
}

final class FailsBesideXCTests: XCTestCase {
  func testLooksAtNothing() {
    var sut = Counter()
    sut.increment()
  }

  func testRunsNoPlantedCode() throws {
    try onlyUnderTheJudge {
      XCTAssertNotEqual(try numberOfThisRun(of: "FailsBesideXCTests"), 3)
    }
  }
}

@Suite struct FailsBesideSwiftTests {
  @Test func looksAtNothing() {
    var sut = Counter()
    sut.increment()
  }

  @Test func runsNoPlantedCode() throws {
    try onlyUnderTheJudge {
      let number = try numberOfThisRun(of: "FailsBesideSwiftTests")
      #expect(number != 3)
    }
  }
}

// The same for another check: one that has runs of its own to count.

final class FailsBesideVariantXCTests: XCTestCase {
  func testLooksAtNothing() {
    var sut = Counter()
    sut.increment()
  }

  func testRunsNoPlantedCode() throws {
    try onlyUnderTheJudge {
      XCTAssertNotEqual(try numberOfThisRun(of: "FailsBesideVariantXCTests"), 3)
    }
  }
}

@Suite struct FailsBesideVariantSwiftTests {
  @Test func looksAtNothing() {
    var sut = Counter()
    sut.increment()
  }

  @Test func runsNoPlantedCode() throws {
    try onlyUnderTheJudge {
      let number = try numberOfThisRun(of: "FailsBesideVariantSwiftTests")
      #expect(number != 3)
    }
  }
}
