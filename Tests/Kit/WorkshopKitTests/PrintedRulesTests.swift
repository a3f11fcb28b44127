import Testing

@testable import WorkshopKit

/// Output that a lesson's text shows: the same as what its suite prints, or not.
@Suite struct PrintedRulesTests {
  private let sound: SoundKit
  private static let title = "lesson 1: what its text shows is what is printed"

  init() throws { sound = try SoundKit() }

  @Test("The lines with the sign, without those of the framework around them")
  func same() async throws {
    let (lines, code) = try await findings(
      shown: ["· soup", "·   bread"],
      printed: "Test Suite 'Meal' started\n· soup\n·   bread\npassed (0.1 seconds) · soup\n"
    )
    #expect(lines == ["✓ \(Self.title) (1)", "1 passed, 0 failed"])
    #expect(code == .passed)
  }

  @Test(
    "Another line, a missing one, one too many, another indentation",
    arguments: [
      ("· soup\n· salad\n", "line 2 is '· salad', and not '· bread'"),
      ("· soup\n", "line 2 is 'nothing more', and not '· bread'"),
      ("· soup\n· bread\n· cake\n", "line 3 is '· cake', and not 'nothing more'"),
      ("·  soup\n· bread\n", "line 1 has other spaces in it"),
    ]
  )
  func different(_ printed: String, _ difference: String) async throws {
    let (lines, code) = try await findings(shown: ["· soup", "· bread"], printed: printed)
    let problem = "README.md shows other lines than Meal prints: \(difference)"
    #expect(lines == ["✗ \(Self.title)", "    - \(problem)", "0 passed, 1 failed"])
    #expect(code == .notPassed)
  }

  @Test("A suite that prints nothing, or that does not exist", arguments: ["", "Executed 0 tests"])
  func nothing(_ printed: String) async throws {
    let (lines, _) = try await findings(shown: [], printed: printed)
    let problem = "Meal prints no line that begins with ·"
    #expect(lines == ["✗ \(Self.title)", "    - \(problem)", "0 passed, 1 failed"])
  }

  @Test("Each block has its own suite, in the lesson's test module")
  func suites() async throws {
    try show([("Meal", ["· soup"]), ("Drinks", ["· tea"])])
    let (lines, _) = try await sound.findings { findings in
      try await rules(findings) { suite, module in
        [("Meal", "· soup"), ("Drinks", "· tea")].first { $0.0 == suite && module == "CafeTests" }?
          .1 ?? "another one"
      }
    }
    #expect(lines == ["✓ \(Self.title) (2)", "2 passed, 0 failed"])
  }

  @Test("A text without such a block is not mentioned")
  func none() async throws {
    try sound.folder.write("```text\n· soup\n```\n", to: SoundKit.readme)
    let (lines, _) = try await sound.findings { try await rules($0) { _, _ in "· soup" } }
    #expect(lines == ["0 passed, 0 failed"])
  }

  private func findings(shown: [String], printed: String) async throws -> (
    lines: [String], code: ExitCode
  ) {
    try show([("Meal", shown)])
    return try await sound.findings { try await rules($0) { _, _ in printed } }
  }

  private func rules(
    _ findings: Findings,
    output: @escaping (String, String) async throws -> String
  ) async throws {
    try await PrintedRules(kit: sound.kit, findings: findings, output: output)
      .check(SoundKit.lesson)
  }

  private func show(_ blocks: [(suite: String, lines: [String])]) throws {
    let texts = blocks.map { suite, lines in
      "```text printed by \(suite)\n\(lines.map { "\($0)\n" }.joined())```\n\nAnd:\n\n· nothing\n"
    }
    try sound.folder.write(texts.joined(separator: "\n"), to: SoundKit.readme)
  }
}
