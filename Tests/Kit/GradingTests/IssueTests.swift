import FixtureExercises
import Grading
import PlantedBugs
import Testing

/// What a suite records is not always a failure, and a failure is not always a test's.
@Suite struct IssueTests {
  @Test("A known issue and a warning are no failures", arguments: ["KnownIssue", "Warning"])
  func noFailure(_ name: String) async throws {
    let result = try await Judge.ofFixtures.result(
      .valid,
      of: exercise(Framework.swiftTesting.suite(name))
    )

    #expect(result.status == .passed, "\(result.message ?? "")")
    #expect(result.outcome == .passed)
  }

  #if os(Linux)
    @Test("A failure in the name of a test that has ended stops the run, and is explained")
    func tooLate() async throws {
      let result = try await Judge.ofFixtures.result(
        .valid,
        of: exercise(Framework.xctest.suite("FailsTooLate"))
      )

      #expect(result.status == .failed)
      #expect(result.outcome == .crashed)
      #expect(result.says("A failure was recorded just after a test had ended"))
      #expect(!result.says("test2FailsForIt"))
    }
  #endif

  @Test("An issue from a detached task is a failure without a test")
  func loose() async throws {
    let result = try await Judge.ofFixtures.result(
      .valid,
      of: exercise(Framework.swiftTesting.suite("LooseIssue"))
    )

    #expect(result.status == .failed)
    #expect(result.outcome == .failed)
    #expect(result.says("outside any test"))
    #expect(result.says("too late"))
  }
}
