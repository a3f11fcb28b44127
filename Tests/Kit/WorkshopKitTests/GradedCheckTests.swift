import Foundation
import Testing

@testable import WorkshopKit

/// `check` from end to end. `swift` does nothing: the suites are those of this build, the solutions.
@Suite struct GradedCheckTests {
  private let tool: Tool
  private static let exercise = Tool.exercise
  private static let file = "Lessons/\(Tool.lesson.folder)/\(exercise.files[0])"

  init() async throws {
    tool = try Tool()
    try await tool.setSwift("exit 0")
  }

  @Test("A suite that catches everything: exit code 0, and it is remembered until a file changes")
  func passed() async throws {
    let line = "  \(Self.exercise.heading)"
    let answer = try await tool.run("check", Self.exercise.name)
    #expect(answer.code == 0, "\(answer)")
    #expect(answer.output.contains("\(column(Self.exercise.heading, width: 30))✓ passed"))
    #expect(answer.error == "")
    #expect(try await state(line).hasSuffix("✓ passed"))

    try tool.folder.write("// changed\n", to: Self.file)
    #expect(try await state(line).hasSuffix("changed since it was passed"))
    #expect(try tool.folder.names(in: "tmp") == ["empty"])
  }

  @Test("What the solution achieves is graded and told, and is nobody's pass")
  func solutionInPlace() async throws {
    let name = Self.exercise.files[0]
    for folder in ["Lessons", "Solutions"] {
      try tool.folder.write("// answer\n", to: "\(folder)/\(Tool.lesson.folder)/\(name)")
    }
    for file in Self.exercise.code {
      try tool.folder.write("// \(file)\n", to: "Solutions/\(Tool.lesson.folder)/\(file)")
    }
    let answer = try await tool.run("check", Self.exercise.number)
    #expect(answer.code == 0, "\(answer)")
    #expect(try await state("  \(Self.exercise.heading)").hasSuffix("solution in place"))
  }

  @Test("After a pass the solution is offered, where there is one", arguments: [false, true])
  func offer(_ isLeftOut: Bool) async throws {
    if isLeftOut { try tool.folder.write("", to: "Solutions/LEFT-OUT.md") }
    let answer = try await tool.run("check", Self.exercise.number)
    #expect(answer.code == 0, "\(answer)")
    #expect(answer.output.contains("Next: "))
    #expect(answer.output.contains("swift run workshop solution 1.1") == !isLeftOut)
  }

  @Test("Code under test that was changed: what is next is to undo that, and not to write tests")
  func changedCode() async throws {
    let source = try #require(Self.exercise.code.first)
    let folder = Tool.lesson.folder
    try tool.folder.write("// as given\n", to: "Solutions/\(folder)/\(source)")
    let answer = try await tool.run("check", Self.exercise.number)
    #expect(answer.code == 1, "\(answer)")
    #expect(
      answer.output.hasSuffix(
        """

        Next: undo your change in Lessons/\(folder)/\(source)
          as it was  Solutions/\(folder)/\(source)
          then       swift run workshop check \(Self.exercise.number)

        """
      ),
      "\(answer)"
    )
  }

  @Test("After a pass it goes on in the same lesson")
  func goesOn() async throws {
    let exercises = Tool.lesson.exercises
    let answer = try await tool.run("check", exercises[1].number)
    #expect(answer.code == 0, "\(answer)")
    #expect(answer.output.contains("Next: \(exercises[2].heading), about "), "\(answer)")
  }

  @Test("What cannot be remembered is graded and told all the same")
  func notRemembered() async throws {
    try tool.folder.write("", to: ".workshop")
    let answer = try await tool.run("check", Self.exercise.name)
    #expect(answer.code == 0, "\(answer)")
    #expect(answer.output.contains("✓ passed"))
    #expect(answer.error.contains("The results are not remembered"))
  }

  @Test("The record for other programs says the same")
  func json() async throws {
    let answer = try await tool.run("check", Self.exercise.number, "--format", "json")
    #expect(answer.code == 0)
    let json = try JSONSerialization.jsonObject(with: Data(answer.output.utf8)) as? [String: Any]
    let summary = ["passed": Self.exercise.checks.count, "failed": 0, "unknown": 0]
    #expect(json?["summary"] as? [String: Int] == summary)
  }

  private func state(_ line: String) async throws -> String {
    let list = try await tool.run("list").output
    return String(list.split(separator: "\n").first { $0.hasPrefix(line) } ?? "")
  }
}
