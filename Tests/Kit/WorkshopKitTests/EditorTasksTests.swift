import Foundation
import Testing

@testable import Grading
@testable import WorkshopKit

/// The tasks that `.vscode/tasks.json` offers: commands that the tool takes, and errors to click on.
@Suite struct EditorTasksTests {
  private struct Document: Decodable { var tasks: [EditorTask] }

  private struct EditorTask: Decodable {
    var label: String
    var type: String
    var command: String
    var args: [String]
    var problemMatcher: [Matcher]
  }

  private struct Matcher: Decodable {
    struct Pattern: Decodable {
      var regexp: String
      var file: Int
      var line: Int?
      var column: Int?
      var message: Int
    }
    var fileLocation: [String]
    var pattern: Pattern
  }

  private let root = Workplace.ofThisProcess.root
  private static let file = "Lessons/\(Tool.lesson.folder)/\(Tool.exercise.files[0])"

  @Test("Every task is a call of the tool about the file at hand, or of the plain test runner")
  func calls() throws {
    let tasks = try tasks()
    #expect(
      tasks.map(\.label) == [
        "Workshop: check this exercise", "Workshop: watch this exercise",
        "Workshop: hint for this exercise", "Workshop: run this file's tests",
      ]
    )
    // No shell between: a path with spaces stays one word.
    #expect(tasks.allSatisfy { $0.type == "process" && $0.command == "swift" })
    var commands: [Command] = []
    for task in tasks where task.args.starts(with: ["run", "workshop"]) {
      let words = task.args.dropFirst(2).map { $0.replacing("${relativeFile}", with: Self.file) }
      let call = try Call(parsing: words)
      commands.append(call.command)
      let kit = Kit(root: root, track: .lessons, currentFolder: root)
      #expect(call.subjects.count == 1)
      #expect(try kit.oneExercise(call.subjects[0]).exercise.number == Tool.exercise.number)
    }
    #expect(commands == [.check, .watch, .hint])
    let others = tasks.filter { !$0.args.starts(with: ["run", "workshop"]) }.map(\.args)
    #expect(others == [["test", "--filter", "${fileBasenameNoExtension}"]])
  }

  @Test("The errors that check shows are found, with file, line, column and words")
  func errors() throws {
    let shown = try #require(
      CompilerMessages(output: Builds.mistakes(in: "/kit"), root: "/kit").forLearner
    )
    let found = try problems(in: shown)
    #expect(
      found == [
        [
          "Lessons/01-Cafe/Tests/MenuTests.swift", "72", "77",
          "cannot convert return expression of type 'String' to return type 'Int'",
        ],
        ["Lessons/01-Cafe/Tests/MenuTests.swift", "73", "34", "cannot find 'total' in scope"],
      ]
    )
  }

  @Test("So is an error without a column, and a signature that has to stay")
  func otherErrors() throws {
    #expect(
      try problems(in: "Lessons/A b/T.swift:7: error: no (in #expect)\n  T.swift: nothing") == [
        ["Lessons/A b/T.swift", "7", "", "no (in #expect)"]
      ]
    )
    #expect(
      try problems(in: "Lessons/M.swift: keep this signature: func price() -> Int") == [
        ["Lessons/M.swift", "", "", "keep this signature: func price() -> Int"]
      ]
    )
  }

  @Test("Paths are looked for from the kit's folder")
  func location() throws {
    let matchers = try tasks().flatMap(\.problemMatcher)
    #expect(!matchers.isEmpty)
    #expect(matchers.allSatisfy { $0.fileLocation == ["autoDetect", "${workspaceFolder}"] })
  }

  @Test("The extension that the kit recommends is the one in its container")
  func extensions() throws {
    struct Extensions: Decodable { var recommendations: [String] }
    let json = try data(".vscode/extensions.json")
    let names = try JSONDecoder().decode(Extensions.self, from: json).recommendations
    #expect(names == ["swiftlang.swift-vscode"])
    let container = String(decoding: try data(".devcontainer/devcontainer.json"), as: UTF8.self)
    for name in names { #expect(container.contains("\"\(name)\"")) }
  }

  /// What the matchers of the first task find: file, line, column, message.
  private func problems(in text: String) throws -> [[String]] {
    let matchers = try #require(try tasks().first).problemMatcher
    return try text.split(separator: "\n").map(String.init).flatMap { line in
      try matchers.compactMap { matcher in
        let pattern = matcher.pattern
        let regex = try NSRegularExpression(pattern: pattern.regexp)
        let range = NSRange(line.startIndex..., in: line)
        guard let match = regex.firstMatch(in: line, range: range) else { return nil }
        return [pattern.file, pattern.line, pattern.column, pattern.message].map { group in
          group.flatMap { Range(match.range(at: $0), in: line) }.map { String(line[$0]) } ?? ""
        }
      }
    }
  }

  private func tasks() throws -> [EditorTask] {
    try JSONDecoder().decode(Document.self, from: data(".vscode/tasks.json")).tasks
  }

  private func data(_ file: String) throws -> Data {
    try #require(FileManager.default.contents(atPath: "\(root)/\(file)"))
  }
}
