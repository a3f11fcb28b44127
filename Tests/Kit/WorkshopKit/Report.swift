import Foundation
import Grading
import PlantedBugs

/// The readable report of a grading.
struct Report {
  let console: Console
  let track: Workplace.Track

  func say(_ result: LessonResult) {
    let lesson = result.lesson
    let suffix = track == .lessons ? "" : " (\(track.rawValue))"
    console.say(console.styled("Lesson \(lesson.number) · \(lesson.title)\(suffix)", .bold))
    if let message = result.compilerMessage {
      console.say(console.styled("does not compile, so nothing in it can be graded:", .red))
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
    console.say(headline(report))
    let groups = [sound(report), planted(report), variants(report)]
    for results in groups { results.forEach(say) }
    if report.results.contains(where: { $0.advice != nil }) {
      console.say(
        "For each ✗: what would a test have to do, and then look at, for this to show?",
        indent: 2
      )
    }
  }

  private func headline(_ report: ExerciseReport) -> String {
    let exercise = report.exercise
    let name = padded("\(exercise.number) \(exercise.name)", to: 30)
    let bugs =
      exercise.bugs.isEmpty ? "" : "\(report.bugsCaught) of \(exercise.bugs.count) bugs caught"
    let state = report.isPassed ? console.styled("✓ passed", .green) : console.styled("✗", .red)
    return "\(console.styled(name, .bold))\(state)  \(bugs)"
  }

  /// The checks of the suite itself: said in one line while all is well.
  private func sound(_ report: ExerciseReport) -> [CheckResult] {
    let results = report.results.filter { !isBug($0) && !isVariant($0) }
    let failed = results.filter { $0.status == .failed }
    if failed.isEmpty, results.allSatisfy({ $0.status == .passed }) {
      let tests = count(report.tests.count, "test")
      console.say("  \(mark(.passed)) \(tests): sound on the correct code, alone and repeated")
      return []
    }
    let waiting = report.results.count { $0.status == .unknown && $0.outcome == nil }
    if waiting > 0 {
      console.say("  \(mark(.unknown)) \(count(waiting, "check")) must wait until this is right:")
    }
    return failed
  }

  private func planted(_ report: ExerciseReport) -> [CheckResult] {
    report.results.filter { isBug($0) && ($0.status != .unknown || $0.outcome != nil) }
  }

  private func variants(_ report: ExerciseReport) -> [CheckResult] {
    report.results.filter { isVariant($0) && $0.status != .unknown }
  }

  private func say(_ result: CheckResult) {
    let title = isVariant(result) ? "accepts: \(result.check.title)" : result.check.title
    let caught = result.status == .passed && isBug(result) ? caughtBy(result) : ""
    let lines = wrapped("\(title)\(caught)", width: console.width - 4)
    console.say("  \(mark(result.status)) \(lines[0])")
    for line in lines.dropFirst() { console.say("    \(line)") }
    if let message = result.message, result.status != .passed {
      console.say(withoutTitle(message, result.check), indent: 6)
    }
  }

  private func caughtBy(_ result: CheckResult) -> String {
    let others = result.caughtBy.count - 1
    guard let first = result.caughtBy.first?.split(separator: "/").last else { return "" }
    return " · caught by \(first)" + (others > 0 ? " and \(others) more" : "")
  }

  /// The title stands above the message already.
  private func withoutTitle(_ message: String, _ check: Check) -> String {
    for start in ["Missed: \"\(check.title)\". ", "Not caught: \"\(check.title)\". "]
    where message.hasPrefix(start) {
      return String(message.dropFirst(start.count))
    }
    return message
  }

  private func mark(_ status: CheckResult.Status) -> String {
    switch status {
    case .passed: console.styled("✓", .green)
    case .failed: console.styled("✗", .red)
    case .unknown: console.styled("?", .yellow)
    }
  }

  private func isBug(_ result: CheckResult) -> Bool { result.check.kindName == "catches" }
  private func isVariant(_ result: CheckResult) -> Bool { result.check.kindName == "accepts" }
}
