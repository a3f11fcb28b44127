import Foundation
import Testing

@testable import WorkshopKit

/// How a change treats files, and what happens to those that somebody saves at the same time.
@Suite struct ChangeTests {
  private let learner: Learner

  init() throws { learner = try Learner() }

  @Test("A new file has the mode of the one that it replaces, or else 644, and the current date")
  func modes() async throws {
    try learner.write("mine", to: Learner.menu, mode: 0o640)
    try learner.folder.remove(Learner.bill)
    try setOldDate(of: "Solutions/01-Cafe/Tests/MenuTests.swift")
    let start = Date().addingTimeInterval(-5)
    try await learner.call("solve", "1")
    #expect(try attributes(of: Learner.menu)[.posixPermissions] as? Int == 0o640)
    #expect(try attributes(of: Learner.bill)[.posixPermissions] as? Int == 0o644)
    let date = try #require(try attributes(of: Learner.menu)[.modificationDate] as? Date)
    #expect(date > start)
  }

  @Test("Undo gives files the current date, too: a build has to notice")
  func dateOfUndo() async throws {
    try learner.write("mine", to: Learner.menu)
    try setOldDate(of: Learner.menu)
    try await learner.call("solve", "1.1")
    try await learner.call("undo")
    let date = try #require(try attributes(of: Learner.menu)[.modificationDate] as? Date)
    #expect(date > Date(timeIntervalSince1970: 1_000_000_000))
  }

  @Test("The old file itself is kept, so what an open editor still writes to it is not lost")
  func sameFile() async throws {
    try learner.write("mine", to: Learner.menu)
    let editor = try #require(
      FileHandle(forWritingAtPath: "\(learner.folder.path)/\(Learner.menu)")
    )
    try editor.seekToEnd()
    try await learner.call("solve", "1.1")
    try editor.write(contentsOf: Data(", and more".utf8))
    try await learner.call("undo")
    #expect(learner.folder.read(Learner.menu) == "mine, and more")
  }

  @Test("Where files cannot be exchanged, the result is the same", arguments: [true, false])
  func exchange(_ isPossible: Bool) throws {
    try learner.write("mine", to: Learner.menu, mode: 0o600)
    let before = learner.files
    var change = change([Learner.menu: "new", Learner.stove: "new", "Lessons/a/b": "new"])
    change.wanted.updateValue(nil, forKey: Learner.bill)
    change.canExchange = isPossible
    let saved = try #require(try change.make())
    #expect(saved.madeFolders == ["Lessons/a"])
    #expect(learner.folder.read(Learner.menu) == "new")
    #expect(learner.folder.read(Learner.stove) == "new")
    #expect(learner.folder.read("Lessons/a/b") == "new")
    #expect(!learner.isThere(Learner.bill))
    let kept = try learner.folder.names(in: ".workshop/saved/0001/files")
    #expect(kept == ["0", "1", "2"])
    _ = try UndoCommand(
      kit: learner.kit,
      console: Transcript().console(),
      call: Call(parsing: ["undo"])
    ).run()
    #expect(learner.files == before)
  }

  @Test("A step that fails: those before it are taken back", arguments: [true, false])
  func takenBack(_ canExchange: Bool) throws {
    var change = change([Learner.menu: "new", "Lessons/02-Kitchen/new/File": "new"])
    change.wanted.updateValue(nil, forKey: Learner.bill)
    let before = learner.files
    let state = try #require(try change.decide())
    // Between the look and the change, a file comes to where the folder is to be.
    try learner.write("mine", to: "Lessons/02-Kitchen/new")
    let stop = #expect(throws: Stop.self) {
      try Application(kit: learner.kit, canExchange: canExchange).apply(state)
    }
    #expect(stop?.code == .kitFailed)
    #expect(
      stop?.message
        == "'test' could not be done (Not a directory). Nothing was changed. Something was moved or put "
        + "there at the same moment: look that every file and folder is where it belongs, then try again."
    )
    try learner.folder.remove("Lessons/02-Kitchen/new")
    #expect(learner.files == before)
    #expect(try learner.folder.names(in: ".workshop") == ["saved"])
  }

  @Test(
    "What an editor saves between the look and the change is kept for undo",
    arguments: [true, false]
  )
  func savedMeanwhile(_ canExchange: Bool) async throws {
    try learner.folder.remove(Learner.stove)
    var change = change([Learner.menu: "new", Learner.stove: "new"])
    change.wanted.updateValue(nil, forKey: Learner.bill)
    let state = try #require(try change.decide())
    for file in [Learner.menu, Learner.bill, Learner.stove] { try learner.write("late", to: file) }
    try Application(kit: learner.kit, canExchange: canExchange).apply(state)
    #expect(learner.folder.read(Learner.stove) == "new")
    try await learner.call("undo")
    for file in [Learner.menu, Learner.bill, Learner.stove] {
      #expect(learner.folder.read(file) == "late", "\(file)")
    }
  }

  @Test(
    "A file that vanishes between the look and the change is no obstacle",
    arguments: [true, false]
  )
  func goneMeanwhile(_ canExchange: Bool) async throws {
    var change = change([Learner.menu: "new"])
    change.wanted.updateValue(nil, forKey: Learner.bill)
    let state = try #require(try change.decide())
    for file in [Learner.menu, Learner.bill] { try learner.folder.remove(file) }
    try Application(kit: learner.kit, canExchange: canExchange).apply(state)
    #expect(learner.folder.read(Learner.menu) == "new")
    #expect(!learner.isThere(Learner.bill))
    // Nothing stood there, so undo leaves nothing there.
    let answer = try await learner.call("undo")
    #expect(answer.code == .passed)
    #expect(
      answer.lines == [
        "Took back 'test': 1 file taken out.", "Bring it back: swift run workshop undo 2",
      ]
    )
    #expect(!learner.isThere(Learner.menu))
    #expect(!learner.isThere(Learner.bill))
  }

  private func change(_ texts: [String: String]) -> Change {
    Change(
      kit: learner.kit,
      words: ["test"],
      wanted: texts.mapValues { .file(Data($0.utf8), mode: nil) }
    )
  }

  private func attributes(of file: String) throws -> [FileAttributeKey: Any] {
    try FileManager.default.attributesOfItem(atPath: "\(learner.folder.path)/\(file)")
  }

  private func setOldDate(of file: String) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_000_000)],
      ofItemAtPath: "\(learner.folder.path)/\(file)"
    )
  }
}
