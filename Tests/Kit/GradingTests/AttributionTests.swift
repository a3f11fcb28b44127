import FixtureExercises
import Grading
import PlantedBugs
import Testing

/// Not any test may catch the bug, but a certain one.
@Suite struct AttributionTests {
  @Test("The named test catches the bug, alone", arguments: Framework.allCases)
  func right(_ framework: Framework) async throws {
    let result = try await attribution(
      IncrementBug.addsTwo,
      "oneIncrement",
      in: framework,
      exclusively: true
    )

    #expect(result.status == .passed, "\(result.message ?? "")")
  }

  @Test("Or together with others", arguments: Framework.allCases)
  func rightAmongOthers(_ framework: Framework) async throws {
    let result = try await attribution(IncrementBug.addsNothing, "oneIncrement", in: framework)

    #expect(result.status == .passed, "\(result.message ?? "")")
    #expect(result.caughtBy.count == 2)
  }

  @Test("Another test catches it", arguments: Framework.allCases)
  func wrong(_ framework: Framework) async throws {
    let result = try await attribution(IncrementBug.addsTwo, "twoIncrements", in: framework)

    #expect(result.status == .failed)
    #expect(result.outcome == .failed)
    #expect(result.says("woIncrements"))
    #expect(result.says("should fail"))
    #expect(result.says("neIncrement"))
  }

  @Test("Nobody catches it", arguments: Framework.allCases)
  func nobody(_ framework: Framework) async throws {
    let result = try await attribution(EvenBug.oddCountsAsEven, "oneIncrement", in: framework)

    #expect(result.status == .failed)
    #expect(result.outcome == .passed)
    #expect(result.says("It noticed nothing"))
  }

  @Test("A graded bug that nobody catches is one failure, not two", arguments: Framework.allCases)
  func waits(_ framework: Framework) async throws {
    let result = try await attribution(
      EvenBug.oddCountsAsEven,
      "oneIncrement",
      in: framework,
      bugs: Planting.all(of: EvenBug.self)
    )

    #expect(result.status == .unknown)
    #expect(result.outcome == nil)
  }

  @Test("The test has another name by now", arguments: Framework.allCases)
  func renamed(_ framework: Framework) async throws {
    let result = try await attribution(IncrementBug.addsTwo, "noSuchTest", in: framework)

    #expect(result.status == .failed)
    #expect(result.says("no test of that name ran"))
  }

  @Test("Another test catches it, too, and would alone", arguments: Framework.allCases)
  func notAlone(_ framework: Framework) async throws {
    let result = try await attribution(
      IncrementBug.addsNothing,
      "oneIncrement",
      in: framework,
      exclusively: true
    )

    #expect(result.status == .passed, "\(result.message ?? "")")
    #expect(result.caughtBy.count == 2)
  }

  @Test("A test that is blamed for what another one noticed too late spoils it")
  func blamed() async throws {
    let result = try await late(caughtBy: "testALeavesSomethingToDo", exclusively: true)

    #expect(result.status == .failed)
    #expect(result.caughtBy == ["LateXCTests/testBMeetsIt"])
    #expect(result.says("testALeavesSomethingToDo should fail"))
    #expect(result.says("recorded in testBMeetsIt, which passes alone"))
  }

  @Test("Even where it is the named one")
  func blamedByName() async throws {
    let exclusive = try await late(caughtBy: "testBMeetsIt", exclusively: true)
    let shared = try await late(caughtBy: "testBMeetsIt", exclusively: false)

    #expect(exclusive.status == .failed)
    #expect(exclusive.says("testBMeetsIt failed, but passes alone"))
    #expect(!exclusive.says("should fail"))
    #expect(shared.status == .passed)
  }

  private func late(caughtBy test: String, exclusively: Bool) async throws -> CheckResult {
    let bug = Attribution(
      IncrementBug.addsNothing,
      caughtBy: "LateXCTests/\(test)",
      exclusively: exclusively
    )
    let exercise = exercise(
      Framework.xctest.suite("Late"),
      extras: ExtraChecks(attributions: [bug])
    )
    return try await Judge.ofFixtures.result(.attribution(bug), of: exercise)
  }

  @Test("A failure outside any test spoils it")
  func loose() async throws {
    let bug = Attribution(
      IncrementBug.addsNothing,
      caughtBy: "LooseWhenWrongSwiftTests/addsOne()",
      exclusively: true
    )
    let exercise = exercise(
      Framework.swiftTesting.suite("LooseWhenWrong"),
      extras: ExtraChecks(attributions: [bug])
    )
    let result = try await Judge.ofFixtures.result(.attribution(bug), of: exercise)

    #expect(result.status == .failed)
    #expect(result.says("outside any test"))
    #expect(result.says("too late. That was in a closure"))
    #expect(result.says("assert in the test"))
  }

  @Test("A bug that no test has caught is told once: whose it is can wait")
  func looseIsNotCaught() async throws {
    let bug = Attribution(
      IncrementBug.addsNothing,
      caughtBy: "OnlyLooseWhenWrongSwiftTests/addsOne()"
    )
    let exercise = exercise(
      Framework.swiftTesting.suite("OnlyLooseWhenWrong"),
      bugs: [bug.bug],
      extras: ExtraChecks(attributions: [bug])
    )
    let result = try await Judge.ofFixtures.result(.attribution(bug), of: exercise)

    #expect(result.status == .unknown)
    #expect(result.says("first let some test catch this bug"))
  }

  private func attribution(
    _ bug: some PlantedBug,
    _ test: String,
    in framework: Framework,
    exclusively: Bool = false,
    bugs: [Planting] = []
  ) async throws -> CheckResult {
    let attribution = Attribution(
      bug,
      caughtBy: framework.test(test, of: "Precise"),
      exclusively: exclusively
    )
    let exercise = exercise(
      framework.suite("Precise"),
      bugs: bugs,
      extras: ExtraChecks(attributions: [attribution])
    )
    return try await Judge.ofFixtures.result(.attribution(attribution), of: exercise)
  }
}
