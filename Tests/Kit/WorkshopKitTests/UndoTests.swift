import Foundation
import Testing

@testable import WorkshopKit

/// `workshop undo`: everything is exactly as before.
@Suite struct UndoTests {
  private let learner: Learner

  init() throws { learner = try Learner() }

  @Test("Bytes, modes, missing files, missing folders and files of one's own come back")
  func exact() async throws {
    let noText = Data([0xFF, 0x00, 0xFE, 0x0A])
    try noText.write(to: URL(fileURLWithPath: "\(learner.folder.path)/\(Learner.menu)"))
    try learner.write("mine", to: Learner.bill, mode: 0o600)
    try learner.write("mine", to: "Lessons/01-Cafe/Tests/Pot.swift", mode: 0o755)
    try learner.link("Lessons/01-Cafe/Sources/Pan.swift", to: "../nowhere")
    try learner.folder.remove("Lessons/02-Kitchen/Tests")
    try learner.folder.remove("Lessons/02-Kitchen/Sources")
    let before = learner.files
    try await learner.call("jump", "2.1")
    #expect(learner.files != before)
    let answer = try await learner.call("undo")
    #expect(answer.code == .passed)
    #expect(
      answer.lines == [
        "Took back 'jump 2.1': 2 files changed, 2 files added, 2 files taken out.",
        "Bring it back: swift run workshop undo 2",
      ]
    )
    #expect(learner.files == before)
    #expect(!learner.isThere("Lessons/02-Kitchen/Tests"))
    #expect(!learner.isThere("Lessons/02-Kitchen/Sources"))
  }

  @Test("A folder in which somebody put something meanwhile stays")
  func usedFolder() async throws {
    try learner.folder.remove("Lessons/02-Kitchen/Tests")
    try await learner.call("reset", "2")
    try learner.write("mine", to: "Lessons/02-Kitchen/Tests/Pot.swift")
    try await learner.call("undo")
    #expect(!learner.isThere(Learner.stove))
    #expect(learner.folder.read("Lessons/02-Kitchen/Tests/Pot.swift") == "mine")
  }

  @Test("What was typed after the change is kept, and an undo can be undone")
  func undoOfUndo() async throws {
    try learner.write("first", to: Learner.menu)
    try await learner.call("reset", "1.1")
    try learner.write("second", to: Learner.menu)
    try await learner.call("undo")
    #expect(learner.folder.read(Learner.menu) == "first")
    let answer = try await learner.call("undo", "2")
    #expect(answer.lines.first == "Took back 'undo': 1 file changed.")
    #expect(learner.folder.read(Learner.menu) == "second")
  }

  @Test("Again and again: one change further back each time, and then nothing is left")
  func furtherBack() async throws {
    let texts = ["one", "two"]
    for text in texts {
      try learner.write(text, to: Learner.menu)
      try await learner.call("solve", "1.1")
    }
    for text in texts.reversed() {
      try await learner.call("undo")
      #expect(learner.folder.read(Learner.menu) == text)
    }
    let stop = await #expect(throws: Stop.self) { try await learner.call("undo") }
    #expect(stop?.code == .notPassed)
    #expect(
      stop?.message
        == "Nothing to undo: no reset, solve, jump or adopt is left to take back. 'swift run workshop undo "
        + "--list' shows what was saved."
    )
  }

  @Test("A change whose undo was undone is the next to be undone")
  func holdsAgain() async throws {
    try learner.write("mine", to: Learner.menu)
    try await learner.call("reset", "1.1")
    try await learner.call("undo")
    try await learner.call("undo", "2")
    #expect(learner.folder.read(Learner.menu) == "given Tests/MenuTests.swift")
    #expect(try await learner.call("undo").lines.first == "Took back 'reset 1.1': 1 file changed.")
    #expect(learner.folder.read(Learner.menu) == "mine")
  }

  @Test("Somebody put everything back by hand: the change counts as undone all the same")
  func byHand() async throws {
    try learner.write("mine", to: Learner.menu)
    try await learner.call("reset", "1.1")
    try learner.write("mine", to: Learner.menu)
    let answer = try await learner.call("undo")
    #expect(
      answer.lines == [
        "'reset 1.1' counts as taken back: your files were already as before it. 'swift",
        "run workshop undo' goes one further back.",
      ]
    )
    #expect(
      try await learner.call("undo", "--list").lines.map { $0.dropFirst(25) } == [
        "before                        what it holds",
        "undo of 'reset 1.1'           nothing",
        "reset 1.1                     1 file     undone by 2",
      ]
    )
    await #expect(throws: Stop.self) { try await learner.call("undo") }
  }

  @Test("A number whose state is in place already: nothing is saved, and undo goes back as before")
  func nothingToChange() async throws {
    try learner.write("mine", to: Learner.menu)
    try await learner.call("reset", "1.1")
    try await learner.call("undo", "1")
    let answer = try await learner.call("undo", "1")
    #expect(answer.code == .passed)
    #expect(
      answer.lines == [
        "Nothing to change: your files are already as they were before 'reset 1.1'."
      ]
    )
    #expect(SavedStates(of: learner.kit).entries.map(\.number) == [2, 1])
    await #expect(throws: Stop.self) { try await learner.call("undo") }
  }

  @Test("A number that is not there: exit code 2, with those that are")
  func unknownNumber() async throws {
    let stop = await #expect(throws: Stop.self) { try await learner.call("undo", "7") }
    #expect(stop?.code == .wrongCall)
    #expect(
      stop?.message
        == "No saved state 7. There is none yet. 'swift run workshop undo --list' shows them all."
    )
    try await learner.call("solve", "1.1")
    try await learner.call("solve", "1.2")
    let other = await #expect(throws: Stop.self) { try await learner.call("undo", "7") }
    #expect(
      other?.message
        == "No saved state 7. The latest: 2, 1. 'swift run workshop undo --list' shows them all."
    )
  }

  @Test("Only the latest 200 are kept")
  func tooMany() async throws {
    try await learner.call("solve", "1.1")
    let kept = "\(learner.folder.path)/.workshop/saved"
    for number in 2...200 {
      try FileManager.default.copyItem(
        atPath: "\(kept)/0001",
        toPath: learner.kit.savedFolder(number)
      )
    }
    try await learner.call("reset", "1.1")
    let names = try learner.folder.names(in: ".workshop/saved")
    #expect(names.count == 200)
    #expect(names.first == "0002")
    #expect(names.last == "0201")
    #expect(!learner.isThere(".workshop/staging"))
    #expect(try await learner.call("undo", "--list").lines.last == "The latest 200 are kept.")
  }
}
