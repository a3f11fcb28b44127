import FixtureExercises
import Grading
import PlantedBugs
import Testing

/// One exercise, one suite in each framework.
@Suite struct SeveralSuitesTests {
  private static let both = Framework.allCases.map { $0.suite("Careful") }

  @Test("Both are found and run")
  func found() async throws {
    let bugs = Planting.all(of: IncrementBug.self)
    let report = try await Judge.ofFixtures.report(
      on: exercise(Self.both[0], Self.both[1], fewestTests: 6, bugs: bugs)
    )

    #expect(report.isPassed, "\(report.results.compactMap(\.message))")
    #expect(report.tests.count == 6)
    #expect(report.results.last?.caughtBy.count == 2)
  }

  @Test("A bug is caught when one of them fails", arguments: Framework.allCases)
  func oneCatches(_ framework: Framework) async throws {
    let result = try await judge(framework.suite("Careful"), framework.other.suite("Error"))

    #expect(result.status == .passed)
    #expect(result.caughtBy == [framework.test("incrementAddsOne", of: "Careful")])
  }

  @Test("It is not, when the other one crashes", arguments: Framework.allCases)
  func otherCrashes(_ framework: Framework) async throws {
    let result = try await judge(
      framework.suite("Careful"),
      framework.other.suite("StackOverflow")
    )

    #expect(result.status == .failed)
    #expect(result.outcome == .crashed)
  }

  private func judge(_ one: Suite, _ other: Suite) async throws -> CheckResult {
    let bug = Planting(IncrementBug.addsNothing)
    let exercise = exercise(one, other, bugs: [bug])
    return try await Judge.ofFixtures.result(.catches(bug), of: exercise)
  }
}
