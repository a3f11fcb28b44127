import FixtureExercises
import Grading
import PlantedBugs
import Testing

/// Checks that only some exercises have.
@Suite struct ExtrasTests {
  @Test("A suite that takes longer than its budget", arguments: Framework.allCases)
  func overBudget(_ framework: Framework) async throws {
    // No run takes no time at all.
    let exercise = exercise(framework.suite("Careful"), extras: ExtraChecks(budgetSeconds: 0))
    let result = try await Judge.ofFixtures.result(.budget(0), of: exercise)

    #expect(result.status == .failed)
    #expect(result.seconds > 0)
    #expect(result.says("0 s would do"))
  }

  @Test("Acceptance tests of code that is half written", arguments: Framework.allCases)
  func acceptance(_ framework: Framework) async throws {
    let done = Acceptance.Test(function("startsAtZero", framework), "A counter starts at zero")
    let open = Acceptance.Test(function("doubles", framework), "Doubles the value")
    let suite = Suite(framework.typeName("Counter"), in: framework)
    let extras = ExtraChecks(acceptance: Acceptance(suite: suite, tests: [done, open]))
    let report = try await Judge.ofFixtures.report(on: exerciseWithoutSuite(extras))

    #expect(report.results.map(\.check.kind) == [.acceptance(done), .acceptance(open)])
    #expect(report.results.map(\.status) == [.passed, .failed])
    #expect(report.results[1].says("does not do this yet: Doubles the value"))
    #expect(!report.isPassed)
  }

  @Test("An acceptance test that does not exist accepts nothing", arguments: Framework.allCases)
  func missingAcceptance(_ framework: Framework) async throws {
    let gone = Acceptance.Test(function("isGone", framework), "Gone")
    let suite = Suite(framework.typeName("Counter"), in: framework)
    let extras = ExtraChecks(acceptance: Acceptance(suite: suite, tests: [gone]))
    let report = try await Judge.ofFixtures.report(on: exerciseWithoutSuite(extras))

    #expect(report.results.map(\.status) == [.failed])
  }

  @Test(
    "A suite for code that is not written is judged over the kit's own",
    arguments: Framework.allCases
  )
  func reference(_ framework: Framework) async throws {
    let suite = framework.suite("Doubled")
    let extras = ExtraChecks(pairs: true, reference: Planting(DoubledReference.isWritten))
    let withReference = try await Judge.ofFixtures.report(on: exercise(suite, extras: extras))
    let without = try await Judge.ofFixtures.result(.valid, of: exercise(suite))

    for result in withReference.results {
      #expect(result.status == .passed, "\(result.check.id): \(result.message ?? "")")
    }
    #expect(without.status == .failed)
  }

  private func exerciseWithoutSuite(_ extras: ExtraChecks) -> Exercise {
    exercise(extras: extras)
  }

  private func function(_ name: String, _ framework: Framework) -> String {
    String(framework.test(name, of: "").split(separator: "/").last ?? "")
  }
}
