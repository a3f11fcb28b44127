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

// The first run is of all tests, the second of one alone; more follow where those two disagree.

/// Red in the first run only: the next time, the whole suite is green.
final class RedAtFirstXCTests: XCTestCase {
  func testIsNotTheFirstRun() throws {
    try onlyUnderTheJudge {
      XCTAssertNotEqual(try numberOfThisRun(of: "RedAtFirstXCTests"), 1)
    }
  }
}

@Suite struct RedAtFirstSwiftTests {
  @Test func isNotTheFirstRun() throws {
    try onlyUnderTheJudge {
      let number = try numberOfThisRun(of: "RedAtFirstSwiftTests")
      #expect(number != 1)
    }
  }
}

/// Green in the second run only: the next time, the test is red alone as well.
final class GreenOnceXCTests: XCTestCase {
  func testIsTheSecondRun() throws {
    try onlyUnderTheJudge {
      XCTAssertEqual(try numberOfThisRun(of: "GreenOnceXCTests"), 2)
    }
  }
}

@Suite struct GreenOnceSwiftTests {
  @Test func isTheSecondRun() throws {
    try onlyUnderTheJudge {
      let number = try numberOfThisRun(of: "GreenOnceSwiftTests")
      #expect(number == 2)
    }
  }
}

/// Red in the second run only: with the others green, alone first red and then green.
final class RedOnceXCTests: XCTestCase {
  func testIsNotTheSecondRun() throws {
    try onlyUnderTheJudge {
      XCTAssertNotEqual(try numberOfThisRun(of: "RedOnceXCTests"), 2)
    }
  }
}

@Suite struct RedOnceSwiftTests {
  @Test func isNotTheSecondRun() throws {
    try onlyUnderTheJudge {
      let number = try numberOfThisRun(of: "RedOnceSwiftTests")
      #expect(number != 2)
    }
  }
}
