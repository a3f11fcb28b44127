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

  @Test("A folder of the solutions, which reset does not touch")
  mutating func solutions() throws {
    learner.track = .solutions
    try learner.folder.remove("Solutions/01-Cafe/Sources")
    let complaint = learner.kit.complaintAboutMissingPart(of: learner.lessons[0])
    #expect(
      complaint == "Solutions/01-Cafe/Sources is missing. Restore it, for example with git."
    )
  }
}
