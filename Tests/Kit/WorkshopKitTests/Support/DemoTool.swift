import PlantedBugs
import Testing

@testable import TestTerminal
@testable import WorkshopKit

/// The real executable in a complete workshop whose slides have demos.
struct DemoTool {
  let tool: Tool

  /// What the demos type into, as it is given, and as the learner has it.
  static let file = "Lessons/\(Tool.lesson.folder)/\(Tool.exercise.files[0])"
  static let given = "func menu() {\n    let soup = [1]\n    // TODO: more\n}\n"
  static let mine = "my own menu\n"

  init() throws {
    tool = try Tool()
    try tool.folder.layOut(allLessons)
    let starter = "Tests/\(Tool.lesson.folder)/Starters/\(Tool.exercise.files[0])"
    try tool.folder.write(Self.given, to: starter)
    try tool.folder.write(Self.mine, to: Self.file)
  }

  /// Writes a deck with a slide for each demo; a demo is its items, which end with `**Expect:**`.
  func writeDeck(_ name: String, _ demos: [(title: String, exercise: String, items: String)]) throws
  {
    let slides = demos.map { demo in
      """
      ## \(demo.title)

      <!--
      A demo.

      - **Start:** `swift run workshop jump \(demo.exercise)`
      \(demo.items)
      -->
      """
    }
    let text = (["# Soup"] + slides).joined(separator: "\n\n---\n\n")
    try tool.folder.write("---\ntitle: \"Soup\"\n---\n\n\(text)\n", to: "slides/\(name).md")
  }

  var text: String? { tool.folder.read(Self.file) }
  var files: [String: String] { tool.folder.tree("Lessons") }

  /// Starts a demo, and waits for its prompt.
  func begin(_ subject: String, prompt: String) async throws -> PseudoTerminal {
    let terminal = try tool.onTerminal("demo", subject, rows: 80)
    try await terminal.prompt(prompt)
    return terminal
  }
}

extension PseudoTerminal {
  /// Waits until the program waits for Enter, after a line that begins so.
  func prompt(_ text: String) async throws {
    try await wait { screen in
      let last = screen.text.split(separator: "\n").last
      return last?.hasPrefix(text) == true
    }
  }
}
