import Foundation
import PlantedBugs

@testable import WorkshopKit

/// A tiny kit on disk that `verify` has nothing to say about, for tests that plant a fault in it.
struct SoundKit {
  let folder: TemporaryFolder
  /// Its one lesson with one exercise.
  static let lesson = WorkshopKitTests.lesson(1, "Cafe", exercise("1.1", "Menu"))

  init() throws {
    folder = try TemporaryFolder()
    for (file, text) in Self.files { try folder.write(text, to: file) }
  }

  var kit: Kit { folder.kit([Self.lesson]) }
  var menu: Kit.Assignment {
    Kit.Assignment(lesson: Self.lesson, exercise: Self.lesson.exercises[0])
  }

  func kit(with exercise: Exercise) -> Kit {
    folder.kit([WorkshopKitTests.lesson(1, "Cafe", exercise)])
  }

  /// Puts another text in the place of a part of a file.
  func replace(_ text: String, with other: String, in file: String) throws {
    let old = folder.read(file) ?? ""
    try folder.write(old.replacing(text, with: other), to: file)
  }

  /// What a rule says about the kit, and how it counts.
  func findings(_ rule: (Findings) async throws -> Void) async rethrows -> (
    lines: [String], code: ExitCode
  ) {
    let transcript = Transcript()
    let findings = Findings(console: transcript.console(width: 200))
    try await rule(findings)
    let code = findings.sayResult()
    return (transcript.lines, code)
  }

  static let readme = "Lessons/01-Cafe/README.md"
  static let hints = "Lessons/01-Cafe/HINTS.md"
  static let notes = "Solutions/01-Cafe/NOTES.md"
  static let starter = "Tests/01-Cafe/Starters/Tests/MenuTests.swift"
  static let solution = "Solutions/01-Cafe/Tests/MenuTests.swift"
  static let given = "Lessons/01-Cafe/Tests/MenuTests.swift"

  private static let suite = "// TODO: taste the soup\nlet menu = Menu()\n"
  private static let answer = "let menu = Menu()\n  #expect(menu.soup.isHot)\n"
  private static let code = "struct Menu {}\n"
  private static let files = [
    "Package.swift": "// swift-tools-version: 6.3\n",
    "README.md": "# Kit\n",
    readme: "# Cafe\n\n## 1.1 Menu\n\n### Why\n\n### A worked example\n\n### The trap\n\n"
      + "### Predict\n\n### Your task\n\n### Done when\n",
    hints: "# Hints\n\n## 1.1 Menu\n\n1. Look.\n2. Taste.\n3. Is the soup hot?\n",
    notes: "# Notes\n\n## 1.1 Menu\n\nHot.\n",
    given: suite,
    starter: suite,
    solution: answer,
    "Lessons/01-Cafe/Sources/Menu.swift": code,
    "Solutions/01-Cafe/Sources/Menu.swift": code,
  ]
}
