import Foundation
import PlantedBugs
import Testing

@testable import Grading
@testable import WorkshopKit

/// `workshop adopt`: work from another copy of a made-up workshop.
@Suite(.timeLimit(.minutes(1))) struct AdoptTests {
  private let learner: Learner
  /// The other copy, in which the learner worked until now.
  private let old: Learner

  init() throws {
    learner = try Learner(inWholeKit: true)
    old = try Learner(inWholeKit: true)
  }

  @Test("What was changed there comes here; what was not, or was deleted, does not")
  func taken() async throws {
    try old.write("mine", to: Learner.menu)
    try old.folder.remove(Learner.bill)
    try old.write("changed code", to: Learner.code)
    let before = learner.files
    let answer = try await adopt()
    #expect(answer.code == .passed)
    #expect(
      answer.lines == [
        "Your work from \(name) is taken over: 1 file changed.",
        "Take it back: swift run workshop undo",
        "", "Taken over:", "  \(Learner.menu)", "",
        "Code under test, changed there and not taken over; still in \(name):",
        "  \(Learner.code)", "", "Next: see how it does here: swift run workshop check",
      ]
    )
    #expect(learner.folder.read(Learner.menu) == "mine")
    #expect(learner.folder.read(Learner.bill) == "given Tests/BillTests.swift")
    #expect(learner.folder.read(Learner.code) == "code Sources/Menu.swift")
    try await learner.call("undo")
    #expect(learner.files == before)
  }

  @Test("The other copy is only read")
  func onlyRead() async throws {
    try old.write("mine", to: Learner.menu)
    let before = old.folder.tree(".")
    _ = try await adopt()
    #expect(old.folder.tree(".") == before)
  }

  @Test("Bytes that are no text come over as they are")
  func bytes() async throws {
    let bytes = Data([0xFF, 0x00, 0x0D, 0x0A])
    try bytes.write(to: URL(fileURLWithPath: "\(old.folder.path)/\(Learner.menu)"))
    _ = try await adopt()
    #expect(FileManager.default.contents(atPath: learner.kit.path(Learner.menu)) == bytes)
  }

  @Test("What was changed here as well is left and named: exit code 1")
  func left() async throws {
    try old.write("theirs", to: Learner.menu)
    try old.write("theirs", to: Learner.stove)
    try learner.write("mine", to: Learner.menu)
    let answer = try await adopt()
    #expect(answer.code == .notPassed)
    #expect(
      answer.lines == [
        "Your work from \(name) is taken over: 1 file changed.",
        "Take it back: swift run workshop undo",
        "", "Taken over:", "  \(Learner.stove)",
        "",
        "Left as it is, because it was changed here as well. Compare it yourself:",
        "  diff \(name)/\(Learner.menu) \(learner.folder.path)/\(Learner.menu)",
        "", "Next: see how it does here: swift run workshop check",
      ]
    )
    #expect(learner.folder.read(Learner.menu) == "mine")
    #expect(learner.folder.read(Learner.stove) == "theirs")

    // It is still for the learner to decide.
    let again = try await adopt()
    #expect(again.code == .notPassed)
    #expect(again.lines.first == "Nothing was changed: the rest is taken over already.")
    #expect(
      again.lines.last == "  diff \(name)/\(Learner.menu) \(learner.folder.path)/\(Learner.menu)"
    )
  }

  @Test("When everything is left, nothing is saved either")
  func allLeft() async throws {
    try old.write("theirs", to: Learner.menu)
    try learner.write("mine", to: Learner.menu)
    let answer = try await adopt()
    #expect(answer.code == .notPassed)
    #expect(answer.lines.first == "Nothing was changed.")
    #expect(SavedStates(of: learner.kit).entries.isEmpty)
  }

  @Test("A second time, everything is here already")
  func twice() async throws {
    try old.write("mine", to: Learner.menu)
    _ = try await adopt()
    let answer = try await adopt()
    #expect(answer.code == .passed)
    #expect(answer.lines == ["Nothing to change: your work from \(name) is taken over already."])
  }

  @Test("Nothing was begun there")
  func nothing() async throws {
    let answer = try await adopt()
    #expect(answer.code == .passed)
    #expect(answer.lines == ["Nothing to take over: no exercise in \(name) was begun."])
  }

  @Test("An exercise that was revised is named; its starter is not taken for the learner's work")
  func revised() async throws {
    for file in [Learner.menu, Learner.bill] {
      let starter = file.replacing("Lessons/01-Cafe", with: "Tests/01-Cafe/Starters")
      try learner.write("newer", to: file)
      try learner.write("newer", to: starter)
    }
    try old.write("mine", to: Learner.menu)
    let answer = try await adopt()
    #expect(answer.code == .passed)
    #expect(
      answer.lines.dropFirst(2) == [
        "", "Taken over:", "  \(Learner.menu)",
        "",
        "1.1 Menu was revised since. Yours is taken over; for the new starter: "
          + "swift run workshop reset 1.1",
        "  \(Learner.menu)",
        "", "Next: see how it does here: swift run workshop check",
      ]
    )
    #expect(learner.folder.read(Learner.menu) == "mine")
    #expect(learner.folder.read(Learner.bill) == "newer")
  }

  @Test("A file that was deleted here is no work that could be lost")
  func deletedHere() async throws {
    try old.write("mine", to: Learner.menu)
    try learner.folder.remove(Learner.menu)
    #expect(try await adopt().code == .passed)
    #expect(learner.folder.read(Learner.menu) == "mine")
  }

  @Test("Work that this copy has no place for is named: a gone exercise, and files of one's own")
  func withoutPlace() async throws {
    try old.write("given", to: "Tests/01-Cafe/Starters/Tests/TableTests.swift")
    try old.write("mine", to: "Lessons/01-Cafe/Tests/TableTests.swift")
    try old.write("given", to: "Tests/01-Cafe/Starters/Tests/ChairTests.swift")
    try old.write("given", to: "Lessons/01-Cafe/Tests/ChairTests.swift")
    try old.write("mine", to: "Lessons/02-Kitchen/Tests/Helper.swift")
    try old.write("copied", to: "Lessons/01-Cafe/Tests/Copied.swift")
    try learner.write("copied", to: "Lessons/01-Cafe/Tests/Copied.swift")
    let answer = try await adopt()
    #expect(answer.code == .passed)
    #expect(
      answer.lines.dropFirst() == [
        "", "Without a place in this copy, and still in \(name):",
        "  Lessons/01-Cafe/Tests/TableTests.swift", "  Lessons/02-Kitchen/Tests/Helper.swift",
      ]
    )
    #expect(!learner.isThere("Lessons/02-Kitchen/Tests/Helper.swift"))
  }

  // MARK: What is remembered

  @Test("A folder that is no copy of the workshop, and this copy itself")
  func wrongFolder() async throws {
    let message =
      " is no copy of the workshop. Name the folder in which its Package.swift stands, for "
    let example = "example: swift run workshop adopt ../OldWorkshop"
    for folder in ["\(name)/nowhere", "\(name)/Lessons", "\(name)/Package.swift"] {
      await expectStop(folder, .wrongCall, folder + message + example)
    }
    for own in [learner.folder.path, "\(learner.folder.path)/Lessons/.."] {
      await expectStop(
        own,
        .wrongCall,
        "\(own) is this copy itself. Name the folder of the other one."
      )
    }
  }

  @Test("A change there that was not finished")
  func pending() async throws {
    try old.write("mine", to: Learner.menu)
    try old.folder.write("", to: ".workshop/pending/state.json")
    await expectStop(
      name,
      .kitFailed,
      "In \(name), a change was begun and not finished. Call 'swift run workshop list' there, which "
        + "finishes it, then try again."
    )
    #expect(learner.folder.read(Learner.menu) == "given Tests/MenuTests.swift")
  }

  @Test("Not one folder", arguments: [[], ["a", "b"], [""]])
  func notOne(_ folders: [String]) {
    let stop = #expect(throws: Stop.self) { _ = try Call(parsing: ["adopt"] + folders) }
    #expect(stop?.code == .wrongCall)
    #expect(
      stop?.message
        == "adopt needs one folder, that of the other copy: swift run workshop adopt ../OldWorkshop"
    )
  }

  // MARK: Helpers

  private var name: String { old.folder.path }

  private func adopt() async throws -> Learner.Answer {
    try await learner.call("adopt", "\(name)/", width: 200)
  }

  private func expectStop(
    _ folder: String,
    _ code: ExitCode,
    _ message: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    let stop = await #expect(throws: Stop.self, sourceLocation: sourceLocation) {
      try await learner.call("adopt", folder)
    }
    #expect(stop?.code == code, sourceLocation: sourceLocation)
    #expect(stop?.message == message, sourceLocation: sourceLocation)
  }
}
