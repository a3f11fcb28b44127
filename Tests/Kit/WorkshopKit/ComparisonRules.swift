import Grading
import PlantedBugs

/// What `verify` demands of a table that compares two suites: it says what really comes out when each
/// of them meets the bugs of both, and each sees something that the other one cannot.
struct ComparisonRules {
  let kit: Kit
  let findings: Findings
  /// Runs the reference suite of an exercise on a bug, which may be another exercise's.
  let result: (_ bug: Planting, _ exercise: Exercise, _ lesson: Lesson) async throws -> CheckResult

  /// What became of one bug.
  struct Row: Equatable {
    var bug: Planting
    var isCaughtByFirst: Bool
    var isCaughtBySecond: Bool
  }

  func check(_ lesson: Lesson) async throws {
    guard let comparison = lesson.comparison else { return }
    var problems: [String] = []
    var rows: [Row] = []
    for bug in comparison.bugs {
      let first = try await isCaught(bug, by: comparison.first, lesson, &problems)
      let second = try await isCaught(bug, by: comparison.second, lesson, &problems)
      rows.append(Row(bug: bug, isCaughtByFirst: first, isCaughtBySecond: second))
    }
    problems += complaints(about: comparison.first, and: comparison.second, in: rows) {
      ($0.isCaughtByFirst, $0.isCaughtBySecond)
    }
    problems += complaints(about: comparison.second, and: comparison.first, in: rows) {
      ($0.isCaughtBySecond, $0.isCaughtByFirst)
    }
    let table = Self.table(of: rows, comparison)
    let text = LessonText(kit.text(of: "Lessons/\(lesson.folder)/README.md") ?? "")
    let isRight = text.table(below: table[0]) == table
    if !isRight { problems.append("README.md has no such table, or it says something else") }
    findings.add(
      "lesson \(lesson.number): what the \(comparison.first.name) and the "
        + "\(comparison.second.name) catch",
      of: 2 * rows.count + comparison.first.alone.count + comparison.second.alone.count + 1,
      problems: problems
    )
    if !isRight { findings.show(["", "This is the table:", ""] + table + [""]) }
  }

  /// Whether a suite catches a bug. A run that ended in any other way than well or with a failure is
  /// a problem of its own.
  private func isCaught(
    _ bug: Planting,
    by side: SuiteComparison.Side,
    _ lesson: Lesson,
    _ problems: inout [String]
  ) async throws -> Bool {
    let result = try await result(bug, side.exercise, lesson)
    if result.status == .passed { return true }
    if result.status == .failed, result.outcome == .passed, !result.reachedBy.isEmpty {
      return false
    }
    problems.append("\(side.name), \(bug.name): \(result.fullMessage ?? "not decided")")
    return false
  }

  /// Whether one side alone sees what only it should.
  private func complaints(
    about side: SuiteComparison.Side,
    and other: SuiteComparison.Side,
    in rows: [Row],
    _ isCaught: (Row) -> (own: Bool, other: Bool)
  ) -> [String] {
    side.alone.flatMap { bug -> [String] in
      guard let row = rows.first(where: { $0.bug == bug }) else {
        return ["\(bug.name) is none of the bugs that are compared"]
      }
      let caught = isCaught(row)
      return [
        caught.own ? nil : "the \(side.name) misses \(bug.name), which it alone should see",
        caught.other ? "the \(other.name) sees \(bug.name), too" : nil,
      ].compactMap(\.self)
    }
  }

  /// The lines of the table, its heading first.
  static func table(of rows: [Row], _ comparison: SuiteComparison) -> [String] {
    let word = { (isCaught: Bool) in isCaught ? "caught" : "–" }
    return [
      "| planted bug | \(comparison.first.name) | \(comparison.second.name) |",
      "| --- | --- | --- |",
    ]
      + rows.map { row in
        "| \(row.bug.title) | \(word(row.isCaughtByFirst)) | \(word(row.isCaughtBySecond)) |"
      }
  }
}

extension LessonText {
  /// The table that begins with a line.
  func table(below heading: String) -> [String] {
    guard let start = lines.firstIndex(of: heading) else { return [] }
    return Array(lines[start...].prefix { $0.hasPrefix("|") })
  }
}
