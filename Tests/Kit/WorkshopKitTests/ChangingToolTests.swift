import Foundation
import Testing

@testable import WorkshopKit

/// reset, solve, jump and undo through the real executable: exit codes, and what goes where.
@Suite(.timeLimit(.minutes(1))) struct ChangingToolTests {
  private var tool: Tool
  private static let folder = Tool.lesson.folder
  private static let file = "Lessons/\(folder)/\(Tool.exercise.files[0])"
  private static let number = Tool.exercise.number
  private static let name = Tool.exercise.heading
  private static let back = "Take it back: swift run workshop undo\n"

  init() throws {
    tool = try Tool()
    try tool.folder.layOut(allLessons)
    try tool.folder.write("mine", to: Self.file)
  }

  @Test("Reset, and undo")
  func reset() async throws {
    expect(
      try await tool.run("reset", Self.number),
      0,
      output: "\(Self.name) is as given: 1 file changed.\n\(Self.back)"
    )
    #expect(tool.folder.read(Self.file) == "given \(Tool.exercise.files[0])")
    expect(
      try await tool.run("undo"),
      0,
      output: "Took back 'reset \(Self.number)': 1 file changed.\n"
        + "Bring it back: swift run workshop undo 2\n"
    )
    #expect(tool.folder.read(Self.file) == "mine")
  }

  @Test("Solve and jump")
  func solve() async throws {
    expect(
      try await tool.run("solve", Self.number),
      0,
      output: "\(Self.name) is solved: 1 file changed.\n\(Self.back)"
    )
    expect(
      try await tool.run("jump", Self.number),
      0,
      output: "\(Self.name) is as given: 1 file changed.\n\(Self.back)"
    )
  }

  @Test("Nothing to undo: exit code 1")
  func nothing() async throws {
    expect(
      try await tool.run("undo"),
      1,
      error: "workshop: Nothing to undo: no reset, solve, jump or adopt is left to take back.\n"
        + "'swift run workshop undo --list' shows what was saved.\n"
    )
  }

  @Test("A wrong call: exit code 2", arguments: [["reset"], ["solve"], ["jump"], ["undo", "x"]])
  func wrong(_ words: [String]) async throws {
    let answer = try await tool.shell("\"$WORKSHOP\" \(words.joined(separator: " "))")
    #expect(answer.code == 2)
    #expect(answer.output == "")
  }

  @Test("Without solutions: exit code 4, and nothing is changed", arguments: ["solve", "jump"])
  func noSolutions(_ command: String) async throws {
    try tool.folder.remove("Solutions")
    let before = tool.folder.tree("Lessons")
    #expect(try await tool.run(command, Self.number).code == 4)
    #expect(tool.folder.tree("Lessons") == before)
  }

  @Test("No room for what is to be saved: exit code 4, and nothing is changed")
  func fullDisk() async throws {
    // Half a megabyte may be written, and the solution has one. dash counts in blocks of 512 bytes.
    try tool.folder.write(String(repeating: "x", count: 1 << 20), to: "big")
    let solution = "Solutions/\(Self.folder)/\(Tool.exercise.files[0])"
    _ = try await tool.shell("mv big '\(solution)'")
    let before = tool.folder.tree("Lessons")
    let answer = try await tool.shell("ulimit -f 512; \"$WORKSHOP\" solve \(Self.number)")
    #expect(answer.code == 4)
    #expect(
      answer.error.replacing("\n", with: " ").contains(
        "\(Self.file) could not be written (File too large). Nothing was changed."
      ),
      "\(answer)"
    )
    #expect(tool.folder.tree("Lessons") == before)
    #expect(try tool.folder.names(in: ".workshop") == ["lock", "saved"])
    #expect(try await tool.run("solve", Self.number).code == 0)
  }

  @Test("Spaces in the workshop's path")
  mutating func spaces() async throws {
    try FileManager.default.createDirectory(
      atPath: "\(tool.folder.path)/a b",
      withIntermediateDirectories: true
    )
    _ = try await tool.shell("mv Lessons Solutions Tests Package.swift 'a b'")
    tool.start += "/a b"
    #expect(try await tool.run("reset", Self.number).code == 0)
    #expect(tool.folder.read("a b/\(Self.file)") == "given \(Tool.exercise.files[0])")
  }

  @Test("Every call completes what was interrupted, and says so on standard error; help does not")
  func interrupted() async throws {
    let kit = Kit(root: tool.folder.path, track: .lessons)
    let change = Change(
      kit: kit,
      words: ["solve", "1"],
      wanted: [Self.file: .file(Data("new".utf8), mode: nil)]
    )
    _ = try change.decide()
    #expect(try await tool.run("--version").error == "")
    #expect(try await tool.run("list", "--help").error == "")
    #expect(tool.folder.read(Self.file) == "mine")
    let answer = try await tool.run("list")
    #expect(
      answer.error
        == "'solve 1' was interrupted and is complete now.\nTake it back: swift run workshop undo\n"
    )
    #expect(answer.code == 0)
    #expect(tool.folder.read(Self.file) == "new")
  }

  @Test("Two changes at once: one after the other, and both can be taken back")
  func twoAtOnce() async throws {
    let before = tool.folder.tree("Lessons")
    let calls = try (0..<6).map { try tool.start($0 % 2 == 0 ? "solve" : "reset", "1") }
    for call in calls { #expect(try await call.end().code == 0) }
    var undone = 0
    while try await tool.run("undo").code == 0 { undone += 1 }
    #expect((2...6).contains(undone))
    #expect(tool.folder.tree("Lessons") == before)
  }

  @Test("While another tool is at work it waits, and says so")
  func waits() async throws {
    try tool.folder.write("", to: ".workshop/lock")
    let lock = open("\(tool.folder.path)/.workshop/lock", O_RDWR | O_CLOEXEC)
    defer { close(lock) }
    try #require(flock(lock, LOCK_EX) == 0)
    let call = try tool.start("reset", Self.number)
    while !call.errorSoFar.contains("Another workshop is at work") {
      try await Task.sleep(for: .milliseconds(10))
    }
    #expect(tool.folder.read(Self.file) == "mine")
    flock(lock, LOCK_UN)
    #expect(try await call.end().code == 0)
    #expect(tool.folder.read(Self.file) == "given \(Tool.exercise.files[0])")
  }
}
