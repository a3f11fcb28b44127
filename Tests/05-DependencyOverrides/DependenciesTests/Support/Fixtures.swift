import Foundation
import PlantedBugs

@testable import Grading

/// Runs a suite of `DependencyFixtures` in a child process, and tells what happened.
func run(_ suite: String, _ framework: Framework) async throws -> RunRecord {
  let name = "\(suite)\(framework == .xctest ? "XCTests" : "SwiftTests")"
  return try await run([name], of: "DependencyFixtures", framework)
}

/// Runs suites of any module in one child process.
func run(_ suites: [String], of module: String, _ framework: Framework) async throws -> RunRecord {
  let runner = SuiteRunner(
    module: module,
    runner: try Runner(module: module, in: Runner.ownFolder)
  )
  var order = SuiteRunner.Order(selection: Selection(suites: suites, of: module, in: framework))
  // On Linux, XCTest's run loop makes Dispatch begin a thread in nearly each of its turns, up to 255.
  // Their stacks are not used, but they count.
  order.limits.dataBytes = 8 << 30
  return try await runner.run(order)
}

extension RunRecord {
  /// Each failure, with the test it was recorded for.
  var failures: [(test: TestName, issue: IssueRecord)] {
    tests.flatMap { test in test.issues.map { (test.name, $0) } }
  }
}
