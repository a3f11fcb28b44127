import PlantedBugs

// How a suite treats what is not its own: files, shared objects, the place of a failure.
extension Examination {
  func clean(_ check: Check) async throws -> CheckResult {
    let baseline = try await baseline()
    var result = CheckResult(check, .passed)
    if !baseline.changedFiles.isEmpty {
      result.status = .failed
      result.message = wording.wroteIntoPackage(baseline.changedFiles)
    } else if baseline.record.disturbedStranger {
      result.status = .failed
      result.message = wording.disturbedStranger(RunFolder.strangersFile)
    } else if !baseline.record.leftovers.isEmpty {
      result.status = .failed
      result.message = wording.leftBehind(
        baseline.record.leftovers,
        by: baseline.frameworks,
        despite: nil
      )
    }
    for fault in exercise.extras.cleansUpDespite where result.status == .passed {
      let record = try await run(planting: fault)
      if !record.leftovers.isEmpty {
        result.status = .failed
        result.message = wording.leftBehind(
          record.leftovers,
          by: baseline.frameworks,
          despite: fault
        )
      }
    }
    if result.status == .failed { result.place = wording.suitePlace }
    return result
  }

  /// Any test may come first, so each does, in a process where somebody was before it.
  func starts(_ check: Check, despite planting: Planting) async throws -> CheckResult {
    let runs = try await runEachAlone(planting: planting)
    var result = result(check, of: runs)
    guard result.status == .passed else { return result }
    let failing = runs.filter { $0.record.outcome != .passed }
    if let first = failing.first {
      result.status = .failed
      result.outcome = first.record.outcome
      result.message = wording.meetsOthers(planting, failing.flatMap(\.tests), first.record)
      result.place = wording.place(ofTest: first.tests[0])
    }
    return result
  }

  /// The planted code keeps a file of its own name, a mark, for as long as the state is not what it
  /// was. So nothing has to be asked at the end of the process, which each framework ends in its own
  /// way: the mark that is left says it. Each test runs alone, for any of them may be the last one.
  func restores(_ check: Check, _ planting: Planting) async throws -> CheckResult {
    let runs = try await runEachAlone(planting: planting)
    var result = result(check, of: runs)
    guard result.status == .passed else { return result }
    let leaving = runs.filter { $0.record.leftovers.contains(planting.name) }
    if let first = leaving.first {
      result.status = .failed
      result.message = wording.leavesState(planting, leaving.flatMap(\.tests))
      result.place = wording.place(ofTest: first.tests[0])
    }
    return result
  }

  /// A name that two runs of a test leave behind is fixed.
  func ownNames(_ check: Check, interruptedBy fault: Planting) async throws -> CheckResult {
    let first = try await runEachAlone(planting: fault)
    let second = try await runEachAlone(planting: fault)
    var result = result(check, of: first)
    guard result.status == .passed else { return result }
    for (one, other) in zip(first, second) {
      let fixed = topLevel(one.record.leftovers).intersection(topLevel(other.record.leftovers))
      guard !fixed.isEmpty else { continue }
      result.status = .failed
      result.message = wording.fixedNames(fixed.sorted(), in: one.tests[0])
      result.place = wording.place(ofTest: one.tests[0])
      break
    }
    return result
  }

  /// What a run left, without what is inside of it.
  private func topLevel(_ paths: [String]) -> Set<String> {
    Set(paths.compactMap { $0.split(separator: "/").first.map(String.init) })
  }

  /// A planting that no test has reached says nothing.
  private func result(_ check: Check, of runs: [SeparateRun]) -> CheckResult {
    let record = RunRecord(merging: runs.map(\.record))
    var result = CheckResult(check, record.reachedBy.isEmpty ? .unknown : .passed)
    result.outcome = record.outcome
    result.seconds = record.seconds
    if result.status == .unknown {
      result.message = wording.notReached
      result.place = wording.suitePlace
    }
    return result
  }

  /// Looks at the failures that the planted bugs have caused.
  func ownLines(_ check: Check) async throws -> CheckResult {
    let records = try await inOrder(exercise.bugs) { try await self.decidingRun(of: $0) }
    var testsAt: [SourcePlace: Set<TestName>] = [:]
    for test in records.flatMap(\.failedTests) {
      for issue in test.issues {
        guard let file = issue.file, let line = issue.line else { continue }
        testsAt[SourcePlace(file: file, line: line), default: []].insert(test.name)
      }
    }
    var result = CheckResult(check, .passed)
    let shared = testsAt.filter { $0.value.count > 1 }.min { $0.key.line < $1.key.line }
    if let (place, tests) = shared {
      result.status = .failed
      let frameworks = try await baseline().frameworks
      result.message = wording.sharedLine(place.line, of: tests.sorted(), in: frameworks)
      result.place = place
    } else if Set(testsAt.values.joined()).count < 2,
      records.contains(where: { $0.outcome == .passed })
    {
      // Two failures make it known, and as long as a bug is missed there may be more of them.
      result = CheckResult(check, .unknown, message: wording.waitsForFailures)
    }
    return result
  }
}
