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
    learner = try Learner()
    old = try Learner()
    for copy in [learner, old] {
      try copy.folder.write("", to: "Package.swift")
      try copy.folder.write("", to: "Tests/Kit/workshop/main.swift")
    }
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
        "",
        "Code under test, changed there and not taken over; still in \(name):",
        "  \(Learner.code)",
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
        "",
        "Left as it is, because it was changed here as well. Compare it yourself:",
        "  \(Learner.menu)",
      ]
    )
    #expect(learner.folder.read(Learner.menu) == "mine")
    #expect(learner.folder.read(Learner.stove) == "theirs")
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
        "",
        "1.1 Menu was revised since. Yours is taken over; for the new starter: "
          + "swift run workshop reset 1.1",
        "  \(Learner.menu)",
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

  @Test("Hints come along, and the higher number holds")
  func hints() async throws {
    try remember(in: old, ["1.1": (3, nil), "1.2": (1, nil)])
    try remember(in: learner, ["1.2": (2, nil), "2.1": (4, nil)])
    _ = try await adopt()
    let progress = WorkshopKit.Progress.load(from: learner.kit)
    #expect(progress.exercises.mapValues(\.hintsShown) == ["1.1": 3, "1.2": 2, "2.1": 4])
  }

  @Test("A result comes along with its files; what was left keeps the result of this copy")
  func results() async throws {
    try old.write("mine", to: Learner.menu)
    try old.write("theirs", to: Learner.bill)
    try learner.write("mine, too", to: Learner.bill)
    try remember(in: old, ["1.1": (0, true), "1.2": (0, true)])
    try remember(in: learner, ["1.1": (0, false), "1.2": (0, false)])
    _ = try await adopt()
    #expect(state(0) == .passed)
    #expect(state(1) == .notPassed(bugsCaught: nil))
    // Whose solutions may be seen: what was passed once, in either copy.
    let progress = Progress.load(from: learner.kit)
    #expect(progress.exercises.mapValues(\.wasPassed) == ["1.1": true, "1.2": true])
  }

  @Test("A result whose code differs here counts as changed since")
  func staleResult() async throws {
    try old.write("mine", to: Learner.menu)
    try remember(in: old, ["1.1": (0, true)])
    try learner.write("newer code", to: Learner.code)
    _ = try await adopt()
    #expect(state(0) == .changed(passedBefore: true))
  }

  @Test("Code that is the same there as it was given there, or as it is here, was not changed")
  func sameCode() async throws {
    try learner.write("newer", to: Learner.code)
    try learner.write("newer", to: "Solutions/01-Cafe/Sources/Menu.swift")
    let nothing = "Nothing to take over: no exercise in \(name) was begun."
    #expect(try await adopt().lines == [nothing])
    try old.write("newer", to: Learner.code)
    #expect(try await adopt().lines == [nothing])
  }

  @Test("A file of the learner's whose name is no text is named, with a mark for what is no letter")
  func oddName() async throws {
    let path = Array("\(name)/Lessons/01-Cafe/Tests/Pot".utf8) + [0xFF, 0x1B, 0]
    let file = path.withUnsafeBytes {
      open($0.bindMemory(to: CChar.self).baseAddress!, O_CREAT, 0o600)
    }
    // Some systems refuse such names.
    guard file >= 0 else { return }
    close(file)
    let answer = try await adopt()
    #expect(
      answer.lines == [
        "Nothing to take over: no exercise in \(name) was begun.", "",
        "Without a place in this copy, and still in \(name):",
        "  Lessons/01-Cafe/Tests/Pot\u{FFFD}\u{FFFD}",
      ]
    )
  }

  // MARK: What is no file

  @Test("A pipe or a folder in the place of a file: said, and not waited for")
  func noFile() async throws {
    try old.folder.remove(Learner.menu)
    try #require(mkfifo("\(name)/\(Learner.menu)", 0o600) == 0)
    let end = "where a file belongs. Nothing was changed. Move it away, then try again."
    let file = "\(name)/\(Learner.menu)"
    await expectStop(name, .kitFailed, "\(file) is no regular file, \(end)")
    try old.folder.remove(Learner.menu)
    try old.folder.write("", to: "\(Learner.menu)/x")
    await expectStop(name, .kitFailed, "\(file) is a folder, \(end)")
  }

  // MARK: Wrong calls

  @Test("A folder that is no copy of the workshop, and this copy itself")
  func wrongFolder() async throws {
    let message =
      " is no copy of the workshop. Name the folder in which its Package.swift stands, for "
    let example = "example: workshop adopt ../OldWorkshop"
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
        == "adopt needs one folder, that of the other copy: workshop adopt ../OldWorkshop"
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

  /// For each exercise how many hints were shown, and whether it is passed as it stands now.
  private func remember(
    in copy: Learner,
    _ entries: [String: (hints: Int, isPassed: Bool?)]
  ) throws {
    try WorkshopKit.Progress.update(in: copy.kit) { progress in
      for assignment in copy.kit.allAssignments {
        guard let entry = entries[assignment.exercise.number] else { continue }
        progress.showHints(entry.hints, for: assignment.exercise)
        guard let isPassed = entry.isPassed else { continue }
        let results = assignment.exercise.checks.map { check in
          CheckResult.made(check.kind, isPassed ? .passed : .failed)
        }
        let report = ExerciseReport(exercise: assignment.exercise, results: results, tests: [])
        progress.record(report, digest: copy.kit.digest(of: assignment))
      }
    }
  }

  private func state(_ index: Int) -> WorkshopKit.Progress.State {
    let assignment = learner.kit.allAssignments[index]
    let digest = learner.kit.digest(of: assignment)
    return WorkshopKit.Progress.load(from: learner.kit).state(
      of: assignment.exercise,
      digest: digest
    )
  }
}
