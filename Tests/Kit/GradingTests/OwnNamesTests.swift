import FixtureExercises
import Grading
import PlantedBugs
import Testing

/// Names of files that are the same in every run.
@Suite struct OwnNamesTests {
  private let fault = Planting(BackupFault.endsTheRun)

  @Test("A fixed name is found, though every run cleans up", arguments: Framework.allCases)
  func fixed(_ framework: Framework) async throws {
    let suite = framework.suite("FixedName")
    let result = try await result(on: suite)
    let clean = try await Judge.ofFixtures.result(.clean, of: exercise(suite))

    #expect(result.status == .failed)
    #expect(result.says("sesAFixedFolder"), "\(result.message ?? "")")
    #expect(result.says("used the same name in the temporary directory: backups. "))
    #expect(result.says("put UUID() into it"))
    #expect(clean.status == .passed)
  }

  @Test(
    "A new one in every run is fine, whatever is inside",
    arguments: ["CleansUpAnyway", "FixedInside"],
    Framework.allCases
  )
  func new(_ name: String, _ framework: Framework) async throws {
    let result = try await result(on: framework.suite(name))
    #expect(result.status == .passed, "\(result.message ?? "")")
    #expect(result.outcome == .crashed)
  }

  @Test("A suite that was never interrupted shows nothing", arguments: Framework.allCases)
  func notReached(_ framework: Framework) async throws {
    let result = try await result(on: framework.suite("Careful"))
    #expect(result.status == .unknown)
    #expect(result.says("no test of yours has run the code that this is about"))
  }

  private func result(on suite: Suite) async throws -> CheckResult {
    let extras = ExtraChecks(interruptedBy: fault)
    return try await Judge.ofFixtures.result(.ownNames(fault), of: exercise(suite, extras: extras))
  }
}
