import Grading

/// Output of a command on a slide: a block that begins with ` ```text printed by COMMAND `.
///
/// It shows all that the command prints in a demo, or, with ` ```text lines=2-5,9 printed by COMMAND `,
/// some of the lines and a `…` for those in between.
struct PrintedBlock: Equatable, Sendable {
  /// The deck's line with the opening fence.
  let line: Int
  let command: String
  /// What is shown, from 1, in order; empty for all of it.
  let ranges: [ClosedRange<Int>]
  let body: [String]

  /// `nil` when the fence names no command, or lines that are no lines.
  init?(_ fence: Deck.Fence) {
    guard let match = fence.info.wholeMatch(of: /text (?:lines=([\d,-]+) )?printed by (.+)/) else {
      return nil
    }
    let ranges = (match.1 ?? "").split(separator: ",").map(Self.range)
    guard !ranges.contains(nil) else { return nil }
    line = fence.line
    command = String(match.2)
    self.ranges = ranges.compactMap(\.self)
    body = fence.body
  }

  /// `2-5`, or `9` alone.
  private static func range(_ text: Substring) -> ClosedRange<Int>? {
    let ends = text.split(separator: "-").compactMap { Int($0) }
    guard let first = ends.first, let last = ends.last, 1...2 ~= ends.count else { return nil }
    return first >= 1 && first <= last ? first...last : nil
  }

  /// What is wrong when the command prints this; `nil` when the slide shows just that.
  func difference(from output: String, root: String) -> SlideDifference? {
    let printed = Self.plain(output, root: root)
    guard let wanted = excerpt(of: printed) else {
      return SlideDifference(
        block: line,
        line: line,
        problem: "'\(command)' prints \(count(printed.count, "line")), and the slide names others"
      )
    }
    let (one, other) = (body.map(Self.masked), wanted.map(Self.masked))
    if one == other { return nil }
    let same = zip(one, other).prefix { $0 == $1 }.count
    let next = { (lines: [String]) in lines.dropFirst(same).first.map { "'\($0)'" } ?? "no more" }
    return SlideDifference(
      block: line,
      line: line + same + 1,
      problem: "'\(command)' prints \(next(wanted)) here, and the slide says \(next(body))",
      wanted: wanted
    )
  }

  /// The lines to show; `nil` when there are not as many.
  private func excerpt(of printed: [String]) -> [String]? {
    guard let last = ranges.last?.upperBound else { return printed }
    guard last <= printed.count else { return nil }
    let parts = ranges.map { printed[($0.lowerBound - 1)...($0.upperBound - 1)] }
    return Array(parts.joined(separator: ["…"]))
  }
}

// MARK: What is left out of an output, and what may differ

extension PrintedBlock {
  /// The lines without what SwiftPM says of its building, without colors, and without the kit's folder.
  static func plain(_ output: String, root: String) -> [String] {
    let text = output.replacing(/\u{1B}\[[\d;]*m/, with: "").replacing("\(root)/", with: "")
    let lines = LessonText(text).lines.filter { !isAboutBuilding($0) }
    let end = lines.lastIndex { !$0.isEmpty } ?? -1
    return Array(lines[...end].drop(while: \.isEmpty))
  }

  private static func isAboutBuilding(_ line: String) -> Bool {
    line.prefixMatch(of: /\[\d+\/\d+\] |Building for |Build (of .+ )?complete/) != nil
  }

  /// How long something took, and when it was, is another thing in every run.
  private static func masked(_ line: String) -> String {
    line.replacing(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?/, with: "TIME")
      .replacing(/\d+\.\d+ \(\d+\.\d+\) seconds|\d+(\.\d+)? ?(ms|s|seconds)\b/, with: "TIME")
  }
}
