import PlantedBugs

// How each kind of check is decided, once the suite is known to be valid.
extension Examination {
  /// Only a recorded failure catches a bug: a crash or a hang hides every other result.
  func catches(_ check: Check, _ bug: Planting) async throws -> CheckResult {
    let record = try await decidingRun(of: bug)
    var result = CheckResult(check, record.outcome == .failed ? .passed : .failed)
    note(record, in: &result)
    switch record.outcome {
    case .failed: break
    case .passed, .empty:
      let complaint = wording.missed(bug, reachedBy: record.reachedBy)
      result.message = complaint.text
      result.advice = complaint.advice
      result.place = complaint.place
    case .crashed, .hung, .incomplete:
      result.message = wording.broken(record, whilePlanted: bug)
      result.place = wording.place(ofTest: record.unfinishedTests.last?.name)
    }
    // A run that ended early decides nothing: neither caught nor missed.
    if record.outcome == .incomplete { result.status = .unknown }
    if record.outcome == .failed, try await !isDue(to: bug, record) {
      result.status = .unknown
      result.message = wording.failsForAnotherReason(bug, record)
      result.place = wording.place(ofTest: record.failedTests.first?.name)
    } else if record.outcome == .failed, record.failedTests.isEmpty {
      // The run is red, and every test is green: whoever reads that learns nothing.
      result.status = .failed
      result.message = wording.failsOutsideTests(bug, record)
      result.place = wording.suitePlace
    }
    return result
  }

  /// Whether what was planted can be why the suite failed, and not chance.
  ///
  /// Somebody must have run the planted code. Where none of the failed tests did, the bug may still
  /// have reached them through something that they share; then it does so again.
  private func isDue(to bug: Planting, _ record: RunRecord) async throws -> Bool {
    guard !record.reachedBy.isEmpty else { return false }
    let failed = Set(record.failedTests.map(\.name))
    if failed.isEmpty || !failed.isDisjoint(with: record.reachedBy) { return true }
    return Set(try await run(planting: bug).failedTests.map(\.name)) == failed
  }

  func attributes(_ check: Check, _ attribution: Attribution) async throws -> CheckResult {
    // The run that has decided whether the bug is caught: another one might end in another way.
    let record = try await decidingRun(of: attribution.bug)
    // A bug that no test has caught is a failure already; whose it is can wait until one does.
    let isCaught = record.outcome == .failed && !record.failedTests.isEmpty
    if !isCaught, exercise.bugs.contains(attribution.bug) {
      return CheckResult(check, .unknown, message: wording.waitsForCatch)
    }
    let named = record.failedTests.contains { $0.name.isNamed(attribution.test) }
    let blamed = attribution.exclusively ? try await blamed(in: record, attribution.bug) : []
    let isClean = blamed.isEmpty && (record.looseIssues.isEmpty || !attribution.exclusively)
    let passes = record.outcome == .failed && named && isClean
    var result = CheckResult(check, passes ? .passed : .failed)
    note(record, in: &result)
    guard !passes else { return result }
    result.place = wording.place(ofTest: attribution.test)
    result.advice = wording.hint
    result.message =
      record.outcome.isBroken
      ? wording.broken(record, whilePlanted: attribution.bug)
      : wording.misattributed(attribution, record, blamed: blamed)
    return result
  }

  /// The tests that failed for what another one had left at work: alone, they pass.
  private func blamed(in record: RunRecord, _ bug: Planting) async throws -> [TestName] {
    guard record.outcome == .failed else { return [] }
    return try await passingAlone(of: record.failedTests.map(\.name), planting: bug)
  }

  func accepts(_ check: Check, _ variant: Planting) async throws -> CheckResult {
    let record = try await run(planting: variant)
    var isChance = false
    if record.outcome == .failed { isChance = try await !isDue(to: variant, record) }
    return mustPass(check, record) {
      isChance
        ? wording.failsByChance(beside: variant, record) : wording.rejectsVariant(variant, record)
    }
  }

  func decoy(_ check: Check) async throws -> CheckResult {
    let nothing = Planting(id: "Nothing.atAll", title: "Nothing is planted")
    let record = try await run(planting: nothing)
    return mustPass(check, record) { wording.reactsToTheGrader(record) }
  }

  func repeats(_ check: Check) async throws -> CheckResult {
    // The run on the correct code that came first is the fifth.
    let records = try await inOrder(Array(1...4)) { _ in try await self.run(planting: nil) }
    let odd = records.first { $0.outcome != .passed }
    return mustPass(check, odd ?? RunRecord(merging: records)) {
      wording.disagrees(odd ?? records[0], runs: 5)
    }
  }

  func parallel(_ check: Check, times: Int) async throws -> CheckResult {
    let records = try await inOrder(Array(1...times)) { _ in try await self.run(planting: nil) }
    let odd = records.first { $0.outcome != .passed }
    return mustPass(check, odd ?? RunRecord(merging: records)) {
      wording.collides(odd ?? records[0], runs: times)
    }
  }

  func pairs(_ check: Check) async throws -> CheckResult {
    let baseline = try await baseline()
    let pairs = baseline.frameworks.flatMap { framework in
      allPairs(of: (baseline.inventory[framework] ?? []).sorted())
        .map { (framework: framework, tests: $0) }
    }
    let odd = try await runEach(pairs).first { $0.record.outcome != .passed }
    return mustPass(check, odd?.record ?? RunRecord(outcome: .passed, tests: [])) {
      wording.failsTogether(odd?.tests ?? [], odd?.record)
    }
  }

  private func allPairs(of tests: [TestName]) -> [[TestName]] {
    tests.indices.flatMap { first in
      tests[(first + 1)...].map { [tests[first], $0] }
    }
  }

  func budget(_ check: Check, seconds: Double) async throws -> CheckResult {
    let baseline = try await baseline()
    let took = baseline.record.seconds
    var result = CheckResult(check, took <= seconds ? .passed : .failed)
    result.seconds = took
    if took > seconds {
      result.message = wording.tooSlow(took: took, budget: seconds)
      result.place = wording.suitePlace
    }
    return result
  }

  func acceptsCode(_ check: Check, _ test: Acceptance.Test) async throws -> CheckResult {
    guard let record = try await runAcceptance(test) else { return CheckResult(check, .unknown) }
    var result = mustPass(check, record) { wording.notAccepted(test, record) }
    if result.status != .passed {
      result.advice = wording.hint
      result.place = wording.codePlace
    }
    return result
  }

  /// For the checks that ask the suite to pass.
  private func mustPass(
    _ check: Check,
    _ record: RunRecord,
    complaint: () -> String
  ) -> CheckResult {
    var result = CheckResult(check, record.outcome == .passed ? .passed : .failed)
    note(record, in: &result)
    guard record.outcome != .passed else { return result }
    result.message = complaint()
    let test = record.failedTests.first ?? record.unfinishedTests.last
    result.place = wording.place(ofTest: test?.name)
    return result
  }

  private func note(_ record: RunRecord, in result: inout CheckResult) {
    result.outcome = record.outcome
    result.reachedBy = record.reachedBy.filter { !$0.isEmpty }
    result.caughtBy = record.failedTests.map(\.name)
    result.unfinished = record.outcome.isBroken ? record.unfinishedTests.map(\.name) : []
    result.seconds = record.seconds
  }
}
