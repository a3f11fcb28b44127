import PlantedBugs
import Testing

@testable import Grading
@testable import WorkshopKit

/// What the end of a report tells somebody to improve: each file once.
@Suite struct NextStepsTests {
  private static let extras = ExtraChecks(
    acceptance: Acceptance(suite: Suite("MenuAcceptance"), tests: [.init("isHot", "Soup is hot")])
  )
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("A suite")
  func suite() throws {
    try expect(
      exercise("1.1", "Menu"),
      """
      Next: improve Lessons/01-Cafe/Tests/MenuTests.swift
        then              swift run workshop check 1.1
        a hint            swift run workshop hint 1.1
        what caught what  swift run workshop matrix 1.1

      """
    )
  }

  @Test("A suite and code")
  func both() throws {
    let files = ["Sources/Menu.swift", "Tests/MenuTests.swift"]
    try expect(
      exercise("1.1", "Menu", files: files, extras: Self.extras),
      """
      Next: improve Lessons/01-Cafe/Tests/MenuTests.swift
        and your code     Lessons/01-Cafe/Sources/Menu.swift
        then              swift run workshop check 1.1
        a hint            swift run workshop hint 1.1
        what caught what  swift run workshop matrix 1.1

      """
    )
  }

  @Test("A suite and the double that it uses, in two files")
  func double() throws {
    try expect(
      exercise("1.1", "Menu", files: ["Tests/MenuTests.swift", "Tests/MockStove.swift"]),
      """
      Next: improve Lessons/01-Cafe/Tests/MenuTests.swift
        and               Lessons/01-Cafe/Tests/MockStove.swift
        then              swift run workshop check 1.1
        a hint            swift run workshop hint 1.1
        what caught what  swift run workshop matrix 1.1

      """
    )
  }

  @Test("Code alone, in two files")
  func code() throws {
    try expect(
      Exercise(
        number: "1.1",
        name: "Menu",
        isCore: true,
        minutes: 5,
        files: ["Sources/Menu.swift", "Sources/Stove.swift"],
        suites: [],
        fewestTests: 0,
        bugs: [],
        variants: [],
        extras: Self.extras
      ),
      """
      Next: improve Lessons/01-Cafe/Sources/Menu.swift
        and               Lessons/01-Cafe/Sources/Stove.swift
        then              swift run workshop check 1.1
        a hint            swift run workshop hint 1.1

      """
    )
  }

  private func expect(
    _ exercise: Exercise,
    _ text: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let cafe = lesson(1, "Cafe", exercise)
    for file in exercise.files + exercise.code {
      try folder.write("// \(file)", to: "Lessons/01-Cafe/\(file)")
      try folder.write("// \(file)", to: "Solutions/01-Cafe/\(file)")
    }
    let transcript = Transcript()
    let report = ExerciseReport(exercise, exercise.checks.map { .made($0.kind, .failed) })
    let sound = report.results.filter { $0.check.group != .suite }
    NextSteps(kit: folder.kit([cafe]), console: transcript.console(), lesson: cafe)
      .say(after: ExerciseReport(exercise: exercise, results: sound, tests: []))
    #expect(transcript.output == text, sourceLocation: sourceLocation)
  }
}
