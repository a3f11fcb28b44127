import PlantedBugs
import Testing

@testable import Grading

/// The XCTest classes of this module, for whoever runs Swift Testing only, as `verify` does.
@Suite struct XCTestsInChildTests {
  @Test(
    "They pass, every test of them",
    arguments: [
      (["PreparedXCTests", "UnpreparedXCTests"], 4), (["OverridingXCTests"], 12),
      (["InvokeTestXCTests"], 5), (["CacheXCTests"], 5), (["TestClockXCTests"], 11),
      (["MainSerialExecutorXCTests"], 6), (["OrderModelXCTests"], 2),
    ]
  )
  func pass(_ suites: [String], _ count: Int) async throws {
    let record = try await run(suites, of: "DependenciesTests", .xctest)

    #expect(record.outcome == .passed, "\(record.failures)\n\(record.output)")
    #expect(record.finishedTests.count == count)
  }
}
