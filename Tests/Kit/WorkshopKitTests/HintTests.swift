import Testing

@testable import WorkshopKit

/// `workshop hint`, with a made-up lesson's hints.
@Suite struct HintTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      "# Hints\n\n## 1.1 Menu\n\n1. Look at the soup.\n2. Taste\n   it.\n3. Salt it.\n\n## 1.2 Bill\n",
      to: "Lessons/01-Cafe/HINTS.md"
    )
  }

  @Test("One more at every call, and no more than there are")
  func oneMore() throws {
    #expect(
      try hint("1.1") == [
        "Hints for 1.1 Menu", "", "  1. Look at the soup.", "", "2 more, one each time you ask.",
      ]
    )
    #expect(
      try hint("menu") == [
        "Hints for 1.1 Menu", "", "  1. Look at the soup.", "", "  2. Taste it.", "",
        "1 more, one each time you ask.",
      ]
    )
    let all = [
      "Hints for 1.1 Menu", "", "  1. Look at the soup.", "", "  2. Taste it.", "", "  3. Salt it.",
      "",
    ]
    #expect(try hint("1.1") == all + ["This was the last one."])
    let end = "That is all there is. The matrix may help: swift run workshop matrix 1.1"
    #expect(try hint("1.1") == all + [end])
    #expect(try hint("1.1") == all + [end])
    #expect(Progress.load(from: folder.kit()).entry(of: menu).hintsShown == 3)
  }

  @Test("Where there is no suite of the learner's, there is no matrix that may help")
  func noSuite() throws {
    let kit = folder.kit([lesson(1, "Cafe", soupOfYours)])
    for _ in 1...3 { _ = try hint("1.1", in: kit) }
    #expect(try hint("1.1", in: kit).last == "That is all there is.")
  }

  @Test("When hints were taken away, those that are left are shown")
  func fewer() throws {
    try Progress.update(in: folder.kit()) { $0.showHints(9, for: menu) }
    #expect(try hint("1.1").contains("  3. Salt it."))
  }

  @Test("Without the file: exit code 4, and the file is named")
  func noFile() throws {
    let stop = #expect(throws: Stop.self) { try hint("2.1") }
    #expect(stop?.code == .kitFailed)
    #expect(
      stop?.message == "Lessons/02-Kitchen/HINTS.md is missing. Restore it, for example with git."
    )
  }

  @Test("Without hints in the file: exit code 4, and nothing is counted")
  func noHints() throws {
    let stop = #expect(throws: Stop.self) { try hint("1.2") }
    #expect(stop?.code == .kitFailed)
    #expect(stop?.message == "Lessons/01-Cafe/HINTS.md has no hints for 1.2.")
    #expect(folder.read(".workshop/progress.json") == nil)
  }

  @Test("A long hint is broken into lines that fit")
  func long() throws {
    let word = "soup "
    try folder.write(
      "## 2.1 Stove\n\n1. \(String(repeating: word, count: 40))\n",
      to: "Lessons/02-Kitchen/HINTS.md"
    )
    let lines = try hint("2.1")
    #expect(lines.count == 7)
    #expect(lines.allSatisfy { $0.count <= 80 })
    #expect(lines[2...4].map { $0.prefix(9) } == ["  1. soup", "     soup", "     soup"])
  }

  private func hint(_ word: String, in kit: Kit? = nil) throws -> [String] {
    let transcript = Transcript()
    let call = try Call(parsing: ["hint", word])
    let code = try HintCommand(
      kit: kit ?? folder.kit(),
      console: transcript.console(),
      call: call
    ).run()
    #expect(code == .passed)
    return transcript.lines
  }
}
