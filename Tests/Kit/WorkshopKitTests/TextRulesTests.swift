import Testing

@testable import WorkshopKit

/// Each thing that `verify` demands of a lesson's texts, seen missing.
@Suite struct TextRulesTests {
  private let sound: SoundKit
  private static let title = "1.1 Menu: README, hints and notes are complete"

  init() throws { sound = try SoundKit() }

  @Test("Complete texts")
  func complete() async {
    let (lines, code) = await findings()
    #expect(lines == ["✓ \(Self.title) (6)", "6 passed, 0 failed"])
    #expect(code == .passed)
  }

  @Test(
    "A section that is missing",
    arguments: [
      (SoundKit.hints, ["HINTS.md has 0 hints; three is the fewest"]), (SoundKit.notes, []),
    ]
  )
  func section(_ file: String, _ more: [String]) async throws {
    try sound.replace("## 1.1 Menu", with: "## 1.1 Menus", in: file)
    let name = file.split(separator: "/").last ?? ""
    await expect(["\(name) has no section '## 1.1 Menu'"] + more)
  }

  @Test("A file that is missing", arguments: [SoundKit.hints, SoundKit.notes])
  func file(_ file: String) async throws {
    try sound.folder.remove(file)
    let (lines, _) = await findings()
    let name = file.split(separator: "/").last ?? ""
    #expect(lines.contains("    - \(name) has no section '## 1.1 Menu'"))
  }

  @Test(
    "A part of the README's section that is missing, or stands elsewhere",
    arguments: [
      ("### The trap\n", "", #"["Why", "A worked example", "Predict", "Your task", "Done when"]"#),
      ("### Why\n", "", #"["A worked example", "The trap", "Predict", "Your task", "Done when"]"#),
      (
        "### Done when\n", "## 1.2 Bill\n### Done when\n",
        #"["Why", "A worked example", "The trap", "Predict", "Your task"]"#
      ),
      (
        "### The trap\n\n### Predict", "### Predict\n\n### The trap",
        #"["Why", "A worked example", "Predict", "The trap", "Your task", "Done when"]"#
      ),
      (
        "### Predict", "### Guess",
        #"["Why", "A worked example", "The trap", "Guess", "Your task", "Done when"]"#
      ),
    ]
  )
  func part(_ text: String, _ other: String, _ found: String) async throws {
    try sound.replace(text, with: other, in: SoundKit.readme)
    await expect(["README.md has the parts \(found), and should have \(TextRules.parts)"])
  }

  @Test("The README's section is missing, and with it its parts")
  func readme() async throws {
    try sound.replace("## 1.1 Menu", with: "## 1.1 Menus", in: SoundKit.readme)
    await expect([
      "README.md has no section '## 1.1 Menu'",
      "README.md has the parts [], and should have \(TextRules.parts)",
    ])
  }

  @Test("Two hints only")
  func twoHints() async throws {
    try sound.replace("3. Is", with: "Is", in: SoundKit.hints)
    await expect(["HINTS.md has 2 hints; three is the fewest"])
  }

  @Test("A hint with a line of the solution in it")
  func answer() async throws {
    try sound.replace(
      "Is the soup hot?",
      with: "Try `#expect(menu.soup.isHot)`.",
      in: SoundKit.hints
    )
    await expect(["a hint gives the answer away: #expect(menu.soup.isHot)"])
  }

  @Test("A hint may show what the starter has already, and short lines")
  func noAnswer() async throws {
    try sound.replace(
      "Taste.",
      with: "After `let menu = Menu()` write: { soup }",
      in: SoundKit.hints
    )
    try sound.replace("#expect", with: "{ soup }\n  #expect", in: SoundKit.solution)
    let (lines, _) = await findings()
    #expect(lines.last == "6 passed, 0 failed")
  }

  private func findings() async -> (lines: [String], code: ExitCode) {
    await sound.findings { TextRules(kit: sound.kit, findings: $0).check(sound.menu) }
  }

  private func expect(_ problems: [String], sourceLocation: SourceLocation = #_sourceLocation) async
  {
    let (lines, code) = await findings()
    let count = "\(6 - problems.count) passed, \(problems.count) failed"
    #expect(
      lines == ["✗ \(Self.title)"] + problems.map { "    - \($0)" } + [count],
      sourceLocation: sourceLocation
    )
    #expect(code == .notPassed, sourceLocation: sourceLocation)
  }
}
