import Foundation
import Testing

@testable import WorkshopKit

/// A copy of the workshop without solutions: what it cannot do it says in one sentence, and the rest
/// works.
@Suite(.timeLimit(.minutes(1))) struct LeftOutSolutionsTests {
  private var tool: Tool

  init() throws {
    tool = try Tool()
    try tool.folder.layOut(allLessons)
    try tool.folder.write("PK old", to: "TestingWorkshop.zip")
  }

  @Test(
    "A copy without solutions says so, in everything that needs them: exit code 4",
    arguments: [
      ("", "solve \(Tool.exercise.number)", "solve needs them. Nothing was changed."),
      (
        "", "jump \(Tool.lesson.exercises[1].number)",
        "a jump over exercises needs them. Nothing was changed."
      ),
      ("", "solution 1.1", "solution needs them. A complete copy has them."),
      ("", "solution 1.1 --spoil", "solution needs them. A complete copy has them."),
      ("", "diff 1.1 --solution", "diff --solution needs them. A complete copy has them."),
      ("", "verify", "verify needs them. Call it in a complete copy."),
      ("", "slides", "slides needs them. Call it in a complete copy."),
      ("", "demo 1.1", "demo needs them. Call it in a complete copy."),
      ("Solutions", "list", "TRACK=Solutions needs them. Unset TRACK, then try again."),
      (
        "", "bundle",
        "a complete bundle needs them. Leave them out here as well: swift run workshop bundle "
          + "--without-solutions"
      ),
    ]
  )
  mutating func withoutSolutions(_ track: String, _ command: String, _ sentence: String)
    async throws
  {
    try tool.folder.write("", to: "Solutions/LEFT-OUT.md")
    tool.variables = ["TRACK": track]
    let answer = try await tool.shell("\"$WORKSHOP\" \(command)")
    #expect(answer.code == 4)
    #expect(answer.output == "")
    #expect(
      answer.error.replacing("\n", with: " ")
        == "workshop: This copy of the workshop comes without solutions, and \(sentence) "
    )
  }

  @Test("Everything else works in a copy without solutions")
  mutating func everythingElse() async throws {
    try tool.folder.remove("Solutions")
    try tool.folder.layOut(allLessons)
    for lesson in allLessons {
      for file in lesson.exercises.flatMap(\.files) {
        try? tool.folder.remove("Solutions/\(lesson.folder)/\(file)")
      }
    }
    try tool.folder.write("", to: "Solutions/LEFT-OUT.md")
    try tool.writeHints()
    #expect(try await tool.run("list").code == 0)
    #expect(try await tool.run("hint", Tool.exercise.number).code == 0)
    #expect(try await tool.run("reset", Tool.exercise.number).code == 0)
    #expect(try await tool.run("jump", Tool.exercise.number).code == 0)
    try await tool.setProgram("zip", #"echo PK > "$4""#)
    usePrograms()
    #expect(try await tool.run("bundle", "--without-solutions").code == 0)
  }

  /// Leaves only the programs that the test made.
  private mutating func usePrograms() { tool.variables["PATH"] = "\(tool.folder.path)/bin" }
}
