import PlantedBugs
import Testing

@testable import Grading
@testable import WorkshopKit

/// `workshop solve` and `workshop jump`.
@Suite struct JumpTests {
  private let learner: Learner
  private static let back = "Take it back: swift run workshop undo"

  init() throws { learner = try Learner() }

  @Test("Solve an exercise: its files are the solution's, and nothing else is touched")
  func solve() async throws {
    try learner.write("mine", to: Learner.menu)
    try learner.write("mine", to: Learner.code)
    let answer = try await learner.call("solve", "1.1")
    #expect(answer.code == .passed)
    #expect(answer.lines == ["1.1 Menu is solved: 1 file changed.", Self.back])
    #expect(texts == ["solved Tests/MenuTests.swift", "given Tests/BillTests.swift", given])
    #expect(learner.folder.read(Learner.code) == "mine")
  }

  @Test("Solve a lesson")
  func solveLesson() async throws {
    let answer = try await learner.call("solve", "1")
    #expect(answer.lines.first == "1.1 Menu and 1.2 Bill are solved: 2 files changed.")
    #expect(texts == ["solved Tests/MenuTests.swift", "solved Tests/BillTests.swift", given])
    let again = try await learner.call("solve", "1")
    #expect(again.lines == ["Nothing to change: 1.1 Menu and 1.2 Bill are solved already."])
  }

  @Test("Without a solution: exit code 4, and nothing is changed")
  func noSolution() async throws {
    try learner.folder.remove("Solutions/01-Cafe/Tests/BillTests.swift")
    let before = learner.files
    let stop = await #expect(throws: Stop.self) { try await learner.call("solve", "1") }
    #expect(stop?.code == .kitFailed)
    #expect(stop?.message.hasPrefix("Solutions/01-Cafe/Tests/BillTests.swift is missing") == true)
    #expect(learner.files == before)
  }

  @Test("Jump: what the learner has passed already stays")
  func jumpOverPassed() async throws {
    try learner.write("my own answer", to: Learner.menu)
    let kit = learner.kit
    try Progress.update(in: kit) {
      $0.record(ExerciseReport(menu), digest: kit.digest(of: kit.allAssignments[0]))
    }
    _ = try await learner.call("jump", "2.1")
    #expect(texts == ["my own answer", "solved Tests/BillTests.swift", given])
    // No longer what was passed: then it is solved like the others.
    try learner.write("something else", to: Learner.menu)
    _ = try await learner.call("jump", "2.1")
    #expect(texts == ["solved Tests/MenuTests.swift", "solved Tests/BillTests.swift", given])
  }

  @Test("Jump: all before is solved, it and the rest are as given, and nothing else is there")
  func jump() async throws {
    try learner.write("mine", to: Learner.bill)
    try learner.write("mine", to: Learner.stove)
    try learner.write("mine", to: Learner.code)
    try learner.write("mine", to: "Lessons/02-Kitchen/Sources/Pot.swift")
    let answer = try await learner.call("jump", "1.2")
    #expect(
      answer.lines == [
        "1.2 Bill is as given, and everything before it solved: 4 files changed, 1 file",
        "taken out.", "Taken out, and kept for undo:", "  Lessons/02-Kitchen/Sources/Pot.swift",
        Self.back,
      ]
    )
    #expect(texts == ["solved Tests/MenuTests.swift", "given Tests/BillTests.swift", given])
    #expect(learner.folder.read(Learner.code) == "code Sources/Menu.swift")
    #expect(!learner.isThere("Lessons/02-Kitchen/Sources/Pot.swift"))
  }

  @Test("Jump into the next lesson, and to the very first exercise")
  func firstAndLast() async throws {
    try await learner.call("jump", "2.1")
    #expect(texts == ["solved Tests/MenuTests.swift", "solved Tests/BillTests.swift", given])
    let answer = try await learner.call("jump", "1.1")
    #expect(answer.lines.first == "1.1 Menu is as given: 2 files changed.")
    #expect(texts == ["given Tests/MenuTests.swift", "given Tests/BillTests.swift", given])
  }

  @Test("After a jump the next exercise is the one that was jumped to")
  func next() async throws {
    try await learner.call("jump", "1.2")
    #expect(try await learner.call("welcome").lines.contains("Next: 1.2 Bill, about 1 minute"))
  }

  @Test("What a demo types after its jump is taken back as well", arguments: ["1.1", "2.1"])
  func alsoKept(_ exercise: String) async throws {
    let before = learner.files
    let call = try Call(parsing: ["jump", exercise])
    let transcript = Transcript()
    var jump = JumpCommand(kit: learner.kit, console: transcript.console(), call: call)
    jump.alsoKept = [Learner.code]
    _ = try jump.run()
    let changed = exercise == "1.1" ? "no file had to be changed" : "2 files changed"
    #expect(transcript.output.contains("\(changed).\n"))
    try learner.write("a bug, typed in front of the class", to: Learner.code)
    try await learner.call("undo")
    #expect(learner.files == before)
  }

  @Test("Jump needs an exercise, not a lesson")
  func lesson() async throws {
    let stop = await #expect(throws: Stop.self) { try await learner.call("jump", "1") }
    #expect(stop?.message == "'1' is a lesson. Name one of its exercises: 1.1, 1.2.")
  }

  private let given = "given Tests/StoveTests.swift"

  private var texts: [String?] {
    [Learner.menu, Learner.bill, Learner.stove].map { learner.folder.read($0) }
  }
}
