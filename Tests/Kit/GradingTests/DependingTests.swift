@testable import Grading
import PlantedBugs
import Testing

/// Tests that need each other, or are in each other's way.
@Suite struct DependingTests {
  @Test("A test that needs another one does not pass alone", arguments: Framework.allCases)
  func alone(_ framework: Framework) async throws {
    let report = try await Judge.ofFixtures.report(on: exercise(framework.suite("NeedsOther")))

    #expect(report.results.map(\.check.id).prefix(2) == ["valid", "alone"])
    #expect(report.results[0].status == .passed)
    let alone = report.results[1]
    #expect(alone.status == .failed)
    #expect(alone.outcome == .failed)
    #expect(alone.says("passes together with the others, but not alone"))
    #expect(report.results.dropFirst(2).allSatisfy { $0.status == .unknown })
  }

  @Test("Two tests that pass alone and among all do not pass as a pair", arguments: Framework.allCases)
  func pair(_ framework: Framework) async throws {
    let exercise = exercise(framework.suite("Pair"), extras: ExtraChecks(pairs: true))
    let report = try await Judge.ofFixtures.report(on: exercise)

    let failed = report.results.filter { $0.status == .failed }
    #expect(failed.map(\.check.id) == ["pair"])
    #expect(failed.first?.says("eavesDirt") == true)
    #expect(failed.first?.says("not as a pair") == true)
  }

  @Test("A suite that fails now and then is flaky", arguments: Framework.allCases)
  func flaky(_ framework: Framework) async throws {
    // On the correct code, alone, and then one more time.
    let flaky = exercise(framework.suite("FailsInThirdRun"))
    let result = try await Judge.ofFixtures.result(.repeat, of: flaky)

    #expect(result.status == .failed)
    #expect(result.outcome == .failed)
    #expect(result.says("did not agree"))
    #expect(result.says("flaky"))
  }
}
