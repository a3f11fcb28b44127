import Grading
import PlantedBugs

/// The results for the page of a CI job: a table, and below it what is missing.
struct MarkdownReport {
  let text: String

  init(_ results: [LessonResult], track: Workplace.Track) {
    let suffix = track == .lessons ? "" : " (\(track.rawValue))"
    var blocks = ["# Testing workshop\(suffix)", Self.table(results)]
    blocks += results.flatMap(Self.details)
    text = blocks.joined(separator: "\n\n") + "\n"
  }

  // MARK: The table

  private static func table(_ results: [LessonResult]) -> String {
    let head = [
      "| exercise | state | bugs caught | what is missing |", "| --- | --- | --- | --- |",
    ]
    let rows = results.flatMap { result in
      result.compilerMessage == nil
        ? result.reports.map(row)
        : result.exercises.map { row($0, "? not graded", "", "the lesson does not compile") }
    }
    return (head + rows).joined(separator: "\n")
  }

  private static func row(_ report: ExerciseReport) -> String {
    let bugs = report.results(about: .bug)
    let isJudged = bugs.contains { $0.outcome != nil }
    let caught = isJudged ? "\(report.bugsCaught) of \(bugs.count)" : bugs.isEmpty ? "" : "not yet"
    let state = report.isPassed ? "✓ passed" : "✗ not passed"
    return row(report.exercise, state, caught, missing(in: report))
  }

  private static func row(
    _ exercise: Exercise,
    _ state: String,
    _ caught: String,
    _ missing: String
  ) -> String {
    "| \(Markdown.escaped(exercise.heading)) | \(state) | \(caught) | \(missing) |"
  }

  /// For example "leaves nothing behind, 2 bugs, 1 variant".
  private static func missing(in report: ExerciseReport) -> String {
    let open = report.results.filter { $0.status != .passed && !$0.isWaiting }
    let nouns: [(Check.Group, String)] = [
      (.acceptance, "acceptance test"), (.bug, "bug"), (.attribution, "attribution"),
      (.variant, "variant"),
    ]
    let counts = nouns.map { group, noun in (open.count { $0.check.group == group }, noun) }
    return [
      open.filter { $0.check.group == .suite }.map(\.check.title),
      counts.filter { $0.0 > 0 }.map { count($0.0, $0.1) },
      report.whatWaits.map { ["\($0) must wait"] } ?? [],
    ].joined().joined(separator: ", ")
  }

  // MARK: Below it

  private static func details(of result: LessonResult) -> [String] {
    let lesson = result.lesson
    if let message = result.compilerMessage {
      return [
        "## Lesson \(lesson.number) \(Markdown.escaped(lesson.name))",
        "Nothing in it can be graded, because of this:", Markdown.codeBlock(message),
      ]
    }
    return result.reports.filter { !$0.isPassed }.flatMap(details)
  }

  private static func details(of report: ExerciseReport) -> [String] {
    let open = report.results.filter { $0.status != .passed && !$0.isWaiting }
    return [
      "## \(Markdown.escaped(report.exercise.heading))",
      open.map(item).joined(separator: "\n"),
    ]
  }

  private static func item(_ result: CheckResult) -> String {
    let mark = result.status == .failed ? "✗" : "?"
    let title = "- \(mark) **\(Markdown.escaped(result.headline))**"
    return result.explanation.map { "\(title)<br>\(Markdown.escaped($0))" } ?? title
  }
}

/// Writing Markdown by hand, as GitHub and GitLab read it.
enum Markdown {
  /// A text that stands for itself in a paragraph, a list, or a table, on one line.
  static func escaped(_ text: String) -> String {
    let words = text.split { $0.isNewline || $0 == "\t" }.joined(separator: " ")
    var result = ""
    for scalar in words.unicodeScalars {
      if scalar.properties.generalCategory == .control {
        result += "\u{FFFD}"
      } else {
        if "\\`*_[]<>|#&~$".unicodeScalars.contains(scalar) { result += "\\" }
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A block in which nothing has a meaning, closed by a fence that the text does not contain.
  static func codeBlock(_ text: String) -> String {
    let longest = text.split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: max(3, longest + 1))
    return "\(fence)text\n\(text)\n\(fence)"
  }
}
