import Grading
import PlantedBugs
import Testing

@Suite struct CulpritTests {
  @Test("Of several parallel tests the one that crashed is named")
  func parallelCrash() async throws {
    let result = try await Judge.ofFixtures.result(
      .valid, of: exercise(Framework.swiftTesting.suite("CrashesAmongOthers")))

    #expect(result.outcome == .crashed)
    #expect(result.says("b() crashed: Fatal error: it was me"), "\(result.message ?? "")")
  }
}
