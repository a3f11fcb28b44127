import Testing

@testable import WorkshopKit

/// Links between the kit's texts: each kind, good and broken.
@Suite struct LinkRulesTests {
  private let sound: SoundKit

  init() throws { sound = try SoundKit() }

  @Test(
    "Links that lead somewhere, or to other sites, or stand in code",
    arguments: [
      "[a file](Lessons/01-Cafe/README.md)", "[a folder](Lessons)", "[here](#kit)",
      "[a heading](Lessons/01-Cafe/README.md#11-menu)", "[away](https://example.org/no#thing)",
      "[with words](Lessons/01-Cafe/README.md#a-worked-example)", "no link (README.md) [at all]",
      "```\n[in code](nowhere.md)\n```",
    ]
  )
  func good(_ text: String) async throws {
    let (lines, code) = try await findings("# Kit\n\n\(text)\n\n[here](#kit)\n")
    #expect(lines.first?.hasPrefix("✓ links lead somewhere (") == true)
    #expect(code == .passed)
  }

  @Test(
    "Links that lead nowhere",
    arguments: [
      "nowhere.md", "#nothing", "Lessons/01-Cafe/README.md#nothing", "01-Cafe/README.md",
      "nowhere.md#kit",
    ]
  )
  func broken(_ link: String) async throws {
    let (lines, code) = try await findings("# Kit\n\n[one](\(link)) and [two](README.md)\n")
    #expect(
      lines == [
        "✗ links lead somewhere", "    - README.md: \(link) leads nowhere", "1 passed, 1 failed",
      ]
    )
    #expect(code == .notPassed)
  }

  @Test("A link is meant from the folder that its file is in")
  func folders() async throws {
    let file = "Lessons/01-Cafe/HINTS.md"
    try sound.folder.write("[up](../../README.md#kit) [beside](README.md#11-menu)\n", to: file)
    let (lines, _) = await sound.findings { LinkRules(kit: sound.kit, findings: $0).check([file]) }
    #expect(lines == ["✓ links lead somewhere (2)", "2 passed, 0 failed"])
  }

  private func findings(_ readme: String) async throws -> (lines: [String], code: ExitCode) {
    try sound.folder.write(readme, to: "README.md")
    return await sound.findings { LinkRules(kit: sound.kit, findings: $0).check(["README.md"]) }
  }
}
