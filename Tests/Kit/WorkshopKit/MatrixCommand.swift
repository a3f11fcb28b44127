import Grading
import PlantedBugs

/// `workshop matrix 1.3`: tests × planted bugs.
struct MatrixCommand {
  let kit: Kit
  let console: Console
  let call: Call

  func run() async throws -> ExitCode {
    let assignment = try kit.oneExercise(call.subjects[0])
    let grader = Grader(kit: kit, console: console)
    let result = try await grader.grade([assignment.exercise], of: assignment.lesson)
    guard let report = result.reports.first else {
      Report(console: console, track: kit.track).say(result)
      return result.exitCode
    }
    guard report.invalidity == nil else {
      Report(console: console, track: kit.track).say(report)
      return .notPassed
    }
    say(report)
    return .passed
  }

  func say(_ report: ExerciseReport) {
    let exercise = report.exercise
    let bugs = report.results(about: .bug)
    console.say(console.styled("\(exercise.heading): which test caught what", .bold))
    console.say()
    let label = min(console.width - 3 * bugs.count - 2, 44)
    if label >= Self.shortestLabel {
      sayTable(report, bugs, label: label)
    } else {
      let needed = Self.shortestLabel + 3 * bugs.count + 2
      console.say(
        "The table is left out: it needs \(needed) columns, and here are \(console.width).",
        indent: 0
      )
    }
    console.say()
    for (index, bug) in bugs.enumerated() { say(bug, number: index + 1) }
    sayIdle(report.tests.filter { test in !bugs.contains { $0.caughtBy.contains(test) } })
  }

  /// Below that, the names of tests could not be told apart.
  private static let shortestLabel = 10

  private func sayTable(_ report: ExerciseReport, _ bugs: [CheckResult], label: Int) {
    let numbers = bugs.indices.map { padded("", to: $0 < 9 ? 2 : 1) + "\($0 + 1)" }.joined()
    console.say(padded("", to: label) + numbers)
    for test in report.tests {
      let name = padded(fitted(shortName(test), width: label), to: label)
      console.say(name + bugs.map { "  \(symbol(for: test, $0))" }.joined())
    }
    console.say()
    let legend = ["● caught it", "○ ran this code and noticed nothing", "· never ran it"]
    let line = legend.joined(separator: "   ")
    for text in displayWidth(line) <= console.width ? [line] : legend { console.say(text) }
  }

  private func say(_ bug: CheckResult, number: Int) {
    let mark = number < 10 ? " \(number)  " : "\(number)  "
    let isMissed = bug.caughtBy.isEmpty
    let by = isMissed ? "caught by none" : "caught by \(bug.caughtBy.count)"
    guard console.width >= 79 else {
      console.say("\(bug.check.title) · \(by)", mark: mark, columns: 4)
      return
    }
    let title = padded(fitted(bug.check.title, width: 60), to: 60)
    console.say("\(mark)\(title) \(isMissed ? console.styled(by, .red) : by)")
  }

  private func sayIdle(_ tests: [TestName]) {
    guard !tests.isEmpty else { return }
    console.say()
    console.say("These tests caught nothing:")
    for test in tests { console.say("  \(fitted(shortName(test), width: console.width - 2))") }
    console.say(
      "That alone is no fault: a test may guard against a bug that is not planted here. But ask "
        + "of each what would have to break for it to fail.",
      indent: 0
    )
  }

  private func symbol(for test: TestName, _ bug: CheckResult) -> String {
    if bug.caughtBy.contains(test) { return console.styled("●", .green) }
    return bug.reachedBy.contains(test) ? "○" : console.styled("·", .dim)
  }

  private func shortName(_ test: TestName) -> String {
    test.split(separator: "/").last.map(String.init) ?? test
  }
}
