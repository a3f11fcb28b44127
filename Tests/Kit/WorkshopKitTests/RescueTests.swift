import Foundation
import Testing

@testable import WorkshopKit

/// What a change that was taken back leaves behind: nothing, unless it is nowhere else.
@Suite struct RescueTests {
  private let learner: Learner

  init() throws {
    learner = try Learner()
    try learner.write("mine", to: Learner.menu)
  }

  @Test("Nobody saved anything: nothing is kept")
  func nothing() throws {
    try takeBack()
    #expect(Rescue(kit: learner.kit).emptyStaging() == nil)
    #expect(try learner.folder.names(in: ".workshop") == ["saved"])
    #expect(try learner.folder.names(in: ".workshop/saved") == [])
  }

  @Test("Somebody did: the other version becomes a saved state, which undo brings back")
  func saved() async throws {
    try takeBack()
    try learner.folder.write("other", to: ".workshop/staging/files/1")
    let found = try #require(Rescue(kit: learner.kit).emptyStaging())
    #expect(
      found.story
        == "Meanwhile somebody saved or moved \(Learner.menu): what is there now stays, and the other "
        + "version is kept: swift run workshop undo 1"
    )
    #expect(!learner.isThere(".workshop/staging"))
    let answer = try await learner.call("undo", "1")
    #expect(answer.lines.first == "Took back 'test (given up)': 1 file changed.")
    #expect(learner.folder.read(Learner.menu) == "other")
    #expect(learner.folder.read(Learner.bill) == "given Tests/BillTests.swift")
    try await learner.call("undo", "2")
    #expect(learner.folder.read(Learner.menu) == "mine")
  }

  @Test("A file that was to be taken out, and one that waited aside", arguments: ["0", "1.aside"])
  func otherPlaces(_ name: String) async throws {
    try takeBack()
    try learner.folder.write("other", to: ".workshop/staging/files/\(name)")
    let file = name == "0" ? Learner.bill : Learner.menu
    #expect(Rescue(kit: learner.kit).emptyStaging()?.files == [file])
    try await learner.call("undo", "1")
    #expect(learner.folder.read(file) == "other")
  }

  @Test("Where it cannot become a saved state, it is kept beside them")
  func beside() throws {
    try takeBack()
    try learner.folder.write("other", to: ".workshop/staging/files/1")
    try learner.folder.remove(".workshop/saved")
    let found = try #require(Rescue(kit: learner.kit).emptyStaging())
    #expect(found.story.hasSuffix("the other version is kept in .workshop/rescued/files."))
    #expect(learner.folder.read(".workshop/rescued/files/1") == "other")
  }

  @Test("The tool was ended before it looked: the next change looks first")
  func nextChange() async throws {
    try takeBack()
    try learner.folder.write("other", to: ".workshop/staging/files/1")
    try await learner.call("solve", "1.2")
    try await learner.call("undo", "1")
    #expect(learner.folder.read(Learner.menu) == "other")
  }

  @Test("The very last step fails: everything is as before, and so it is said")
  func lastStep() throws {
    let change = Change(kit: learner.kit, words: ["test"], wanted: wanted)
    let state = try #require(try change.decide())
    try learner.folder.remove(Learner.bill)
    try learner.folder.remove(".workshop/saved")
    try learner.folder.write("", to: ".workshop/saved")
    // As if the exchange had not been taken back.
    let stop = #expect(throws: Stop.self) { try Application(kit: learner.kit).apply(state) }
    #expect(
      stop?.message
        == "'test' could not be done (Not a directory). Nothing was changed. Something was moved or put "
        + "there at the same moment: look that every file and folder is where it belongs, then try again."
    )
    #expect(learner.folder.read(Learner.menu) == "mine")
  }

  @Test("Where a saved state cannot be, nothing is begun")
  func notWritable() throws {
    try learner.folder.write("", to: ".workshop/saved")
    let change = Change(kit: learner.kit, words: ["test"], wanted: wanted)
    #expect(throws: Stop.self) { _ = try change.decide() }
    #expect(!learner.isThere(".workshop/pending"))
  }

  private var wanted: [String: Content?] {
    [Learner.bill: nil, Learner.menu: .file(Data("new".utf8), mode: nil)]
  }

  /// Lays out a change that takes out one file and changes one, and was taken back.
  private func takeBack() throws {
    let change = Change(kit: learner.kit, words: ["test"], wanted: wanted)
    let state = try #require(try change.decide())
    try #require(state.files.map(\.path) == [Learner.bill, Learner.menu])
    try #require(rename(learner.kit.pendingFolder, learner.kit.stagingFolder) == 0)
  }
}
