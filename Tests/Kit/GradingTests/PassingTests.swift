import FixtureExercises
import Grading
import PlantedBugs
import Testing

@Suite struct PassingTests {
  @Test("A good suite passes every check", arguments: Framework.allCases)
  func everything(_ framework: Framework) async throws {
    let report = try await Judge.ofFixtures.report(
      on: exercise(
        framework.suite("Careful"),
        fewestTests: 3,
        bugs: Planting.all(of: IncrementBug.self),
        extras: ExtraChecks(pairs: true, parallelRepeats: 2, budgetSeconds: 1000)
      )
    )

    #expect(
      report.results.map(\.check.id) == [
        "valid", "alone", "pair", "repeat", "parallel", "decoy", "clean", "budget",
        "catches.addsNothing", "catches.addsTwo",
      ]
    )
    for result in report.results {
      #expect(result.status == .passed, "\(result.check.id): \(result.message ?? "no message")")
      #expect(result.message == nil)
    }
    #expect(report.isPassed)
    #expect(report.bugsCaught == 2)
    #expect(report.tests.count == 3)
  }

  @Test("Each case of a parameterized test counts as a test")
  func parameterized() async throws {
    let suite = Framework.swiftTesting.suite("FourCases")
    let enough = try await Judge.ofFixtures.result(.valid, of: exercise(suite, fewestTests: 4))
    let few = try await Judge.ofFixtures.result(.valid, of: exercise(suite, fewestTests: 5))

    #expect(enough.status == .passed, "\(enough.message ?? "")")
    #expect(few.says("Only 4 tests ran, and they passed. This exercise needs at least 5"))
    #expect(few.says("each case of a parameterized test counts as one"))
  }

  @Test("A suite that misses one bug passes the other checks", arguments: Framework.allCases)
  func oneMissing(_ framework: Framework) async throws {
    let report = try await Judge.ofFixtures.report(
      on: exercise(
        framework.suite("Careful"),
        bugs: Planting.all(of: IncrementBug.self) + Planting.all(of: EvenBug.self)
      )
    )

    #expect(!report.isPassed)
    #expect(report.bugsCaught == 2)
    #expect(
      report.results.filter { $0.status != .passed }.map(\.check.id) == ["catches.oddCountsAsEven"]
    )
  }
}
