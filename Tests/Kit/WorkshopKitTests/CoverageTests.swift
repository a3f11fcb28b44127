import PlantedBugs
import Testing

@testable import Grading
@testable import WorkshopKit

/// What `workshop coverage` says about an exercise.
@Suite struct CoverageTests {
  @Test(
    "Shares are rounded, but only everything is 100 %",
    arguments: [
      (0, 12, "0 %"), (4, 14, "29 %"), (1, 12, "8 %"), (1, 8, "13 %"), (199, 200, "99 %"),
      (399, 400, "99 %"), (12, 12, "100 %"),
    ]
  )
  func share(_ run: Int, _ all: Int, _ expected: String) throws {
    let line = try said(ExerciseReport(menu), lines: (run, all)).first ?? ""
    #expect(line.contains("\(run) of \(all) "))
    #expect(line.contains(" \(expected) "))
  }

  @Test("A suite that cannot be run has no numbers, but a reason")
  func notRun() throws {
    let reason = "MenuTests.swift is missing."
    let report = ExerciseReport(menu, [.made(.valid, .failed, message: reason)])
    #expect(
      try said(report, lines: nil) == [
        "  1.1 Menu: not measured, because its tests cannot be run", "      \(reason)",
      ]
    )
  }

  @Test("Where the kit's tests run the learner's code, there is no suite to measure")
  func noSuite() throws {
    #expect(
      try said(ExerciseReport(soupOfYours), lines: nil) == [
        "  1.1 Menu: not measured, because it has no suite of yours"
      ]
    )
  }

  @Test("The executable: a suite that is gone is not measured, exit code 1")
  func executable() async throws {
    var tool = try Tool()
    let file = "Lessons/\(Tool.lesson.folder)/\(Tool.exercise.files[0])"
    try tool.folder.remove(file)
    try await tool.copyProgram(to: ".build/any/debug/workshop")
    // What is built is this build, which is not made for coverage.
    try await tool.setSwift(
      "mkdir -p .build/coverage && ln -sfn '\(Runner.ownFolder)' .build/coverage/debug"
    )
    let answer = try await tool.run("coverage", Tool.exercise.number)
    #expect(answer.code == 1, "\(answer)")
    #expect(
      answer.output.contains(
        "\n  \(Tool.exercise.heading): not measured, because its tests cannot be run\n"
      )
    )
    #expect(!answer.output.contains("0 of 0"))
    #expect(answer.output.contains("      \(file) is missing"))
  }

  private func said(_ report: ExerciseReport, lines: (run: Int, all: Int)?) throws -> [String] {
    let transcript = Transcript()
    let kit = Kit(root: "/nowhere", track: .lessons, lessons: madeUpLessons)
    let call = try Call(parsing: ["coverage", "1.1"])
    CoverageCommand(kit: kit, console: transcript.console(), call: call).say(report, lines: lines)
    return transcript.lines
  }
}
