import PlantedBugs
import Testing

@testable import Grading

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

  @Test("One test passes, two pass", arguments: [1, 2])
  func number(_ tests: Int) {
    let wording = Wording(
      exercise: exercise(Suite("TillTests")),
      lesson: fixtureLesson,
      workplace: fixtureWorkplace
    )
    let names = ["TillTests/testSell", "TillTests/testClose"].prefix(tests)
    let message = wording.failsAlone(Array(names), first: RunRecord(outcome: .failed, tests: []))

    let isOne = tests == 1
    #expect(message.hasPrefix(isOne ? "testSell passes" : "testSell, testClose pass together"))
    #expect(message.contains(isOne ? "It needs something" : "They need something"))
  }

  @Test(
    "Two tests that pass alone and among all do not pass as a pair",
    arguments: Framework.allCases
  )
  func pair(_ framework: Framework) async throws {
    let exercise = exercise(framework.suite("Pair"), extras: ExtraChecks(pairs: true))
    let report = try await Judge.ofFixtures.report(on: exercise)

    let failed = report.results.filter { $0.status == .failed }
    #expect(failed.map(\.check.id) == ["pair"])
    #expect(failed.first?.says("eavesDirt") == true)
    #expect(failed.first?.says("not as a pair") == true)
  }

  @Test("A test that fails beside another one, and passes alone", arguments: Framework.allCases)
  func disturbed(_ framework: Framework) async throws {
    let suite = framework.suite("MeetsDirt")
    let valid = try await Judge.ofFixtures.result(.valid, of: exercise(suite))

    #expect(valid.status == .failed)
    #expect(valid.outcome == .failed)
    #expect(valid.says("eedsOrder"))
    #expect(valid.says("passes alone, but not together with the others"))
    #expect(valid.says("Give every test its own: make it in setUpWithError or init"))
    #expect(!valid.says("the test is what is wrong"))
  }

  @Test("What is wrong alone as well comes first", arguments: Framework.allCases)
  func disturbedAndWrong(_ framework: Framework) async throws {
    let suite = framework.suite("MeetsDirtAndIsWrong")
    let valid = try await Judge.ofFixtures.result(.valid, of: exercise(suite))

    #expect(valid.status == .failed)
    #expect(valid.says("failed on the correct code. It said: "))
    #expect(valid.says("wrong by itself"))
    #expect(valid.says("the test is what is wrong"))
    #expect(!valid.says("eedsOrder"))
  }

  @Test("A suite that fails now and then is flaky", arguments: Framework.allCases)
  func flaky(_ framework: Framework) async throws {
    // It passes on the correct code, and alone. Then it fails.
    let flaky = exercise(framework.suite("FailsInThirdRun"))
    let repeated = try await Judge.ofFixtures.result(.repeat, of: flaky)

    #expect(repeated.status == .failed)
    #expect(repeated.outcome == .failed)
    #expect(repeated.says("did not agree"))
    #expect(repeated.says("flaky"))

    // No honest suite can tell a decoy from the correct code, so a flaky one has to do.
    let decoy = try await Judge.ofFixtures.result(.decoy, of: flaky)

    #expect(decoy.status == .failed)
    #expect(decoy.outcome == .failed)
    #expect(decoy.says("Nothing was wrong with the code, and yet this run was failed"))
  }

  @Test("Tests that use one thing at the same time collide")
  func collision() async throws {
    let exercise = exercise(
      Framework.swiftTesting.suite("Collides"),
      extras: ExtraChecks(parallelRepeats: 2)
    )
    let result = try await Judge.ofFixtures.result(.parallel(2), of: exercise)

    #expect(result.status == .failed)
    #expect(result.outcome == .failed)
    #expect(result.says("In 2 runs with the tests in parallel"))
    #expect(result.says("give each its own"))
  }
}
