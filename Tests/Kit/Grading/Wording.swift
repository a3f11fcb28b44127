import Foundation
import PlantedBugs

/// What a learner reads when a check did not pass: what happened, why it matters, what to try next.
struct Wording: Sendable {
  let exercise: Exercise
  let lesson: Lesson
  let workplace: Workplace

  /// A message, and the line of the learner's code that it is about.
  struct Complaint: Sendable {
    var text: String
    /// What to think about; a report with many complaints of the same kind says it once.
    var advice: String?
    var place: SourcePlace?
  }

  let waitsForValidSuite = "Not known yet: first make your tests pass on the correct code."
  let waitsForCatch = "Not known yet: first let some test catch this bug."

  // MARK: A planted bug

  /// - Parameter tests: the tests that reached it; an empty name stands for code outside any test.
  func missed(_ bug: Planting, reachedBy tests: [TestName]) -> Complaint {
    let known = tests.filter { !$0.isEmpty }
    guard let first = known.first else {
      let reason =
        tests.isEmpty
        ? "No test of yours ran this code, so none could notice."
        : "This code ran, but in work that no test is known to have started, such as a detached "
          + "task. Call it in the test itself, await it there, and look at what comes out."
      return Complaint(
        text: "Missed: \"\(bug.title)\". \(reason)",
        advice: "Which call, with which input, would lead there? \(hint)",
        place: suitePlace
      )
    }
    return Complaint(
      text: "Missed: \"\(bug.title)\". \(ranAndNoticedNothing(known))",
      advice: "What would a test have to do, and then look at, for this to show? \(hint)",
      place: place(ofTest: first)
    )
  }

  func failsForAnotherReason(_ bug: Planting, _ record: RunRecord) -> String {
    "Not caught: \"\(bug.title)\". \(ending(record)) But it did not run this code, so it failed for "
      + "another reason, and by chance. \(Self.sourcesOfChance)"
  }

  func failsOutsideTests(_ bug: Planting, _ record: RunRecord) -> String {
    "Not caught: \"\(bug.title)\". A failure was recorded, but outside any test: "
      + "\(firstIssue(record)) \(Self.nobodysFailure)"
  }

  private static let nobodysFailure =
    "That was in a closure that runs in a task or on a thread of its own, where nobody knows which "
    + "test has failed. Wait in the test for what comes there, and assert in the test."

  private static let sourcesOfChance =
    "Look for work that a test does not wait for, random values, the clock, fixed paths, and things "
    + "that tests share."

  private func ranAndNoticedNothing(_ tests: [TestName]) -> String {
    tests.count == 1
      ? "\(list(tests)) ran this code and noticed nothing."
      : "These tests ran this code and noticed nothing: \(list(tests))."
  }

  func broken(_ record: RunRecord, whilePlanted bug: Planting) -> String {
    let start = "Not caught: \"\(bug.title)\"."
    switch record.outcome {
    case .crashed:
      return "\(start) \(crash(record)) A crash is not a failed test: it hides the results of all "
        + "the others.\(crashAdvice(after: record))"
    case .hung:
      let noticed = record.failedTests.map(\.name)
      return
        "\(start) \(hang(record)) A test that is still waiting then reports nothing: give every "
        + "wait a short time limit (a plain `await` has none), and let it fail when the time is up. "
        + "All waits of a run add up."
        + limitAdvice
        + (noticed.isEmpty ? "" : " (Noticed by \(list(noticed)), before the run got stuck.)")
    default:
      return "\(start) \(early(record))"
    }
  }

