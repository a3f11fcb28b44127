import PlantedBugs

// Tests that are in each other's way, because they share something.
extension Examination {
  /// The failed tests that pass when they run alone.
  func passingAlone(in baseline: Baseline) async throws -> [TestName] {
    guard baseline.record.outcome == .failed else { return [] }
    let failed = Set(baseline.record.failedTests.map(\.name))
    let runs = try await runEach(
      baseline.frameworks.flatMap { framework in
        (baseline.inventory[framework] ?? []).filter(failed.contains).map { (framework, [$0]) }
      }
    )
    return runs.filter { $0.record.outcome == .passed }.flatMap(\.tests)
  }
}

extension Wording {
  /// Why tests failed on the correct code; `nil` when none did.
  ///
  /// A test that fails alone as well comes first: it may be what disturbs the others.
  func complaintAboutFailures(in baseline: Baseline) -> Complaint? {
    let failed = baseline.record.failedTests
    let wrong = failed.filter { !baseline.passingAlone.contains($0.name) }
    guard let first = wrong.first ?? failed.first else { return nil }
    let said = "It said: \(firstIssue(of: first))"
    let failure = "\(list((wrong.isEmpty ? failed : wrong).map(\.name))) failed on \(correctCode)."
    let text =
      if !misspelledPreparation.isEmpty {
        "\(failure) \(misspelledPreparation) \(said) \(waiting)"
      } else if wrong.isEmpty {
        complaintAboutSharing(by: failed, said)
      } else {
        "\(failure) \(said) Nothing is planted here, so the test is what is wrong\(falseAlarmAdvice) \(waiting)"
      }
    return Complaint(text: text, place: place(ofTest: first.name))
  }

  private func complaintAboutSharing(by failed: [TestRecord], _ said: String) -> String {
    let pass = failed.count == 1 ? "passes" : "pass"
    return "\(list(failed.map(\.name))) \(pass) alone, but not together with the others. \(said) "
      + "So tests share something, a file or an object for example, and one meets what another has "
      + "changed. Give every test its own: \(howToPrepare) \(waiting)"
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
      let calls = text.lines.count { $0.contains("\(name)()") }
      if calls == 1 { return (name, meant) }
    }
    return nil
  }
}
