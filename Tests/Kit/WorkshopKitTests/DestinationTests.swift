import Foundation
import Testing

@testable import WorkshopKit

/// Links and folders in the places of a learner's files. Whatever is refused, nothing has changed.
@Suite struct DestinationTests {
  private let learner: Learner

  init() throws { learner = try Learner() }

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
      ".workshop/x", "Package.swift",
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
    #expect(
      stop?.message.contains("/.workshop/saved could not be written (Not a directory)") == true
    )
    #expect(learner.files == before)
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
}
