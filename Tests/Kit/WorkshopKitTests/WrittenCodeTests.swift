import PlantedBugs
import Testing

@testable import Grading
@testable import WorkshopKit

/// Code that one exercise has the learner write and that the suites of others test: it is the
/// learner's own for all of them.
@Suite struct WrittenCodeTests {
  private static let stove = "Lessons/01-Cafe/Sources/Stove.swift"
  private static let pot = "Lessons/01-Cafe/Sources/Pot.swift"
  private static let cafe = lesson(
    1,
    "Cafe",
    exercise("1.1", "Stove", files: ["Sources/Stove.swift"], code: ["Sources/Stove.swift"]),
    exercise("1.2", "Menu", code: ["Sources/Stove.swift", "Sources/Pot.swift"])
  )
  private var learner: Learner

  init() throws {
    learner = try Learner()
    learner.lessons = [Self.cafe]
    try learner.folder.layOut(learner.lessons)
  }

  @Test("reset leaves it alone, and brings back other code")
  func reset() async throws {
    try learner.write("mine", to: Self.stove)
    try learner.write("mine", to: Self.pot)
    try learner.write("mine", to: Learner.menu)
    let answer = try await learner.call("reset", "1.2")
    #expect(answer.lines.first == "1.2 Menu is as given: 2 files changed.")
    #expect(learner.folder.read(Self.stove) == "mine")
    #expect(learner.folder.read(Self.pot) == "code Sources/Pot.swift")
    _ = try await learner.call("reset", "1.1")
    #expect(learner.folder.read(Self.stove) == "given Sources/Stove.swift")
  }

  @Test("A jump over the exercise in which it is written solves it")
  func jump() async throws {
    _ = try await learner.call("jump", "1.2")
    #expect(learner.folder.read(Self.stove) == "solved Sources/Stove.swift")
    #expect(learner.folder.read(Learner.menu) == "given Tests/MenuTests.swift")
  }

  @Test("A change of it makes the results of its own exercise old, and no others")
  func digest() throws {
    let before = learner.kit.allAssignments.map(learner.kit.digest(of:))
    try learner.write("mine", to: Self.stove)
    let after = learner.kit.allAssignments.map(learner.kit.digest(of:))
    #expect(after[0] != before[0])
    #expect(after[1] == before[1])
    try learner.write("mine", to: Self.pot)
    #expect(learner.kit.allAssignments.map(learner.kit.digest(of:))[1] != before[1])
  }

  @Test("Where it is gone, the exercise in which it is written brings it back")
  func missing() async throws {
    try learner.folder.remove(Self.stove)
    let stop = await #expect(throws: Stop.self) { try await learner.call("open", "1.2") }
    #expect(
      stop?.message
        == "\(Self.stove) is missing. 'swift run workshop reset 1.1' brings it back as it was given."
    )
    _ = try await learner.call("reset", "1.1")
    #expect(learner.isThere(Self.stove))
  }

  @Test("Nobody is told that it is not as it was given")
  func changed() throws {
    let workplace = Workplace(root: learner.folder.path, track: .lessons)
    let menu = Self.cafe.exercises[1]
    try learner.write("mine", to: Self.stove)
    #expect(workplace.changedCode(of: menu, in: Self.cafe) == nil)
    try learner.write("mine", to: Self.pot)
    #expect(workplace.changedCode(of: menu, in: Self.cafe) == Self.pot)
  }
}
