import Foundation
import Testing

@testable import WorkshopKit

/// How a change treats files, links and folders, and what it refuses. Whatever is refused, nothing
/// has changed.
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

  @Test(
    "A link in the place of a file is written through, and undone through",
    arguments: [true, false]
  )
  func link(_ leadsToFile: Bool) async throws {
    if leadsToFile { try learner.write("mine", to: "Lessons/own/Menu.swift") }
    try FileManager.default.createDirectory(
      atPath: "\(learner.folder.path)/Lessons/own",
      withIntermediateDirectories: true
    )
    try learner.link(Learner.menu, to: "../../own/Menu.swift")
    let before = learner.files
    try await learner.call("solve", "1.1")
    #expect(learner.files[Learner.menu] == "-> ../../own/Menu.swift")
    #expect(learner.folder.read("Lessons/own/Menu.swift") == "solved Tests/MenuTests.swift")
    try await learner.call("undo")
    #expect(learner.files == before)
  }

  @Test("A linked folder is written through as well")
  func linkedFolder() async throws {
    let root = learner.folder.path
    try FileManager.default.moveItem(atPath: "\(root)/Lessons/01-Cafe", toPath: "\(root)/mine")
    try learner.link("Lessons/01-Cafe", to: "../mine")
    try await learner.call("solve", "1.1")
    #expect(learner.files["Lessons/01-Cafe"] == "-> ../mine")
    #expect(learner.folder.read("mine/Tests/MenuTests.swift") == "solved Tests/MenuTests.swift")
  }

  @Test("A link that leads out of the workshop is refused")
  func linkOut() async throws {
    let outside = try TemporaryFolder()
    try outside.write("private", to: "file")
    try learner.link(Learner.bill, to: "\(outside.path)/file")
    await expectRefusal(
      "\(Learner.bill) leads out of the workshop, to \(outside.path)/file. Nothing was changed. Put "
        + "a file or folder of your own in its place, then try again."
    )
    #expect(outside.read("file") == "private")
  }

  @Test(
    "A link into the kit's own files is refused",
    arguments: [
      "Solutions/01-Cafe/Tests/MenuTests.swift", "Tests/01-Cafe/Starters/Tests/MenuTests.swift",
      ".workshop/x",
    ]
  )
  func linkIntoKit(_ target: String) async throws {
    try learner.folder.write("", to: ".workshop/x")
    try learner.link(Learner.bill, to: "../../../\(target)")
    await expectRefusal(
      "\(Learner.bill) leads to \(target), which is not yours. Nothing was changed. Put a file or "
        + "folder of your own in its place, then try again."
    )
  }

  @Test("Two links to one file, and a link to itself, are refused")
  func oddLinks() async throws {
    try learner.link(Learner.bill, to: "MenuTests.swift")
    await expectRefusal(
      "\(Learner.bill) and \(Learner.menu) lead to the same file. Nothing was changed. Make them two "
        + "files, then try again."
    )
    try learner.link(Learner.bill, to: "BillTests.swift")
    await expectRefusal(
      "\(Learner.bill) is a link that leads nowhere. Nothing was changed. Put a file or folder of "
        + "your own in its place, then try again."
    )
  }

  @Test("A folder in the place of a file is refused")
  func folder() async throws {
    try learner.folder.remove(Learner.bill)
    try learner.folder.write("", to: "\(Learner.bill)/x")
    await expectRefusal(
      "\(Learner.bill) is a folder, where a file belongs. Nothing was changed. Move it away, then try "
        + "again."
    )
  }

  @Test("A pipe in the place of a file is refused, and not waited for", .timeLimit(.minutes(1)))
  func pipe() async throws {
    try learner.folder.remove(Learner.bill)
    try #require(mkfifo("\(learner.folder.path)/\(Learner.bill)", 0o600) == 0)
    await expectRefusal(
      "\(Learner.bill) is no regular file, where a file belongs. Nothing was changed. Move it away, "
        + "then try again."
    )
  }

  @Test("A file in the place of a folder is refused")
  func file() async throws {
    try learner.folder.remove("Lessons/01-Cafe/Tests")
    try learner.write("mine", to: "Lessons/01-Cafe/Tests")
    await expectRefusal(
      "Lessons/01-Cafe/Tests is a file where a folder is needed. Nothing was changed. Move it away, "
        + "then try again."
    )
  }

  @Test("Where nothing can be saved, nothing is changed")
  func nowhereToSave() async throws {
    try learner.folder.write("in the way", to: ".workshop")
    let before = learner.files
    let stop = await #expect(throws: Stop.self) { try await learner.call("solve", "1") }
    #expect(stop?.code == .kitFailed)
    #expect(stop?.message.contains("/.workshop/saved could not be written (") == true)
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
        == "'test' could not be done (Not a directory). Nothing was changed. Free some space or fix the "
        + "permissions, then try again."
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
  func goneMeanwhile(_ canExchange: Bool) throws {
    var change = change([Learner.menu: "new"])
    change.wanted.updateValue(nil, forKey: Learner.bill)
    let state = try #require(try change.decide())
    for file in [Learner.menu, Learner.bill] { try learner.folder.remove(file) }
    try Application(kit: learner.kit, canExchange: canExchange).apply(state)
    #expect(learner.folder.read(Learner.menu) == "new")
    #expect(!learner.isThere(Learner.bill))
  }

  private func change(_ texts: [String: String]) -> Change {
    Change(
      kit: learner.kit,
      words: ["test"],
      wanted: texts.mapValues { .file(Data($0.utf8), mode: nil) }
    )
  }

  private func expectRefusal(
    _ sentence: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    let before = learner.files
    let stop = await #expect(throws: Stop.self, sourceLocation: sourceLocation) {
      try await learner.call("solve", "1")
    }
    #expect(stop?.code == .kitFailed, sourceLocation: sourceLocation)
    #expect(stop?.message == sentence, sourceLocation: sourceLocation)
    #expect(learner.files == before, sourceLocation: sourceLocation)
    #expect(!learner.isThere(".workshop/pending"), sourceLocation: sourceLocation)
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
