import Grading
import PlantedBugs
import Testing

/// Several tests are under way when one of them ends the process: which one is named?
@Suite struct CulpritTests {
  @Test("The one that crashed")
  func crash() async throws {
    let result = try await validity(of: "CrashesAmongOthers")

    #expect(result.outcome == .crashed)
    #expect(result.says("code. b() crashed: Fatal error: it was me"), "\(result.message ?? "")")
  }

  @Test("The one that called exit")
  func exit() async throws {
    let result = try await validity(of: "ExitsAmongOthers")

    #expect(result.outcome == .incomplete)
    #expect(result.says("ended during b(), before"), "\(result.message ?? "")")
  }

  @Test("All of them when one hangs: to find out would take as long again")
  func hang() async throws {
    let result = try await validity(of: "HangsAmongOthers", limits: RunLimits(seconds: 1))

    #expect(result.outcome == .hung)
    #expect(result.says("One of a(), b(), c() was still running"), "\(result.message ?? "")")
  }

  private func validity(of name: String, limits: RunLimits = RunLimits()) async throws
    -> CheckResult
  {
    try await Judge.ofFixtures.result(
      .valid,
      of: exercise(Framework.swiftTesting.suite(name), limits: limits)
    )
  }
}
