import Testing
import XCTest

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
