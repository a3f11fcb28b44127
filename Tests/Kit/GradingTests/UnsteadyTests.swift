import PlantedBugs
import Testing

@testable import Grading

/// Tests that pass in one run on the correct code and fail in the next.
@Suite struct UnsteadyTests {
  @Test(
    "A suite that is red once, and a test that is red alone, too: it is not that tests share something",
    arguments: [("RedAtFirst", "sNotTheFirstRun"), ("GreenOnce", "sTheSecondRun")],
    Framework.allCases
  )
  func together(_ suite: (name: String, test: String), _ framework: Framework) async throws {
    let result = try await Judge.ofFixtures.result(
      .valid,
      of: exercise(framework.suite(suite.name), falseAlarmAdvice: "Look at the clock.")
    )

    #expect(result.status == .failed)
    expectUnsteady(result, suite.test)
    #expect(!result.says("share something"))
  }

  @Test(
    "Red alone, and the next time green: it is not that it needs another test",
    arguments: Framework.allCases
  )
  func alone(_ framework: Framework) async throws {
    let result = try await Judge.ofFixtures.result(
      .alone,
      of: exercise(framework.suite("RedOnce"), falseAlarmAdvice: "Look at the clock.")
    )

    #expect(result.status == .failed)
    expectUnsteady(result, "sNotTheSecondRun")
    #expect(!result.says("left behind"))
  }

  private func expectUnsteady(_ result: CheckResult, _ test: String) {
    let message = result.message ?? ""
    #expect(message.contains("\(test)"), "\(message)")
    #expect(
      result.says("is green in one run on the correct code and red in the next."),
      "\(message)"
    )
    #expect(result.says("Look for work that the test does not wait for, or for a moment"))
    #expect(result.says("Look at the clock."), "\(message)")
  }
}
