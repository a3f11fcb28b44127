import Foundation
import Testing

@testable import WorkshopKit

/// A change that was interrupted, stage by stage, each laid out by hand.
@Suite struct RecoveryTests {
  private let learner: Learner
  private let before: [String: String]
  private static let done =
    "'test' was interrupted and is complete now.\nTake it back: swift run workshop undo\n"

  init() throws {
    learner = try Learner()
    try learner.write("mine", to: Learner.menu)
    try learner.folder.remove("Lessons/02-Kitchen/Tests")
    before = learner.files
  }

  @Test("Nothing was interrupted: nothing is said, and nothing is written")
  func nothing() async throws {
    #expect(try await learner.recover() == "")
    #expect(!learner.isThere(".workshop"))
  }

  @Test("While it was being prepared: it never happened, and the next change is not disturbed")
  func preparing() async throws {
    try learner.folder.write("half", to: ".workshop/staging/files/0")
    #expect(try await learner.recover() == "")
    #expect(learner.files == before)
    try await learner.call("solve", "1.1")
    #expect(learner.folder.read(Learner.menu) == "solved Tests/MenuTests.swift")
    #expect(!learner.isThere(".workshop/staging"))
  }

  @Test(
    "After any number of steps the next call completes it, and undo takes back all of it",
    arguments: 0...3
  )
  func complete(_ steps: Int) async throws {
    try decide()
    try take(steps)
    #expect(try await learner.recover() == Self.done)
    expectNew()
    #expect(!learner.isThere(".workshop/pending"))
    #expect(try await learner.recover() == "")
    try await learner.call("undo")
    #expect(learner.files == before)
    #expect(!learner.isThere("Lessons/02-Kitchen/Tests"))
  }

  @Test("Where files cannot be exchanged: while the old one was aside", arguments: [true, false])
  func aside(_ newIsIn: Bool) async throws {
    try decide()
    try move(Learner.menu, ".workshop/pending/files/1.aside")
    if newIsIn { try move(".workshop/pending/files/1", Learner.menu) }
    #expect(try await learner.recover() == Self.done)
    expectNew()
    try await learner.call("undo")
    #expect(learner.files == before)
  }

