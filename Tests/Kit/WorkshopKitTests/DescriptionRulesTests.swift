import PlantedBugs
import Testing

@testable import WorkshopKit

/// Each thing that `verify` demands of an exercise's description, seen missing.
@Suite struct DescriptionRulesTests {
  private let sound: SoundKit
  private let bugs = Planting.all(of: MenuBug.self)

  init() throws { sound = try SoundKit() }

  @Test("A complete description")
  func complete() async {
    await expect(exercise("1.1", "Menu"), [])
  }

  @Test("No code under test, or code that is not there")
  func code() async {
    await expect(exercise("1.1", "Menu", code: []), ["it does not name its code under test"])
    await expect(
      exercise("1.1", "Menu", code: ["Sources/Menu.swift", "Sources/Mneu.swift"]),
      ["Solutions/01-Cafe/Sources/Mneu.swift is missing"]
    )
  }

  @Test("Two bugs with one name, or a bug and a variant")
  func names() async {
    let twin = Planting(id: "OtherBug.soupIsCold", title: "The other soup is cold")
    let problem = "two bugs or variants share a name"
    await expect(exercise("1.1", "Menu", bugs: bugs + [twin]), [problem])
    await expect(exercise("1.1", "Menu", variants: [twin]), [problem])
  }

  @Test("Four bugs only")
  func fewBugs() async {
    await expect(
      exercise("1.1", "Menu", bugs: Array(bugs.dropLast())),
      ["it has fewer than 5 bugs"]
    )
  }

  @Test("No variant")
  func noVariant() async {
    await expect(exercise("1.1", "Menu", variants: []), ["it has no variant"])
  }

  @Test(
    "Without bugs: six acceptance tests",
    arguments: [
      (0, ["it has fewer than 5 bugs", "without bugs it needs six acceptance tests"]),
      (5, ["without bugs it needs six acceptance tests"]), (6, []),
    ]
  )
  func acceptance(_ number: Int, _ problems: [String]) async {
    let tests = (0..<number).map { Acceptance.Test("test\($0)", "\($0)") }
    let acceptance = Acceptance(suite: Suite("MenuAcceptance"), tests: tests)
    let extras = ExtraChecks(acceptance: number == 0 ? nil : acceptance)
    await expect(exercise("1.1", "Menu", bugs: [], variants: [], extras: extras), problems)
  }

  private func expect(
    _ exercise: Exercise,
    _ problems: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    let kit = sound.kit(with: exercise)
    let (lines, _) = await sound.findings { findings in
      FileRules(kit: kit, findings: findings).check(kit.allAssignments[0])
    }
    let title = "1.1 Menu: bugs and variants are described"
    let first = problems.isEmpty ? "✓ \(title) (5)" : "✗ \(title)"
    let count = "\(5 - problems.count) passed, \(problems.count) failed"
    #expect(
      lines == [first] + problems.map { "    - \($0)" } + [count],
      sourceLocation: sourceLocation
    )
  }
}
