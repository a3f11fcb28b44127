import PlantedBugs

// Tests that are in each other's way, because they share something.
extension Examination {
  /// The failed tests that pass when they run alone.
  func passingAlone(in baseline: Baseline) async throws -> [TestName] {
    guard baseline.record.outcome == .failed else { return [] }
    return try await passingAlone(of: baseline.record.failedTests.map(\.name), planting: nil)
  }

  /// Those of the given tests that pass when each runs alone, with something planted.
  func passingAlone(of tests: [TestName], planting: Planting?) async throws -> [TestName] {
    let baseline = try await baseline()
    let runs = try await runEach(baseline.selections(of: tests), planting: planting)
    return runs.filter { $0.record.outcome == .passed }.flatMap(\.tests)
  }

  /// Whether each test also passes without the others.
  func alone() async throws -> CheckResult {
    let runs = try await runEachAlone()
    var result = CheckResult(Check(kind: .alone), .passed)
    let failing = runs.filter { $0.record.outcome != .passed }
    if let first = failing.first {
      let tests = failing.flatMap(\.tests)
      let unsteady = try await unsteady(ofFailingAlone: tests)
      let told = failing.first { unsteady.contains($0.tests[0]) } ?? first
      result.status = .failed
      result.outcome = told.record.outcome
      result.message =
        unsteady.isEmpty
        ? wording.failsAlone(tests, first: first.record)
        : wording.dependsOnTheMoment(unsteady, wording.ending(told.record))
      result.place = wording.place(ofTest: told.tests[0])
    }
    result.seconds = runs.map(\.record.seconds).reduce(0, +)
    return result
  }
}

extension Wording {
  /// Why tests failed on the correct code; `nil` when none did.
  ///
  /// A test that fails alone as well comes first: it may be what disturbs the others.
  func complaintAboutFailures(in baseline: Baseline) -> Complaint? {
    let failed = baseline.record.failedTests
    let wrong = failed.filter { !baseline.passingAlone.contains($0.name) }
    let unsteady = failed.filter { baseline.unsteady.contains($0.name) }
    guard let first = wrong.first ?? unsteady.first ?? failed.first else { return nil }
    let said = "It said: \(firstIssue(of: first))"
    let failure = "\(list((wrong.isEmpty ? failed : wrong).map(\.name))) failed on \(correctCode)."
    let text =
      if !misspelledPreparation.isEmpty {
        "\(failure) \(misspelledPreparation) \(said) \(waiting)"
      } else if wrong.isEmpty, !unsteady.isEmpty {
        "\(dependsOnTheMoment(unsteady.map(\.name), said)) \(waiting)"
      } else if wrong.isEmpty {
        complaintAboutSharing(by: failed, said)
      } else if let preparation = throwingPreparation(of: wrong, in: baseline.record) {
        "\(failure) \(said) It is the same error in every test, so most likely `\(preparation)` threw "
          + "it, before any of them began: look there first. \(waiting)"
      } else {
        "\(failure) \(said) Nothing is planted here, so the test is what is wrong\(falseAlarmAdvice) \(waiting)"
      }
    return Complaint(text: text, place: place(ofTest: first.name))
  }

  /// The method that prepares each test of a suite, where it may throw, and each test has failed with
  /// the same thrown error and nothing else; `nil` for anything else.
  private func throwingPreparation(of failed: [TestRecord], in record: RunRecord) -> String? {
    guard let suite = failed.first?.name.split(separator: "/").first else { return nil }
    let tests = record.tests.filter { $0.name.hasPrefix("\(suite)/") }
    let said = Set(tests.map { $0.issues.map(\.text) })
    guard tests.count > 1, said.count == 1, let issues = said.first, issues.count == 1,
      issues[0].contains(/^(threw error|failed: caught error:|Caught error:)/)
    else { return nil }
    let lines = workplace.sourceTexts(of: exercise.files, in: lesson).flatMap(\.text.lines)
    let methods = lines.compactMap { line in
      line.firstMatch(of: /\boverride +func +(setUp\w*)\(\)[^{]*\bthrows\b/)?.1
        ?? line.firstMatch(of: /\b(init)\([^)]*\)[^{]*\bthrows\b/)?.1
    }
    return methods.first.map(String.init)
  }

  private func complaintAboutSharing(by failed: [TestRecord], _ said: String) -> String {
    let pass = failed.count == 1 ? "passes" : "pass"
    return "\(list(failed.map(\.name))) \(pass) alone, but not together with the others. \(said) "
      + "\(exercise.sharingAdvice ?? whatMayBeShared) \(waiting)"
  }

  private var whatMayBeShared: String {
    "So tests share something, a file or an object for example, and one meets what another has "
      + "changed. Give every test its own: \(howToPrepare)"
  }

  private var howToPrepare: String {
    switch workplace.frameworks(in: exercise, of: lesson) {
    case [.xctest]:
      "make it in setUpWithError, and clean up in tearDownWithError. What has to be shared, reset "
        + "before each test and restore after it."
    case [.swiftTesting]:
      // Here tests run at the same time: nothing shared can be reset for one of them.
      "make it in init, and clean up in deinit."
    default:
      "make it in setUpWithError or init, and clean up in tearDownWithError or deinit."
    }
  }

  /// A sentence about a method that should be one of XCTest's, but is spelled in another way: it
  /// compiles, and nobody calls it. Empty where there is none.
  var misspelledPreparation: String {
    for (_, text) in workplace.sourceTexts(of: exercise.files, in: lesson) {
      guard let (written, meant) = Self.misspelledPreparation(in: text) else { continue }
      return "Nobody calls `func \(written)()`: XCTest knows `\(meant)`, which is written with "
        + "`override`."
    }
    return ""
  }

  static func misspelledPreparation(in text: SourceText) -> (written: String, meant: String)? {
    guard text.lines.contains(where: { $0.contains("XCTestCase") }) else { return nil }
    let known = ["setUp", "setUpWithError", "tearDown", "tearDownWithError"]
    for line in text.lines {
      guard let name = line.firstMatch(of: /\bfunc +(\w+)\(\)/).map({ String($0.1) }),
        let meant = known.first(where: { $0.lowercased() == name.lowercased() }), meant != name
      else { continue }
      if !isMentioned(name, in: text) { return (name, meant) }
    }
    return nil
  }

  /// Whether a function is called, or handed on, or whatever else can be done with its name.
  private static func isMentioned(_ name: String, in text: SourceText) -> Bool {
    text.lines.contains { line in
      let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      return words.indices.contains { index in
        words[index] == name && (index == 0 || words[index - 1] != "func")
      }
    }
  }
}
