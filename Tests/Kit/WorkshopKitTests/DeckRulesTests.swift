import Foundation
import Testing

@testable import WorkshopKit

/// What `verify` says of decks, and what `workshop slides` does about their code.
@Suite struct DeckRulesTests {
  private let sound: SoundKit

  init() throws {
    sound = try SoundKit()
    try sound.folder.write(MadeUpDeck.text, to: MadeUpDeck.file)
    try sound.folder.write(MadeUpDeck.source, to: "Solutions/01-Cafe/Soup.swift")
    try sound.folder.write("<svg/>", to: "slides/bowl.svg")
  }

  private var kit: Kit { sound.folder.kit() }

  private func lines() async -> [String] {
    await sound.findings { DeckRules(kit: kit, findings: $0).check() }.0
  }

  @Test("Nothing is wrong")
  func fine() async {
    #expect(
      await lines() == [
        "✓ slides/01-soup.md: forms that every renderer knows (2)",
        "✓ slides/01-soup.md: notes for every slide (2)",
        "✓ slides/01-soup.md: its demos can be played (2)",
        "✓ slides/01-soup.md: its blocks say what they are (2)",
        "✓ slides/01-soup.md: its code is the code that runs (1)",
        "9 passed, 0 failed",
      ]
    )
  }

  @Test(
    "Something is wrong",
    arguments: [
      ("- **Say:** Good morning.\n", "", "01-soup.md:12: the notes say nothing of **Say:**"),
      (
        "- **Show:** the pot.\n", "",
        "01-soup.md:12: the notes say nothing of **Type:** or **Run:** or **Show:**"
      ),
      ("- **Expect:** hungry people.\n", "", "01-soup.md:12: the notes say nothing of **Expect:**"),
      ("- **Minutes:** 1\n", "", "01-soup.md:12: the notes say nothing of **Minutes:**"),
      (
        "A first spoon", "3 minutes of talk, 1 of exercises",
        "01-soup.md:10: the notes add up to 3 of talk and 0 of exercises"
      ),
      (
        "## Taste", "## Your turn: taste\n\n2 minutes of talk, 2 of exercises",
        "01-soup.md:25: the notes add up to 1 of talk and 2 of exercises"
      ),
      ("`echo cold`", "echo", "01-soup.md:40: **Run:** has one line between `…`."),
      ("![A bowl]", "![]", "01-soup.md:38: the picture has no alternative text"),
      ("bowl.svg", "cup.svg", "01-soup.md:38: there is no cup.svg"),
      (
        "func taste() {\n}", "func taste() {\n  spoon()\n}",
        "01-soup.md:35: Solutions/01-Cafe/Soup.swift says something else in the region 'taste'"
      ),
      (
        "region=taste", "region=smell",
        "01-soup.md:33: Solutions/01-Cafe/Soup.swift has no region 'smell'"
      ),
      (
        "Cafe/Soup.swift", "Cafe/Stew.swift",
        "01-soup.md:33: there is no file Solutions/01-Cafe/Stew.swift"
      ),
      (
        " file=Solutions/01-Cafe/Soup.swift region=taste", "",
        "01-soup.md:33: Swift code names its source (file=… region=…), or is marked 'unchecked'"
      ),
      (
        "```sh", "```text",
        "01-soup.md:29: output says what printed it, as in '```text printed by COMMAND'; what is to "
          + "be typed is marked 'sh'"
      ),
      (
        "```sh", "```text lines=2-1 printed by echo cold",
        "01-soup.md:29: output says what printed it, as in '```text printed by COMMAND'; what is to "
          + "be typed is marked 'sh'"
      ),
      (
        "```sh", "```text printed by echo hot",
        "01-soup.md:29: no demo up to this slide runs 'echo hot'"
      ),
      (
        "```sh", "```", "01-soup.md:29: a block is marked 'swift', 'sh' or 'text', and says no more"
      ),
    ]
  )
  func wrong(_ old: String, _ new: String, _ problem: String) async throws {
    try sound.replace(old, with: new, in: MadeUpDeck.file)
    let said = await lines().joined(separator: " ").split(whereSeparator: \.isWhitespace)
    #expect(said.joined(separator: " ").contains("- slides/\(problem)"))
    #expect(await lines().last == "8 passed, 1 failed")
  }

  @Test("Output of a demo that cannot be read: the demo is named, and nothing else")
  func unreadable() async throws {
    try sound.replace("```sh", with: "```text printed by echo cold", in: MadeUpDeck.file)
    try sound.replace("`echo cold`", with: "echo", in: MadeUpDeck.file)
    #expect(await lines().last == "8 passed, 1 failed")
  }

  @Test("A slide without notes")
  func noNotes() async throws {
    let text = MadeUpDeck.text.components(separatedBy: "<!--\nTaste it.")[0]
    try sound.folder.write(text, to: MadeUpDeck.file)
    #expect(await lines().contains("    - slides/01-soup.md:22: the slide has no notes"))
  }

  @Test("Code that is marked unchecked is left alone")
  func unchecked() async throws {
    try sound.replace(
      "file=Solutions/01-Cafe/Soup.swift region=taste",
      with: "unchecked",
      in: MadeUpDeck.file
    )
    #expect(await lines().last == "9 passed, 0 failed")
  }

  // MARK: workshop slides

  private func slides(_ words: String...) async throws -> (text: String, code: ExitCode) {
    let transcript = Transcript()
    let call = try Call(parsing: ["slides"] + words)
    let code = try await SlidesCommand(kit: kit, console: transcript.console(), call: call).run()
    return (transcript.output, code)
  }

  @Test("A changed line of the source is named with the slide's file and line")
  func compare() async throws {
    try sound.replace(
      "func taste() {",
      with: "func taste(twice: Bool) {",
      in: "Solutions/01-Cafe/Soup.swift"
    )
    let (text, code) = try await slides()
    #expect(code == .notPassed)
    #expect(
      text
        == "slides/01-soup.md:34: Solutions/01-Cafe/Soup.swift says something else in the region 'taste'\n"
        + "Next: swift run workshop slides --update, then slides/build\n"
    )
  }

  @Test("--update writes the code anew, and nothing else")
  func update() async throws {
    try sound.replace("  }\n", with: "    spoon()\n  }\n", in: "Solutions/01-Cafe/Soup.swift")
    let (text, code) = try await slides("--update")
    #expect(code == .passed)
    #expect(text.hasPrefix("slides/01-soup.md: 1 block written anew\n"))
    let wanted = MadeUpDeck.text.replacingOccurrences(of: "{\n}", with: "{\n  spoon()\n}")
    #expect(sound.folder.read(MadeUpDeck.file) == wanted)
    #expect(try await slides().code == .passed)
  }

  @Test("--update says what it cannot write")
  func updateImpossible() async throws {
    try sound.replace("region=taste", with: "region=smell", in: MadeUpDeck.file)
    let (text, code) = try await slides("--update")
    #expect(code == .notPassed)
    #expect(text == "slides/01-soup.md:33: Solutions/01-Cafe/Soup.swift has no region 'smell'\n")
  }
}
