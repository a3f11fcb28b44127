import PlantedBugs
import Testing

@testable import Grading
@testable import WorkshopKit

private enum StoveBug: String, PlantedBug {
  case staysOn = "The stove stays on"
  case isLit = "The stove is lit twice"
}

/// A table that compares two suites: true, out of date, gone; and suites that see too much or too
/// little.
@Suite struct ComparisonRulesTests {
  private let sound: SoundKit
  private static let title = "lesson 1: what the taste suite and the ear suite catch"
  private static let menuBugs = [Planting(MenuBug.soupIsCold), Planting(MenuBug.soupIsFree)]
  private static let cafe: Lesson = {
    let menu = exercise("1.1", "Menu", bugs: menuBugs)
    let stove = exercise("1.2", "Stove", bugs: Planting.all(of: StoveBug.self))
    return Lesson(
      number: 1,
      name: "Cafe",
      title: "Cafe",
      exercises: [menu, stove],
      comparison: SuiteComparison(
        .init("taste suite", menu, alone: [Planting(MenuBug.soupIsCold)]),
        .init("ear suite", stove, alone: [Planting(StoveBug.isLit)])
      )
    )
  }()
  /// Bug and exercise, for each that is caught.
  private static let caught = [
    "soupIsCold 1.1", "soupIsFree 1.1", "soupIsFree 1.2", "staysOn 1.1", "staysOn 1.2", "isLit 1.2",
  ]
  private static let table = [
    "| planted bug | taste suite | ear suite |", "| --- | --- | --- |",
    "| The soup is cold | caught | – |", "| The soup is free | caught | caught |",
    "| The stove stays on | caught | caught |", "| The stove is lit twice | – | caught |",
  ]

  init() throws { sound = try SoundKit() }

  @Test("Each suite meets the bugs of both, and the table says what came out")
  func same() async throws {
    let (lines, code) = try await findings(shown: Self.table)
    #expect(lines == ["✓ \(Self.title) (11)", "11 passed, 0 failed"])
    #expect(code == .passed)
  }

  @Test("Another word, a line less, a line more, another order: the right table is shown")
  func different() async throws {
    var changed = Self.table
    changed[3] = "| The soup is free | caught | – |"
    let tables = [
      changed, Array(Self.table.dropLast()), Self.table + ["| The soup is late | – | – |"],
      [0, 1, 3, 2, 4, 5].map { Self.table[$0] },
    ]
    for table in tables {
      let (lines, code) = try await findings(shown: table)
      #expect(
        lines == [
          "✗ \(Self.title)", "    - README.md has no such table, or it says something else", "",
          "This is the table:", "",
        ] + Self.table + ["", "10 passed, 1 failed"]
      )
      #expect(code == .notPassed)
    }
  }

  @Test("No table at all")
  func none() async throws {
    let (lines, _) = try await findings(shown: ["soup"])
    #expect(lines.contains("    - README.md has no such table, or it says something else"))
  }

  @Test("A suite that sees what only the other one should, although the table says so")
  func seesTooMuch() async throws {
    let table = Self.table.map { $0.replacing("| – | caught |", with: "| caught | caught |") }
    let (lines, code) = try await findings(shown: table, caught: Self.caught + ["isLit 1.1"])
    #expect(
      lines == [
        "✗ \(Self.title)", "    - the taste suite sees isLit, too", "10 passed, 1 failed",
      ]
    )
    #expect(code == .notPassed)
  }

  @Test("A suite that misses what it alone should see, although the table says so")
  func seesTooLittle() async throws {
    let table = Self.table.map { $0.replacing("| caught | – |", with: "| – | – |") }
    let (lines, _) = try await findings(shown: table, caught: Array(Self.caught.dropFirst()))
    #expect(
      lines == [
        "✗ \(Self.title)", "    - the taste suite misses soupIsCold, which it alone should see",
        "10 passed, 1 failed",
      ]
    )
  }

  @Test(
    "A run that crashed, was not decided, or never met the bug says nothing about catching it",
    arguments: [
      CheckResult.made(StoveBug.isLit, .failed, outcome: .crashed, message: "Crash."),
      .made(StoveBug.isLit, .unknown, outcome: .incomplete, message: "Crash."),
      .made(StoveBug.isLit, .failed, reachedBy: [], message: "Crash."),
    ]
  )
  func undecided(_ result: CheckResult) async throws {
    let (lines, code) = try await findings(shown: Self.table) { bug, exercise in
      bug == Planting(StoveBug.isLit) && exercise.number == "1.1" ? result : nil
    }
    #expect(
      lines == ["✗ \(Self.title)", "    - taste suite, isLit: Crash.", "10 passed, 1 failed"]
    )
    #expect(code == .notPassed)
  }

  @Test("A bug that is named and compared nowhere")
  func unknownBug() async throws {
    let menu = Self.cafe.exercises[0]
    let late = SuiteComparison.Side("taste suite", menu, alone: [Planting(MenuBug.soupIsLate)])
    let ear = SuiteComparison.Side("ear suite", Self.cafe.exercises[1], alone: [])
    let comparison = SuiteComparison(late, ear)
    let cafe = Lesson(number: 1, name: "Cafe", title: "", exercises: [], comparison: comparison)
    let (lines, _) = try await findings(shown: Self.table, of: cafe)
    #expect(lines[1] == "    - soupIsLate is none of the bugs that are compared")
  }

  @Test("A lesson that compares nothing is not mentioned")
  func nothing() async throws {
    let (lines, _) = try await findings(shown: [], of: SoundKit.lesson)
    #expect(lines == ["0 passed, 0 failed"])
  }

  private func findings(
    shown table: [String],
    of lesson: Lesson = cafe,
    caught: [String] = caught,
    _ other: @escaping (Planting, Exercise) -> CheckResult? = { _, _ in nil }
  ) async throws -> (lines: [String], code: ExitCode) {
    let text = (["# Cafe", ""] + table + ["", "Soup."]).joined(separator: "\n")
    try sound.folder.write(text, to: SoundKit.readme)
    return try await sound.findings { findings in
      let rules = ComparisonRules(kit: sound.kit, findings: findings) { bug, exercise, _ in
        if let result = other(bug, exercise) { return result }
        let isCaught = caught.contains("\(bug.name) \(exercise.number)")
        return .made(.catches(bug), isCaught ? .passed : .failed)
      }
      try await rules.check(lesson)
    }
  }
}
