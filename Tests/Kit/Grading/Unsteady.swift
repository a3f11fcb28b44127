import PlantedBugs

// Tests that pass in one run and fail in the next, although nothing has changed.
extension Examination {
  /// Of tests that failed with the others and passed alone, those that will not do so every time.
  func unsteady(ofPassingAlone tests: [TestName]) async throws -> [TestName] {
    guard !tests.isEmpty else { return [] }
    let failing = Set(try await runOftenAlone(tests).filter(\.isRed).flatMap(\.tests))
    if !failing.isEmpty { return tests.filter(failing.contains) }
    let together = try await inOrder(Array(1...3)) { _ in try await self.run(planting: nil) }
    return together.contains { $0.outcome == .passed } ? tests : []
  }

  /// Of tests that passed with the others and failed alone, those that will not do so every time.
  func unsteady(ofFailingAlone tests: [TestName]) async throws -> [TestName] {
    let passing = Set(try await runOftenAlone(tests).filter { !$0.isRed }.flatMap(\.tests))
    return tests.filter(passing.contains)
  }

  private func runOftenAlone(_ tests: [TestName]) async throws -> [(tests: [TestName], isRed: Bool)]
  {
    let baseline = try await baseline()
    let selections = baseline.selections(of: tests)
    return try await runEach((1...5).flatMap { _ in selections })
      .map { ($0.tests, $0.record.outcome != .passed) }
  }
}

extension Baseline {
  /// Each of the given tests by itself, in the framework that it is written in.
  func selections(of tests: [TestName]) -> [(framework: Framework, tests: [TestName])] {
    frameworks.flatMap { framework in
      (inventory[framework] ?? []).filter(tests.contains).map { (framework, [$0]) }
    }
  }
}

extension Wording {
  /// - Parameter said: what was seen, with the words of the failure.
  func dependsOnTheMoment(_ tests: [TestName], _ said: String) -> String {
    let (verb, it) = tests.count == 1 ? ("is", "it depends") : ("are", "they depend")
    return
      "\(list(tests)) \(verb) green in one run on \(correctCode) and red in the next. \(said) So "
      + "\(it) on the moment. Look for work that the test does not wait for, or for a moment that it "
      + "leaves to chance; then for random values, the clock, fixed paths, and things that tests use "
      + "at the same time.\(exercise.falseAlarmAdvice.map { " \($0)" } ?? "")"
  }
}
