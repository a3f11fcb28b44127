import PlantedBugs

/// What `verify` demands of output that a lesson's text shows: it is what really comes out.
///
/// A block that begins with ` ```text printed by LifeCycleTests ` holds the lines that the suite
/// `LifeCycleTests` of the lesson's solution prints behind a `·`, that sign included. What the
/// frameworks print, names and times, is left out.
struct PrintedRules {
  let kit: Kit
  let findings: Findings
  /// Runs a suite of a module, and returns all that it printed.
  let output: (_ suite: String, _ module: String) async throws -> String

  func check(_ lesson: Lesson) async throws {
    let text = kit.text(of: "Lessons/\(lesson.folder)/README.md") ?? ""
    let blocks = LessonText(text).printedBlocks
    guard !blocks.isEmpty else { return }
    var problems: [String] = []
    for block in blocks {
      let printed = Self.marked(in: try await output(block.suite, "\(lesson.name)Tests"))
      if printed.isEmpty {
        problems.append("\(block.suite) prints no line that begins with ·")
      } else if printed != block.lines {
        problems.append(
          "README.md shows other lines than \(block.suite) prints: "
            + Self.difference(shown: block.lines, printed: printed)
        )
      }
    }
    findings.add(
      "lesson \(lesson.number): what its text shows is what is printed",
      of: blocks.count,
      problems: problems
    )
  }

  private static func marked(in output: String) -> [String] {
    output.split(whereSeparator: \.isNewline).map(String.init).filter { $0.hasPrefix("·") }
  }

  /// The first line that is not the same.
  private static func difference(shown: [String], printed: [String]) -> String {
    let same = zip(shown, printed).prefix { $0 == $1 }.count
    let line = { (lines: [String]) in lines.dropFirst(same).first ?? "nothing more" }
    let words = { (lines: [String]) in line(lines).split(separator: " ") }
    // A message is wrapped at its spaces, so it cannot show how many there are.
    if words(printed) == words(shown) { return "line \(same + 1) has other spaces in it" }
    return "line \(same + 1) is '\(line(printed))', and not '\(line(shown))'"
  }
}

extension LessonText {
  /// The blocks that show what a suite prints, with the suite's name.
  var printedBlocks: [(suite: String, lines: [String])] {
    let start = "```text printed by "
    return lines.indices.filter { lines[$0].hasPrefix(start) }.map { index in
      let body = lines[(index + 1)...].prefix { !$0.hasPrefix("```") }
      return (String(lines[index].dropFirst(start.count)), Array(body))
    }
  }
}
