import Grading
import PlantedBugs

/// A suite's tests × the planted bugs: which test caught what.
struct MatrixTable {
  let console: Console

  /// Why an exercise has no such table; `nil` when it has.
  static func whyNot(of exercise: Exercise) -> String? {
    guard exercise.suites.isEmpty else { return nil }
    let number = exercise.number
    return "\(number) has no suite of yours; 'swift run workshop check \(number)' shows the kit's "
      + "tests."
  }

  func say(_ report: ExerciseReport) {
    let results = report.results(about: .bug)
    let bugs = Array(results.enumerated())
    console.say(console.styled("\(report.exercise.heading): which test caught what", .bold))
    // A narrow terminal gets the table in several blocks, one below the other.
    let perBlock = max(1, (console.width - Self.narrowestName) / 3)
    for start in stride(from: 0, to: bugs.count, by: perBlock) {
      console.say()
      sayBlock(bugs[start..<min(start + perBlock, bugs.count)], report.tests)
    }
    console.say()
    var legend = ["● caught it", "○ ran this code and noticed nothing", "· never ran it"]
    if results.contains(where: isBroken) {
      legend.append("× did not come to its end, and so the whole run did not")
    }
    let line = legend.joined(separator: "   ")
    console.say(
      displayWidth(line) <= console.width ? line : legend.joined(separator: "\n")
    )
    console.say()
    let room = results.map { displayWidth(catchers(of: $0)) }.max() ?? 0
    for (index, bug) in bugs { sayBug(number: index + 1, bug, room: room) }
    sayIdle(report.tests.filter { test in !results.contains { $0.caughtBy.contains(test) } })
  }

  private static let narrowestName = 18
  private static let widestName = 44

  private func sayBlock(
    _ bugs: ArraySlice<(offset: Int, element: CheckResult)>,
    _ tests: [TestName]
  ) {
    let label = min(console.width - 3 * bugs.count - 2, Self.widestName)
    let numbers = bugs.map { padded("", to: $0.offset < 9 ? 2 : 1) + "\($0.offset + 1)" }.joined()
    console.say(padded("", to: label) + numbers)
    for test in tests {
      let name = padded(fitted(shortName(test), width: label), to: label)
      console.say(name + bugs.map { "  \(symbol(for: test, $0.element))" }.joined())
    }
  }

  private func isBroken(_ bug: CheckResult) -> Bool { bug.outcome?.isBroken ?? false }

  private func catchers(of bug: CheckResult) -> String {
    isBroken(bug)
      ? "the run \(bug.outcome == .hung ? "hung" : "broke")"
      : "caught by \(bug.caughtBy.isEmpty ? "none" : count(bug.caughtBy.count, "test"))"
  }

  /// - Parameter room: The columns for what is said at the end of the line.
  private func sayBug(number: Int, _ bug: CheckResult, room: Int) {
    let mark = number < 10 ? " \(number)  " : "\(number)  "
    let isMissed = bug.caughtBy.isEmpty || isBroken(bug)
    let by = catchers(of: bug)
    guard console.width >= 79 else {
      return console.say("\(bug.check.title) · \(by)", mark: mark, columns: 4)
    }
    let width = console.width - mark.count - 1 - room
    // A word that is longer than a line is cut.
    let title = wrapped(bug.check.title, width: width).map { fitted($0, width: width) }
    let first = padded(title.first ?? "", to: width)
    console.say("\(mark)\(first) \(isMissed ? console.styled(by, .red) : by)")
    for line in title.dropFirst() { console.say("    \(line)") }
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
    if bug.unfinished.contains(test) { return console.styled("×", .red) }
    return bug.reachedBy.contains(test) ? "○" : console.styled("·", .dim)
  }

  private func shortName(_ test: TestName) -> String {
    test.split(separator: "/").last.map(String.init) ?? test
  }
}
