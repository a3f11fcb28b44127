import Foundation
import Grading
import PlantedBugs

/// The readable report of a grading.
struct Report {
  let console: Console
  let track: Workplace.Track
  /// Whether bugs that were caught and versions that were accepted are listed, too.
  var showsPassed = true

  func say(_ result: LessonResult) {
    let lesson = result.lesson
    let suffix = track == .lessons ? "" : " (\(track.rawValue))"
    console.say(console.styled("Lesson \(lesson.number) · \(lesson.title)\(suffix)", .bold))
    if let message = result.compilerMessage {
      for line in wrapped("nothing in it can be graded, because of this:", width: console.width) {
        console.say(console.styled(line, .red))
      }
      console.say()
      console.say(message)
      return
    }
    for report in result.reports {
      console.say()
      say(report)
    }
  }

  func say(_ report: ExerciseReport) {
    sayHeadline(report)
    let code = report.results(about: .acceptance)
    if !code.isEmpty { sayGroup("your code, by the kit's tests", code) }
    guard !report.exercise.suites.isEmpty else { return }
    if !code.isEmpty { sayGroup("your tests, on the kit's own code", []) }
    let groups = [sound(report), planted(report), attributions(report), variants(report)]
    for result in groups.joined() where showsPassed || result.status != .passed {
      say(result)
      sayRealCase(of: result, in: report.exercise)
    }
    if report.results(about: .bug).contains(where: { $0.advice != nil }) {
      console.say(
        "For each ✗: what would a test have to do, and then look at, for this to show?",
        indent: 2
      )
    }
  }

  /// Where an exercise has two halves, each stands below a line of its own.
  private func sayGroup(_ title: String, _ results: [CheckResult]) {
    console.say("  \(console.styled(title, .dim))")
    results.forEach(say)
  }

  private func sayHeadline(_ report: ExerciseReport) {
    let exercise = report.exercise
    // On a narrow terminal the scores have a line of their own.
    let isNarrow = console.width < 76
    let name = column(exercise.heading, width: isNarrow ? console.width - 10 : 30)
    let code = report.results(about: .acceptance)
    let done = code.count { $0.status == .passed }
    let scores = [
      code.isEmpty ? nil : "code: \(done) of \(code.count)",
      exercise.bugs.isEmpty ? nil : bugsCaught(in: report),
    ].compactMap { $0 }
    let state = report.isPassed ? console.styled("✓ passed", .green) : console.styled("✗", .red)
    let score = scores.joined(separator: ", ")
    let line = "\(console.styled(name, .bold))\(state)"
    console.say(score.isEmpty || isNarrow ? line : "\(line)  \(score)")
    if !score.isEmpty, isNarrow { console.say(score, indent: 2) }
  }

  /// Zero would say something else: that the bugs were planted, and that nobody noticed.
  private func bugsCaught(in report: ExerciseReport) -> String {
    let isJudged = report.results(about: .bug).contains { $0.outcome != nil }
    guard isJudged else { return "bugs not judged yet" }
    return "\(report.bugsCaught) of \(report.exercise.bugs.count) bugs caught"
  }

  /// The checks of the suite itself: what is well is said in one line.
  private func sound(_ report: ExerciseReport) -> [CheckResult] {
    let results = report.results(about: .suite)
    let isGreen = results.allSatisfy { !$0.check.isAboutGreen || $0.status == .passed }
    if isGreen {
      let tests = count(report.tests.count, "test")
      say(.passed, "\(tests): green on the correct code, also one by one and repeated")
    } else if report.invalidity != nil, let waiting = report.whatWaits {
      say(.unknown, "\(waiting) must wait until this is right:")
    }
    return results.filter { $0.status != .passed && !$0.isWaiting }
  }

  private func planted(_ report: ExerciseReport) -> [CheckResult] {
    report.results(about: .bug).filter { $0.status != .unknown || $0.outcome != nil }
  }

  /// Bugs that a test caught, but not the one that is about them.
  private func attributions(_ report: ExerciseReport) -> [CheckResult] {
    report.results(about: .attribution).filter { $0.status == .failed }
  }

  private func variants(_ report: ExerciseReport) -> [CheckResult] {
    report.results(about: .variant).filter { $0.status != .unknown }
  }

  private func say(_ result: CheckResult) {
    let title = result.headline
    let caught = result.status == .passed && result.check.group == .bug ? caughtBy(result) : ""
    say(result.status, "\(title)\(caught)")
    if let explanation = result.explanation, result.status != .passed {
      console.say(explanation, indent: 6)
    }
  }

  private func say(_ status: CheckResult.Status, _ text: String) {
    console.say(text, mark: "  \(mark(status)) ", columns: 4)
  }

  /// After a passed check: where such a mistake really happened.
  private func sayRealCase(of result: CheckResult, in exercise: Exercise) {
    guard let planting = result.check.planting, result.status == .passed else { return }
    for real in exercise.realCases where real.planting == planting {
      console.say("It has happened: \(real.text).", indent: 6)
    }
  }

  private func caughtBy(_ result: CheckResult) -> String {
    let others = result.caughtBy.count - 1
    guard let first = result.caughtBy.first?.split(separator: "/").last else { return "" }
    return " · caught by \(first)" + (others > 0 ? " and \(others) more" : "")
  }

  private func mark(_ status: CheckResult.Status) -> String {
    switch status {
    case .passed: console.styled("✓", .green)
    case .failed: console.styled("✗", .red)
    case .unknown: console.styled("?", .yellow)
    }
  }
}
