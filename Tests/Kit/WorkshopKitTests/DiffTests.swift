import Foundation
import PlantedBugs
import Testing

@testable import Grading
@testable import WorkshopKit

/// `workshop diff`: what changed since the files were given, or how the solution differs.
@Suite struct DiffTests {
  private let folder: TemporaryFolder
  private static let own = "Lessons/01-Cafe/Tests/MenuTests.swift"
  private static let given = "Tests/01-Cafe/Starters/Tests/MenuTests.swift"
  private static let solution = "Solutions/01-Cafe/Tests/MenuTests.swift"

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("a\nb\nc\n", to: Self.given)
    try folder.write("a\nB\nc\n", to: Self.own)
    try folder.write("a\nB\nd\n", to: Self.solution)
  }

  @Test("What changed, below the names of both files")
  func changed() async throws {
    #expect(
      try await diff("1.1") == [
        "--- as given", "+++ \(Self.own)", "@@ -1,3 +1,3 @@", " a", "-b", "+B", " c",
      ]
    )
  }

  @Test("Nothing changed")
  func same() async throws {
    try folder.write("a\nb\nc\n", to: Self.own)
    #expect(try await diff("1.1") == ["Nothing changed yet."])
  }

  @Test("Of two files, the one that changed")
  func twoFiles() async throws {
    let both = Exercise(
      number: "1.1",
      name: "Menu",
      isCore: true,
      minutes: 1,
      files: ["Sources/Menu.swift", "Tests/MenuTests.swift"],
      suites: [],
      fewestTests: 0,
      bugs: [],
      variants: []
    )
    let kit = folder.kit([lesson(1, "Cafe", both)])
    let code = "Lessons/01-Cafe/Sources/Menu.swift"
    try folder.write("same\n", to: "Tests/01-Cafe/Starters/Sources/Menu.swift")
    try folder.write("same\n", to: code)
    let tests = try await diff("1.1", kit: kit)
    #expect(tests.count == 7)
    #expect(tests.prefix(2) == ["--- as given", "+++ \(Self.own)"])
    try folder.write("a\nb\nc\n", to: Self.own)
    try folder.write("other\n", to: code)
    #expect(
      try await diff("1.1", kit: kit) == [
        "--- as given", "+++ \(code)", "@@ -1 +1 @@", "-same", "+other",
      ]
    )
  }

  @Test("Theirs against the solution: for those who passed, and for those who insist")
  func solution() async throws {
    let stop = await #expect(throws: Stop.self) { try await diff("1.1", "--solution") }
    #expect(stop?.code == .notPassed)
    let lines = [
      "--- \(Self.own)", "+++ \(Self.solution)", "@@ -1,3 +1,3 @@", " a", " B", "-c", "+d",
    ]
    #expect(try await diff("1.1", "--solution", "--spoil") == lines)
    let kit = folder.kit()
    try Progress.update(in: kit) { $0.record(ExerciseReport(menu), digest: "") }
    #expect(try await diff("1.1", "--solution") == lines)
    try folder.write("a\nB\nd\n", to: Self.own)
    #expect(try await diff("1.1", "--solution") == ["Yours is the solution, letter for letter."])
  }

  @Test("Bytes that are no text, or text of Windows, are compared line by line all the same")
  func bytes() async throws {
    try write([0x61, 0x0D, 0x0A, 0x00, 0xE9, 0x0D, 0x0A], to: Self.own)
    try write([0x61, 0x0D, 0x0A, 0x62, 0x0D, 0x0A], to: Self.given)
    #expect(
      try await diff("1.1").dropFirst(2) == [
        "@@ -1,2 +1,2 @@", " a\r", "-b\r", "+\u{0}\u{FFFD}\r",
      ]
    )
  }

  @Test("On a terminal: green came, red went; a line that only looks like a file's name is a line")
  func color() async throws {
    try folder.write("-- a\nc\n", to: Self.given)
    try folder.write("++ b\nc\n", to: Self.own)
    #expect(
      try await diff("1.1", hasColor: true) == [
        "\u{1B}[1m--- as given\u{1B}[0m", "\u{1B}[1m+++ \(Self.own)\u{1B}[0m",
        "\u{1B}[2m@@ -1,2 +1,2 @@\u{1B}[0m", "\u{1B}[31m--- a\u{1B}[0m", "\u{1B}[32m+++ b\u{1B}[0m",
        " c",
      ]
    )
  }

  @Test("A file of the learner's that is gone: exit code 4, and what brings it back")
  func missing() async throws {
    try folder.remove(Self.own)
    let stop = await #expect(throws: Stop.self) { try await diff("1.1") }
    #expect(stop?.code == .kitFailed)
    #expect(
      stop?.message
        == "\(Self.own) is missing. 'swift run workshop reset 1.1' brings it back as it was given."
    )
  }

  @Test("A starter that is gone: exit code 4, and the file is named")
  func noStarter() async throws {
    try folder.remove(Self.given)
    let stop = await #expect(throws: Stop.self) { try await diff("1.1") }
    #expect(stop?.code == .kitFailed)
    #expect(stop?.message == "\(Self.given) is missing. Restore it, for example with git.")
  }

  @Test(
    "A folder or a pipe where a file should be: exit code 4, and it is not waited for",
    .timeLimit(.minutes(1)),
    arguments: [Self.given, Self.own]
  )
  func noFile(_ file: String) async throws {
    let end = "where a file belongs. Nothing was changed. Move it away, then try again."
    try folder.remove(file)
    try folder.write("", to: "\(file)/file")
    let stop = await #expect(throws: Stop.self) { try await diff("1.1") }
    #expect(stop?.code == .kitFailed)
    #expect(stop?.message == "\(file) is a folder, \(end)")
    try folder.remove(file)
    try #require(mkfifo("\(folder.path)/\(file)", 0o600) == 0)
    let other = await #expect(throws: Stop.self) { try await diff("1.1") }
    #expect(other?.code == .kitFailed)
    #expect(other?.message == "\(file) is no regular file, \(end)")
  }

  @Test("Without the program: exit code 4, and what to do")
  func noProgram() async throws {
    var tool = try Tool()
    let file = Tool.exercise.files[0]
    let starter = "Tests/\(Tool.lesson.folder)/Starters/\(file)"
    try tool.folder.write("// \(file)\n", to: starter)
    tool.variables = ["PATH": "\(tool.folder.path)/tmp"]
    let answer = try await tool.run("diff", Tool.exercise.number)
    #expect(answer.code == 4)
    #expect(answer.output == "")
    #expect(answer.error.hasPrefix("workshop: The program 'diff' is not in PATH. Install it"))
    tool.variables = [:]
    let found = try await tool.run("diff", Tool.exercise.number)
    #expect(found.code == 0)
    #expect(found.output == "Nothing changed yet.\n")
  }

  private func write(_ bytes: [UInt8], to file: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: "\(folder.path)/\(file)"))
  }

  private func diff(
    _ words: String...,
    kit: Kit? = nil,
    hasColor: Bool = false
  ) async throws -> [String] {
    let transcript = Transcript()
    let command = DiffCommand(
      kit: kit ?? folder.kit(),
      console: transcript.console(hasColor: hasColor),
      call: try Call(parsing: ["diff"] + words)
    )
    #expect(try await command.run() == .passed)
    // By bytes, like the command: a line may end as on Windows.
    return transcript.output.utf8.split(separator: 10, omittingEmptySubsequences: false)
      .map { String(Substring($0)) }.dropLast()
  }
}
