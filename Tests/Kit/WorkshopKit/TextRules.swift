import Grading
import PlantedBugs

/// What `verify` demands of a lesson's texts.
struct TextRules {
  let kit: Kit
  let findings: Findings

  /// The parts of an exercise's section in README.md, in this order.
  static let parts = [
    "Why", "A worked example", "The trap", "Predict", "Your task", "Done when",
  ]

  func check(_ assignment: Kit.Assignment) {
    let heading = assignment.exercise.heading
    let readme = text("Lessons/\(assignment.lesson.folder)/README.md")
    let hints = text("Lessons/\(assignment.lesson.folder)/HINTS.md")
    let notes = text("Solutions/\(assignment.lesson.folder)/NOTES.md")
    var problems: [String] = []
    for (name, text) in [("README.md", readme), ("HINTS.md", hints), ("NOTES.md", notes)]
    where !text.sections.contains(heading) {
      problems.append("\(name) has no section '## \(heading)'")
    }
    let found = readme.subsections(of: heading)
    if found != Self.parts {
      problems.append("README.md has the parts \(found), and should have \(Self.parts)")
    }
    let list = hints.list(under: heading)
    if list.count < 3 { problems.append("HINTS.md has \(list.count) hints; three is the fewest") }
    problems += answers(in: list, of: assignment).map { "a hint gives the answer away: \($0)" }
    findings.add("\(heading): README, hints and notes are complete", of: 6, problems: problems)
  }

  private func text(_ file: String) -> LessonText { LessonText(kit.text(of: file) ?? "") }

  /// The lines that the solution adds to the starter, as far as they stand in a hint.
  private func answers(in hints: [String], of assignment: Kit.Assignment) -> [String] {
    let hints = hints.joined(separator: "\n")
    return assignment.exercise.files.flatMap { file in
      let starter = lines("Tests/\(assignment.lesson.folder)/Starters/\(file)")
      let solution = lines("Solutions/\(assignment.lesson.folder)/\(file)")
      // Shorter lines (a brace, `var sut = Loyalty()`) say nothing about the answer.
      return solution.filter { !starter.contains($0) && $0.count >= 12 && hints.contains($0) }
    }
  }

  private func lines(_ file: String) -> [String] {
    (kit.text(of: file) ?? "").split(whereSeparator: \.isNewline).map { line in
      String(line.drop { $0 == " " })
    }
  }
}
