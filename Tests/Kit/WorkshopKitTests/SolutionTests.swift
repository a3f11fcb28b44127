import Foundation
import PlantedBugs
import Testing

@testable import Grading
@testable import WorkshopKit

/// `workshop solution`: shown to those who passed, and to those who insist.
@Suite struct SolutionTests {
  private let folder: TemporaryFolder
  private static let file = "Solutions/01-Cafe/Tests/MenuTests.swift"
  private static let code =
    "let menu = Menu()\n// \(String(repeating: "hot ", count: 24))\n\n  #expect(menu.soup.isHot)"

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.code + "\n", to: Self.file)
    try folder.write(
      "# Notes\n\n## 1.1 Menu\n\n\(String(repeating: "Hot soup. ", count: 9))\n\n## 1.2 Bill\n\nNo.\n",
      to: "Solutions/01-Cafe/NOTES.md"
    )
  }

  private static let shown = """
    \(file)

    \(code)

    Solutions/01-Cafe/NOTES.md, section 1.1

    Hot soup. Hot soup. Hot soup. Hot soup. Hot soup. Hot soup. Hot soup. Hot soup.
    Hot soup.

    """

  @Test("Before it is passed: exit code 1, a hint first, and how to insist")
  func refused() throws {
    try expectRefusal()
    try record(ExerciseReport(menu, [.made(MenuBug.soupIsCold, .failed)]))
    try expectRefusal()
  }

  @Test("With --spoil: the code as it stands, the notes wrapped")
  func spoiled() throws {
    #expect(try solution("1.1", "--spoil") == Self.shown)
  }

  @Test("Once it is passed, and also when the files changed after that")
  func passed() throws {
    try record(ExerciseReport(menu))
    #expect(try solution("1.1") == Self.shown)
    try folder.write("// new", to: "Lessons/01-Cafe/Tests/MenuTests.swift")
    #expect(try solution("Lessons/01-Cafe/Tests/MenuTests.swift") == Self.shown)
  }

  @Test("Once it is passed, also when a later try was not")
  func passedBefore() throws {
    try record(ExerciseReport(menu))
    try record(ExerciseReport(menu, [.made(MenuBug.soupIsCold, .failed)]))
    #expect(try solution("1.1") == Self.shown)
  }

  @Test("Without notes, the code alone")
  func noNotes() throws {
    try folder.remove("Solutions/01-Cafe/NOTES.md")
    #expect(try solution("1.1", "--spoil") == "\(Self.file)\n\n\(Self.code)\n\n")
  }

  @Test("A text that is no UTF-8 is shown as far as it can be read")
  func latin() throws {
    try Data([0x63, 0x61, 0x66, 0xE9]).write(
      to: URL(fileURLWithPath: "\(folder.path)/\(Self.file)")
    )
    #expect(try solution("1.1", "--spoil").hasPrefix("\(Self.file)\n\ncaf\u{FFFD}\n\n"))
  }

  @Test("A kit without solutions: exit code 4, whether or not somebody insists")
  func noSolutions() throws {
    try folder.remove(Self.file)
    for words in [["1.1"], ["1.1", "--spoil"]] {
      let stop = #expect(throws: Stop.self) { try run(words) }
      #expect(stop?.code == .kitFailed)
      #expect(
        stop?.message
          == "This copy of the workshop has no solution to show: \(Self.file) is missing."
      )
    }
  }

  private func expectRefusal(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let stop = #expect(throws: Stop.self, sourceLocation: sourceLocation) { try run(["1.1"]) }
    #expect(stop?.code == .notPassed, sourceLocation: sourceLocation)
    #expect(
      stop?.message == """
        1.1 Menu is not passed yet, and an answer is worth more when it meets your own. A hint \
        first? swift run workshop hint 1.1
        If you would rather see it now, add --spoil.
        """,
      sourceLocation: sourceLocation
    )
  }

  private func record(_ report: ExerciseReport) throws {
    let kit = folder.kit()
    try Progress.update(in: kit) { progress in
      progress.record(report, digest: kit.digest(of: kit.allAssignments[0]))
    }
  }

  private func solution(_ words: String...) throws -> String { try run(words) }

  @discardableResult
  private func run(_ words: [String]) throws -> String {
    let transcript = Transcript()
    let command = SolutionCommand(
      kit: folder.kit(),
      console: transcript.console(),
      call: try Call(parsing: ["solution"] + words)
    )
    #expect(try command.run() == .passed)
    return transcript.output
  }
}
