import Foundation
import Testing

@testable import Grading
@testable import WorkshopKit

/// `workshop reset`: what it says, and what stands there afterwards.
@Suite struct ResetTests {
  private let learner: Learner
  private let given: [String: String]
  private static let back = "Take it back: swift run workshop undo"

  init() throws {
    learner = try Learner()
    given = learner.files
  }

  @Test("An exercise: its own files and the code that they test, no others")
  func exercise() async throws {
    try learner.write("mine", to: Learner.menu)
    try learner.write("mine", to: Learner.bill)
    try learner.write("mine", to: Learner.code)
    let answer = try await learner.call("reset", "1.1")
    #expect(answer.code == .passed)
    #expect(answer.lines == ["1.1 Menu is as given: 2 files changed.", Self.back])
    #expect(learner.folder.read(Learner.bill) == "mine")
    try learner.write("given Tests/BillTests.swift", to: Learner.bill)
    #expect(learner.files == given)
  }

  @Test(
    "A lesson: deleted folders come back, other files are taken out, hidden ones are left alone"
  )
  func lesson() async throws {
    try learner.folder.remove("Lessons/01-Cafe/Tests")
    try learner.write("mine", to: "Lessons/01-Cafe/Sources/Deep/Pot.swift")
    try learner.write("mine", to: "Lessons/01-Cafe/Sources/.editor")
    try learner.write("mine", to: Learner.stove)
    let answer = try await learner.call("reset", "cafe")
    #expect(
      answer.lines == [
        "Lesson 1 is as given: 2 files added, 1 file taken out.", "Taken out, and kept for undo:",
        "  Lessons/01-Cafe/Sources/Deep/Pot.swift", Self.back,
      ]
    )
    #expect(learner.folder.read("Lessons/01-Cafe/Sources/.editor") == "mine")
    #expect(learner.folder.read(Learner.stove) == "mine")
    try learner.folder.remove("Lessons/01-Cafe/Sources/.editor")
    try learner.write("given Tests/StoveTests.swift", to: Learner.stove)
    #expect(learner.files == given)
  }

  @Test("What is no file, or has a name that is no text, is named and stays: exit code 1")
  func foreign() async throws {
    let pipe = "Lessons/01-Cafe/Tests/Pipe.swift"
    try #require(mkfifo("\(learner.folder.path)/\(pipe)", 0o600) == 0)
    var named = ["  \(pipe)"]
    let odd = Array("\(learner.folder.path)/Lessons/01-Cafe/Sources/Pot".utf8) + [0xFF, 0]
    let file = odd.withUnsafeBytes {
      open($0.bindMemory(to: CChar.self).baseAddress!, O_CREAT, 0o600)
    }
    // Some systems refuse such names.
    if file >= 0 {
      close(file)
      named.insert("  Lessons/01-Cafe/Sources/Pot\u{FFFD}", at: 0)
    }
    let answer = try await learner.call("reset", "1")
    #expect(answer.code == .notPassed)
    #expect(
      answer.lines == [
        "Nothing to change: lesson 1 is as given already.",
        "Apart from this, which is no file or has a name that is no text, so it stays.",
        "Take it out yourself:",
      ] + named
    )
    #expect(learner.isThere(pipe))
  }

  @Test("Folders of one's own go with the files in them, unless something hidden is there")
  func folders() async throws {
    try learner.write("mine", to: "Lessons/01-Cafe/Tests/Deep/Er/Pot.swift")
    try learner.write("mine", to: "Lessons/01-Cafe/Tests/Other/Pan.swift")
    try learner.write("mine", to: "Lessons/01-Cafe/Tests/Other/.hidden")
    let answer = try await learner.call("reset", "1")
    #expect(!learner.isThere("Lessons/01-Cafe/Tests/Deep"))
    #expect(learner.folder.read("Lessons/01-Cafe/Tests/Other/.hidden") == "mine")
    #expect(answer.code == .notPassed)
    #expect(answer.lines.last == "  Lessons/01-Cafe/Tests/Other")
    try await learner.call("undo")
    #expect(learner.folder.read("Lessons/01-Cafe/Tests/Deep/Er/Pot.swift") == "mine")
  }

  @Test("Everything, also when all lessons are gone; their texts come from elsewhere")
  func all() async throws {
    try learner.folder.remove("Lessons")
    let answer = try await learner.call("reset", "all")
    #expect(answer.code == .passed)
    #expect(
      answer.lines == [
        "Lesson 1 and lesson 2 are as given: 5 files added.", Self.back,
        "Lessons/01-Cafe/README.md, Lessons/01-Cafe/HINTS.md,",
        "Lessons/02-Kitchen/README.md and Lessons/02-Kitchen/HINTS.md are missing, and",
        "not among what reset can bring back: git or a fresh copy of the workshop has",
        "them.",
      ]
    )
    #expect(learner.files == given.filter { !$0.key.hasSuffix(".md") })
  }

  @Test("A lesson together with an exercise of another and one of its own")
  func several() async throws {
    try learner.write("mine", to: Learner.bill)
    try learner.write("mine", to: Learner.stove)
    let answer = try await learner.call("reset", "2.1", "1", "1.2")
    #expect(answer.lines.first == "2.1 Stove and lesson 1 are as given: 2 files changed.")
    #expect(learner.files == given)
  }

  @Test("Nothing to change: it says so, and saves nothing", arguments: ["1.1", "1", "all"])
  func nothing(_ subject: String) async throws {
    let names = ["1.1": "1.1 Menu is", "1": "lesson 1 is", "all": "lesson 1 and lesson 2 are"]
    let answer = try await learner.call("reset", subject)
    let name = try #require(names[subject])
    #expect(answer == .init(code: .passed, lines: ["Nothing to change: \(name) as given already."]))
    #expect(!learner.isThere(".workshop"))
  }

  @Test("Many files of one's own: ten are named, the others counted")
  func many() async throws {
    for number in 10...21 { try learner.write("", to: "Lessons/02-Kitchen/Tests/A\(number).swift") }
    let answer = try await learner.call("reset", "2")
    #expect(answer.lines.first == "Lesson 2 is as given: 12 files taken out.")
    try #require(answer.lines.count == 14)
    #expect(answer.lines[11] == "  Lessons/02-Kitchen/Tests/A19.swift")
    #expect(answer.lines[12] == "  and 2 more")
  }

  @Test("A starter is missing: exit code 4, and nothing is changed")
  func noStarter() async throws {
    try learner.folder.remove("Tests/01-Cafe/Starters/Tests/MenuTests.swift")
    try learner.write("mine", to: Learner.menu)
    try learner.write("mine", to: Learner.bill)
    await expectMissing("Tests/01-Cafe/Starters/Tests/MenuTests.swift", "1")
  }

  @Test("Without solutions a lesson cannot be put back, for its code would count as too much")
  func noSolutions() async throws {
    try learner.folder.remove("Solutions")
    try learner.write("mine", to: Learner.menu)
    await expectMissing("Solutions/01-Cafe/Sources/Menu.swift", "1")
    let answer = try await learner.call("reset", "1.1")
    #expect(answer.lines.first == "1.1 Menu is as given: 1 file changed.")
    #expect(learner.files == given)
    try learner.folder.remove(Learner.code)
    await expectMissing("Solutions/01-Cafe/Sources/Menu.swift", "1.1")
  }

  @Test("With TRACK=Solutions: exit code 2", arguments: ["reset", "solve", "jump", "undo"])
  func otherTrack(_ command: String) async throws {
    var learner = learner
    learner.track = .solutions
    let words = command == "undo" ? [command] : [command, "1.1"]
    let stop = await #expect(throws: Stop.self) {
      let call = try Call(parsing: words)
      _ = try await Workshop.answer(call, in: learner.kit, console: Transcript().console())
    }
    #expect(stop?.code == .wrongCall)
    #expect(
      stop?.message
        == "TRACK=Solutions is set, and \(command) changes your own lessons only. Unset TRACK, then "
        + "try again."
    )
  }

  private func expectMissing(
    _ file: String,
    _ subject: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    let before = learner.files
    let stop = await #expect(throws: Stop.self, sourceLocation: sourceLocation) {
      try await learner.call("reset", subject)
    }
    #expect(stop?.code == .kitFailed, sourceLocation: sourceLocation)
    #expect(
      stop?.message
        == "\(file) is missing, so there is nothing to copy. Nothing was changed. A complete copy of "
        + "the workshop has it; git brings it back.",
      sourceLocation: sourceLocation
    )
    #expect(learner.files == before, sourceLocation: sourceLocation)
  }
}
