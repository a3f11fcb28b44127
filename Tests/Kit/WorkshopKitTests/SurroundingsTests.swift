import Foundation
import Testing

@testable import WorkshopKit

/// Where the executable is started, and with which variables.
@Suite struct SurroundingsTests {
  private var tool: Tool

  init() throws { tool = try Tool() }

  @Test("From a folder inside the workshop, it is the same workshop")
  mutating func subfolder() async throws {
    try tool.folder.write("", to: "Lessons/.hidden/Deep folder/file")
    tool.start += "/Lessons/.hidden/Deep folder"
    try await expectHint()
  }

  @Test("Outside, the workshop is the one that the program was built in")
  mutating func outside() async throws {
    try await tool.copyProgram(to: ".build/debug/workshop")
    tool.start = FileManager.default.temporaryDirectory.path
    try await expectHint()
  }

  @Test("A program that stands outside, called outside: exit code 4, in one sentence")
  mutating func nowhere() async throws {
    try tool.folder.remove("Package.swift")
    try await tool.copyProgram(to: "workshop")
    let answer = try await tool.run("list")
    #expect(answer.code == 4)
    #expect(answer.output == "")
    #expect(
      answer.error
        == "workshop: This is not the workshop's folder. Change into it, then try again.\n"
    )
  }

  @Test("In a folder that was deleted, the tool still ends", .timeLimit(.minutes(1)))
  mutating func deletedFolder() async throws {
    try await tool.copyProgram(to: "workshop")
    try tool.folder.remove("Package.swift")
    let answer = try await tool.shell(
      #"mkdir gone && cd gone && rmdir ../gone && "$WORKSHOP" list"#
    )
    #expect(answer.code == 4)
  }

  @Test(
    "A wrong variable: exit code 2, in one sentence",
    arguments: [
      ("TRACK", "Nonsense", "No track 'Nonsense': TRACK takes Lessons or Solutions."),
      ("TRACK", "Starters", "No track 'Starters': TRACK takes Lessons or Solutions."),
      ("TRACK", "lessons", "No track 'lessons': TRACK takes Lessons or Solutions."),
      ("LESSON", "99", "No lesson '99': LESSON takes a number from 1 to \(allLessons.count)."),
      ("LESSON", "all", "No lesson 'all': LESSON takes a number from 1 to \(allLessons.count)."),
    ]
  )
  mutating func wrongVariable(_ name: String, _ value: String, _ sentence: String) async throws {
    tool.variables = [name: value]
    let answer = try await tool.run("list")
    #expect(answer.code == 2)
    #expect(answer.output == "")
    #expect(answer.error == "workshop: \(sentence)\n")
  }

  @Test(
    "A variable that is known, or set to nothing",
    arguments: [
      ("TRACK", "Lessons"), ("TRACK", "Solutions"), ("TRACK", ""), ("LESSON", "1"),
      ("LESSON", "kit"), ("LESSON", ""),
    ]
  )
  mutating func variable(_ name: String, _ value: String) async throws {
    tool.variables = [name: value]
    #expect(try await tool.run("list").code == 0)
  }

  @Test("A progress file that cannot be written: exit code 4, in one sentence")
  func unwritable() async throws {
    try tool.folder.write("in the way", to: ".workshop")
    try tool.writeHints()
    let answer = try await tool.run("hint", Tool.exercise.number)
    #expect(answer.code == 4)
    #expect(answer.error.replacing("\n", with: " ").contains("/.workshop could not be written ("))
  }

  /// The tool works in the workshop of this test, and keeps what it remembers there.
  private func expectHint(sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try tool.writeHints()
    let number = Tool.exercise.number
    let answer = try await tool.run("hint", number)
    #expect(answer.code == 0, "\(answer)", sourceLocation: sourceLocation)
    let kept = tool.folder.read(".workshop/progress.json")
    #expect(kept?.contains(number) == true, sourceLocation: sourceLocation)
  }
}