  func misattributed(
    _ attribution: Attribution,
    _ record: RunRecord,
    blamed: [TestName]
  ) -> String {
    let title = attribution.bug.title
    let named = short(attribution.test)
    let others = record.failedTests.map(\.name).filter { !$0.isNamed(attribution.test) }
    if let loose = record.looseIssues.first {
      return "A failure was recorded outside any test while \"\(title)\" was planted: "
        + "\(said(loose)) \(Self.nobodysFailure)"
    }
    let start = "While \"\(title)\" was planted, "
    if !blamed.isEmpty {
      let passes = blamed.count == 1 ? "passes" : "pass"
      let isItself = blamed.contains { $0.isNamed(attribution.test) }
      let what =
        isItself
        ? "\(list(blamed)) failed, but \(passes) alone. The failure was recorded too late"
        : "\(named) should fail. A failure was recorded in \(list(blamed)), which \(passes) alone"
      return "\(start)\(what): it came from something that was still at work when the test that "
        + "had started it was over. Wait for it inside that test; and where a callback fulfills an "
        + "expectation, do that after the last assertion."
    }
    if others.isEmpty {
      return "\(start)\(named) should fail. It noticed nothing; no other test did either."
    }
    let isThere = record.tests.contains { $0.name.isNamed(attribution.test) }
    return "\(start)\(list(others)) failed, but \(named) should fail, too: "
      + (isThere ? "by its name, it is about this." : "no test of that name ran.")
  }

  // MARK: Correct code

  func rejectsVariant(_ variant: Planting, _ record: RunRecord) -> String {
    let advice = exercise.variantAdvice[variant] ?? exercise.rejectionAdvice
    if record.outcome.isBroken {
      return "Another correct version of this code (\(variant.title)) broke your suite. "
        + ending(record) + (advice.map { " \($0)" } ?? "")
    }
    let start =
      "\(list(record.failedTests.map(\.name))) failed on another correct version of this code "
      + "(\(variant.title))."
    let said = "It said: \(firstIssue(record))"
    if let advice { return "\(start) \(said) \(advice)" }
    let comments = exercise.code.first.map { "the comments in \($0)" } ?? "the description"
    return "\(start) Such a test is over-specified: it asserts something that nobody promised, and "
      + "stands in the way of every later improvement. \(said) Assert only what \(comments) promise."
  }

  func failsByChance(beside variant: Planting, _ record: RunRecord) -> String {
    "\(ending(record)) That was with another correct version of this code (\(variant.title)), but "
      + "it ran nothing of what is different there, so it failed by chance. \(Self.sourcesOfChance)"
      + (exercise.falseAlarmAdvice.map { " \($0)" } ?? "")
  }

  func reactsToTheGrader(_ record: RunRecord) -> String {
    "Nothing was wrong with the code, and yet this run was \(record.outcome.rawValue). "
      + "\(ending(record)) A test should depend on the code alone, not on where or when it runs."
  }

  func disagrees(_ record: RunRecord, runs: Int) -> String {
    "\(runs) runs of your suite on the same, correct code did not agree: one was "
      + "\(record.outcome.rawValue). \(ending(record)) Such a test is flaky, and soon nobody "
      + "believes it. \(Self.sourcesOfChance)"
      + (exercise.falseAlarmAdvice.map { " \($0)" } ?? "")
  }

  func collides(_ record: RunRecord, runs: Int) -> String {
    "In \(runs) runs with the tests in parallel, one was \(record.outcome.rawValue). "
      + "\(ending(record)) Two tests use the same thing at the same time: give each its own."
  }

  func failsAlone(_ tests: [TestName], first: RunRecord) -> String {
    let (pass, need) = tests.count == 1 ? ("passes", "It needs") : ("pass", "They need")
    return "\(list(tests)) \(pass) together with the others, but not alone. \(ending(first)) "
      + "\(need) something that an earlier test left behind. Prepare everything that a test needs "
      + "in the test itself, or in setUp."
  }

  func failsTogether(_ tests: [TestName], _ record: RunRecord?) -> String {
    "\(list(tests)) pass one by one and together with all others, but not as a pair. "
      + "\(record.map(ending) ?? "") One of them leaves something behind that the other one meets: "
      + "restore it in tearDown."
  }

  // MARK: Time

  func tooSlow(took: Double, budget: Double) -> String {
    "Your suite took \(formatted(took)) s; \(formatted(budget)) s would do. Something in it sleeps, or "
      + "waits until a time is up. Wait for the thing itself, which is over as soon as it comes; and "
      + "where nothing comes, let the test control the time instead of spending it."
  }
}
