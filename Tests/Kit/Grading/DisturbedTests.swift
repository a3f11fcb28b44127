import PlantedBugs

extension Examination {
  /// The failed tests that have nothing wrong with themselves: others are in their way.
  func testsThatPassAlone(ofFailedIn baseline: Baseline) async throws -> Set<TestName> {
    guard baseline.record.outcome == .failed, baseline.record.tests.count > 1 else { return [] }
    let failed = Set(baseline.record.failedTests.map(\.name))
    let runs = try await runEach(
      baseline.frameworks.flatMap { framework in
        (baseline.inventory[framework] ?? []).filter(failed.contains).map { (framework, [$0]) }
      }
    )
    return Set(runs.filter { $0.record.outcome == .passed }.flatMap(\.tests))
  }
}