  @Test("Somebody edited a file before any step was taken: the change is given up")
  func editedBefore() async throws {
    try decide()
    try learner.write("newer", to: Learner.menu)
    #expect(
      try await learner.recover() == """
        'test' was interrupted, and \(Learner.menu) was edited since.
        It is given up. Nothing was changed.

        """
    )
    #expect(learner.folder.read(Learner.menu) == "newer")
    #expect(learner.folder.read(Learner.bill) == "given Tests/BillTests.swift")
    #expect(try learner.folder.names(in: ".workshop") == ["lock", "saved"])
    #expect(try learner.folder.names(in: ".workshop/saved") == [])
  }

  @Test("Edited after a step was taken: what was typed stays, and that step can be undone")
  func editedBetween() async throws {
    try decide()
    try take(1)
    try learner.write("newer", to: Learner.menu)
    #expect(
      try await learner.recover() == """
        'test' was interrupted, and \(Learner.menu) was edited since.
        It stays as it is, with a part of the files changed.
        Take that part back: swift run workshop undo

        """
    )
    #expect(!learner.isThere(Learner.bill))
    #expect(learner.folder.read(Learner.menu) == "newer")
    #expect(!learner.isThere(Learner.stove))
    try await learner.call("undo")
    #expect(learner.folder.read(Learner.bill) == "given Tests/BillTests.swift")
    #expect(learner.folder.read(Learner.menu) == "newer")
  }

  @Test("Deleted, or come into being, counts as edited", arguments: [Learner.menu, Learner.stove])
  func otherEdits(_ file: String) async throws {
    try decide()
    if file == Learner.menu {
      try learner.folder.remove(file)
    } else {
      try learner.write("x", to: file)
    }
    let now = learner.files
    #expect(try await learner.recover().contains("\(file) was edited since.\nIt is given up."))
    #expect(learner.files == now)
  }

  @Test("Edited after its own step: the change is completed, the edit stays")
  func editedAfter() async throws {
    try decide()
    try take(2)
    try learner.write("newer", to: Learner.menu)
    #expect(try await learner.recover() == Self.done)
    #expect(learner.folder.read(Learner.menu) == "newer")
    #expect(learner.folder.read(Learner.stove) == "new")
  }

  @Test("A record that cannot be read is put aside, and everything goes on", arguments: ["", "{}"])
  func damaged(_ text: String) async throws {
    try decide()
    try learner.folder.write(text, to: ".workshop/pending/state.json")
    #expect(
      try await learner.recover(isRequired: true)
        == "A change was begun and cannot be finished. It is put aside: .workshop/pending.damaged\n"
    )
    #expect(learner.folder.read(".workshop/pending.damaged/files/1") == "new")
    #expect(learner.files == before)
    #expect(try await learner.recover() == "")
  }

  @Test("A record of a newer version is left alone: a change stops, everything else goes on")
  func newer() async throws {
    try decide()
    try learner.folder.write(#"{"version": 2}"#, to: ".workshop/pending/state.json")
    let sentence =
      "A newer version of the workshop has begun a change and not finished it. It is left alone: let "
      + "that version finish it."
    let note = try await learner.recover()
    #expect(note.replacing("\n", with: " ") == "workshop: \(sentence) ")
    let stop = await #expect(throws: Stop.self) { try await learner.recover(isRequired: true) }
    #expect(stop?.code == .kitFailed)
    #expect(stop?.message == sentence)
    #expect(learner.folder.read(".workshop/pending/files/1") == "new")
    #expect(learner.files == before)
  }

  @Test("A step that fails: what is done stays pending until it can be finished")
  func failing() async throws {
    try decide()
    try take(2)
    // A file where the folder for the third file belongs.
    try learner.write("in the way", to: "Lessons/02-Kitchen/Tests")
    let note = try await learner.recover().replacing("\n", with: " ")
    #expect(note.contains("'test' could not be finished (Not a directory)"))
    #expect(learner.isThere(".workshop/pending"))
    try learner.folder.remove("Lessons/02-Kitchen/Tests")
    #expect(try await learner.recover() == Self.done)
    expectNew()
  }

  /// Decides a change that takes out one file, changes one, and adds one in a new folder, and stops.
  private func decide() throws {
    let new = Content.file(Data("new".utf8), mode: nil)
    let wanted = [Learner.bill: nil, Learner.menu: new, Learner.stove: new]
    let state = try Change(kit: learner.kit, words: ["test"], wanted: wanted).decide()
    try #require(state?.files.map(\.path) == [Learner.bill, Learner.menu, Learner.stove])
    try #require(learner.files == before)
  }

  /// Takes the first of its three steps by hand.
  private func take(_ count: Int) throws {
    let kept = ".workshop/pending/files"
    if count > 0 { try move(Learner.bill, "\(kept)/0") }
    if count > 1 {
      try move(Learner.menu, "other")
      try move("\(kept)/1", Learner.menu)
      try move("other", "\(kept)/1")
    }
    if count > 2 {
      try learner.write("", to: "Lessons/02-Kitchen/Tests/x")
      try learner.folder.remove("Lessons/02-Kitchen/Tests/x")
      try move("\(kept)/2", Learner.stove)
    }
  }

  private func move(_ from: String, _ to: String) throws {
    let root = learner.folder.path
    try FileManager.default.moveItem(atPath: "\(root)/\(from)", toPath: "\(root)/\(to)")
  }

  private func expectNew(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(!learner.isThere(Learner.bill), sourceLocation: sourceLocation)
    #expect(learner.folder.read(Learner.menu) == "new", sourceLocation: sourceLocation)
    #expect(learner.folder.read(Learner.stove) == "new", sourceLocation: sourceLocation)
  }
}
