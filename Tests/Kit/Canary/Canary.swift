import ChildSupport
import PlantedBugs
import Testing
import XCTest

// Before it grades anything, the judge proves that it works: it plants this bug and runs these two
// suites. If they do not fail, nothing is graded. In a plain test run they simply pass.

enum CanaryBug: String, PlantedBug {
  case staysSilent = "The canary stays silent"
}

struct CanaryBird {
  func song() -> String { "tweet" }
}

extension CanaryBird {
  @_dynamicReplacement(for:song())
  func songWithBug() -> String {
    switch CanaryBug.planted {
    case .staysSilent: ""
    case nil: song()
    }
  }
}

final class CanaryXCTests: XCTestCase {
  func testCanarySings() {
    XCTAssertEqual(CanaryBird().song(), "tweet")
  }
}

@Suite struct CanarySwiftTests {
  @Test func canarySings() {
    #expect(CanaryBird().song() == "tweet")
  }
}
