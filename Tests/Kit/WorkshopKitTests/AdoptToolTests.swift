import Foundation
import Testing

@testable import WorkshopKit

/// `workshop adopt` through the real executable.
@Suite(.timeLimit(.minutes(1))) struct AdoptToolTests {
  private var tool: Tool
  private static let file = "Lessons/\(Tool.lesson.folder)/\(Tool.exercise.files[0])"

  /// The new copy, and beside it the old one.
  init() throws {
    tool = try Tool()
    for copy in ["새 copy", "옛 copy"] {
      let folder = try TemporaryFolder()
      try folder.layOut(allLessons)
      try folder.write("", to: "Package.swift")
      try folder.write("", to: "Tests/Kit/workshop/main.swift")
      try FileManager.default.copyItem(
        atPath: folder.path,
        toPath: "\(tool.folder.path)/\(copy)"
      )
    }
    try tool.folder.write("mine", to: "옛 copy/\(Self.file)")
    tool.start += "/새 copy"
  }

  @Test("A path relative to the current folder, with a space and letters outside ASCII")
  func relative() async throws {
    let answer = try await tool.run("adopt", "../옛 copy/")
    #expect(answer.code == 0)
    #expect(answer.error == "")
    #expect(
      answer.output == """
        Your work from ../옛 copy is taken over: 1 file changed.
        Take it back: swift run workshop undo

        Taken over:
          \(Self.file)

        Next: see how it does here: swift run workshop check

        """
    )
    #expect(tool.folder.read("새 copy/\(Self.file)") == "mine")
    #expect(try await tool.run("undo").code == 0)
    #expect(tool.folder.read("새 copy/\(Self.file)") == "given \(Tool.exercise.files[0])")
  }

  @Test("What is left is named: exit code 1")
  func left() async throws {
    try tool.folder.write("here", to: "새 copy/\(Self.file)")
    let answer = try await tool.run("adopt", "../옛 copy")
    #expect(answer.code == 1)
    #expect(answer.output.hasPrefix("Nothing was changed.\n"))
    #expect(answer.output.contains("\n  diff '../옛 copy/\(Self.file)' \(Self.file)\n"))
    #expect(tool.folder.read("새 copy/\(Self.file)") == "here")
  }

  @Test("A wrong folder, and none: exit code 2, in one sentence")
  func wrong() async throws {
    for words in [["adopt", "../nowhere"], ["adopt", "."], ["adopt"]] {
      let line = words.map { "'\($0)'" }.joined(separator: " ")
      let answer = try await tool.shell("\"$WORKSHOP\" \(line)")
      #expect(answer.code == 2)
      #expect(answer.output == "")
      #expect(answer.error.hasPrefix("workshop: "))
    }
  }

  @Test("It waits for another workshop that is at work here")
  func waits() async throws {
    let kit = Kit(root: tool.start, track: .lessons)
    let lock = try await WorkLock.take(in: kit, console: Transcript().console())
    let running = try tool.start("adopt", "../옛 copy")
    let deadline = Date(timeIntervalSinceNow: 30)
    while running.errorSoFar.isEmpty, running.process.isRunning, Date() < deadline {
      try await Task.sleep(for: .milliseconds(20))
    }
    #expect(tool.folder.read("새 copy/\(Self.file)") == "given \(Tool.exercise.files[0])")
    lock?.release()
    let answer = try await running.end()
    #expect(answer.code == 0)
    #expect(answer.error.hasPrefix("Another workshop is at work in this folder; waiting for it"))
    #expect(tool.folder.read("새 copy/\(Self.file)") == "mine")
  }

  @Test("With TRACK=Solutions there is nothing of the learner's to change: exit code 2")
  mutating func track() async throws {
    tool.variables = ["TRACK": "Solutions"]
    let answer = try await tool.run("adopt", "../옛 copy")
    #expect(answer.code == 2)
    #expect(answer.error.contains("TRACK=Solutions is set"))
  }
}
