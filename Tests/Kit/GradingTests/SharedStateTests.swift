import FixtureExercises
import Grading
import PlantedBugs
import Testing

/// What a suite finds, and what it leaves to others.
@Suite struct SharedStateTests {
  private static let leftOn = Planting(LampLeftOn.bySomebody)
  private static let atTheEnd = Planting(LampLook.atTheEnd)

  @Test("Relying on everybody's manners", arguments: Framework.allCases)
  func reliesOnOthers(_ framework: Framework) async throws {
    let suite = exercise(framework.suite("RestoresLamp"), extras: Self.extras)
    let starts = try await Judge.ofFixtures.result(.starts(Self.leftOn), of: suite)
    let restores = try await Judge.ofFixtures.result(.restores(Self.atTheEnd), of: suite)

    #expect(starts.status == .failed)
    #expect(starts.outcome == .failed)
    #expect(
      starts.says("Somebody had left the lamp on before you, and ")
        && starts.says("sOffAndTurnsOn"),
      "\(starts.message ?? "")"
    )
    #expect(!starts.says("sksOnly"))
    #expect(starts.says("bring into a known state before each test"))
    #expect(restores.status == .passed)
  }

  @Test("Having none, even if the last test hides it", arguments: Framework.allCases)
  func leavesItOn(_ framework: Framework) async throws {
    let suite = exercise(framework.suite("ResetsLamp"), extras: Self.extras)
    let starts = try await Judge.ofFixtures.result(.starts(Self.leftOn), of: suite)
    let restores = try await Judge.ofFixtures.result(.restores(Self.atTheEnd), of: suite)

    #expect(starts.status == .passed, "\(starts.message ?? "")")
    #expect(restores.status == .failed)
    let test = framework == .xctest ? "testIsOffAndTurnsOn" : "isOffAndTurnsOn()"
    #expect(
      restores.says("After \(test), the lamp is still on: "),
      "\(restores.message ?? "")"
    )
    #expect(restores.says("Restore what is shared after each test"))
  }

  @Test(
    "Resetting before and restoring after, in whatever way",
    arguments: [(.xctest, "BothLamp"), (.swiftTesting, "BothLamp"), (.xctest, "BlockLamp")]
      as [(Framework, String)]
  )
  func both(_ framework: Framework, _ name: String) async throws {
    let report = try await Judge.ofFixtures.report(
      on: exercise(framework.suite(name), extras: Self.extras)
    )
    #expect(
      report.results.map(\.check.id) == [
        "valid", "alone", "repeat", "decoy", "starts.bySomebody", "restores.atTheEnd", "clean",
      ]
    )
    #expect(report.isPassed, "\(report.results.compactMap(\.message))")
  }

  @Test("A suite that does not use what is shared shows nothing", arguments: Framework.allCases)
  func notReached(_ framework: Framework) async throws {
    for kind in [Check.Kind.starts(Self.leftOn), .restores(Self.atTheEnd)] {
      let suite = exercise(framework.suite("Careful"), extras: Self.extras)
      let result = try await Judge.ofFixtures.result(kind, of: suite)
      #expect(result.status == .unknown)
      #expect(result.outcome == .passed)
      #expect(result.says("no test of yours has run the code that this is about"))
    }
  }

  private static let extras = ExtraChecks(startsDespite: [leftOn], restores: [atTheEnd])
}
