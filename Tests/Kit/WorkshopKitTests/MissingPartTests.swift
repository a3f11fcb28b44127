import Testing

@testable import Grading
@testable import WorkshopKit

/// What is said when a part of a lesson is gone: reset is the cure, where it can help.
@Suite struct MissingPartTests {
  private var learner: Learner

  init() throws { learner = try Learner() }

  @Test("Nothing is missing")
  func complete() {
    #expect(learner.kit.complaintAboutMissingPart(of: learner.lessons[0]) == nil)
  }

  @Test("A folder of the learner's own")
  func own() async throws {
    try learner.folder.remove("Lessons/02-Kitchen/Tests")
    let complaint = learner.kit.complaintAboutMissingPart(of: learner.lessons[1])
    #expect(
      complaint
        == "Lessons/02-Kitchen/Tests is missing. 'swift run workshop reset 2' brings it back."
    )
    try await learner.call("reset", "2")
    #expect(learner.kit.complaintAboutMissingPart(of: learner.lessons[1]) == nil)
  }

  @Test(
    "Code of one exercise: what its own reset brings back, and nothing else can be built without"
  )
  mutating func code() async throws {
    let bill = exercise("1.2", "Bill", code: ["Sources/Bill.swift"])
    learner.lessons[0] = lesson(1, "Cafe", menu, bill)
    try learner.folder.layOut(learner.lessons)
    try learner.folder.remove("Lessons/01-Cafe/Sources/Bill.swift")
    let complaint = learner.kit.complaintAboutMissingPart(of: learner.lessons[0])
    #expect(
      complaint
        == "Lessons/01-Cafe/Sources/Bill.swift is missing. 'swift run workshop reset 1.2' brings it "
        + "back."
    )
    try await learner.call("reset", "1.2")
    #expect(learner.kit.complaintAboutMissingPart(of: learner.lessons[0]) == nil)
  }

  @Test("A file that given tests read stands beside the suite, and is missed like code")
  mutating func fixture() throws {
    let bill = exercise("1.2", "Bill", code: ["Tests/Fixtures/bill.json"])
    learner.lessons[0] = lesson(1, "Cafe", menu, bill)
    try learner.folder.layOut(learner.lessons)
    try learner.folder.remove("Lessons/01-Cafe/Tests/Fixtures")
    #expect(
      learner.kit.complaintAboutMissingPart(of: learner.lessons[0])
        == "Lessons/01-Cafe/Tests/Fixtures/bill.json is missing. 'swift run workshop reset 1.2' "
        + "brings it back."
    )
  }

  @Test("Code that several exercises test: the first of them")
  func sharedCode() throws {
    try learner.folder.remove(Learner.code)
    #expect(
      learner.kit.complaintAboutMissingPart(of: learner.lessons[0])
        == "\(Learner.code) is missing. 'swift run workshop reset 1.1' brings it back."
    )
  }

  @Test("A suite's file is its own exercise's business: the lesson can be built")
  func suite() throws {
    try learner.folder.remove(Learner.menu)
    #expect(learner.kit.complaintAboutMissingPart(of: learner.lessons[0]) == nil)
  }

  @Test("check says the same at its end: reset, and then again")
  func next() async throws {
    let tool = try Tool()
    let code = "Lessons/\(Tool.lesson.folder)/\(Tool.exercise.code[0])"
    try tool.folder.remove(code)
    let answer = try await tool.run("check", Tool.lesson.exercises[1].number)
    #expect(answer.code == 3)
    #expect(
      answer.output == """
        Lesson 1 · \(Tool.lesson.title)
        nothing in it can be graded, because of this:

        \(code) is missing. 'swift run workshop
        reset 1.1' brings it back.

        Next: swift run workshop reset 1.1, then check again.

        """
    )
  }

  @Test("A folder of the solutions, which reset does not touch")
  mutating func solutions() throws {
    learner.track = .solutions
    try learner.folder.remove("Solutions/01-Cafe/Sources")
    let complaint = learner.kit.complaintAboutMissingPart(of: learner.lessons[0])
    #expect(
      complaint == "Solutions/01-Cafe/Sources is missing. Restore it, for example with git."
    )
    try learner.folder.layOut(learner.lessons)
    try learner.folder.remove("Solutions/01-Cafe/Sources/Menu.swift")
    #expect(
      learner.kit.complaintAboutMissingPart(of: learner.lessons[0])
        == "Solutions/01-Cafe/Sources/Menu.swift is missing. Restore it, for example with git."
    )
  }
}
