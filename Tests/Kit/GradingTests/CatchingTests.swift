import FixtureExercises
import Grading
import PlantedBugs
import Testing

/// Only a recorded failure catches a planted bug.
@Suite struct CatchingTests {
  @Test(
    "A failure catches the bug, and the report says whose it was",
    arguments: Framework.allCases
  )
  func caught(_ framework: Framework) async throws {
    let result = try await judge("Careful", framework, IncrementBug.addsNothing)

    #expect(result.status == .passed)
    #expect(result.outcome == .failed)
    #expect(result.caughtBy == [framework.test("incrementAddsOne", of: "Careful")])
    #expect(result.reachedBy == result.caughtBy)
  }

  @Test(
    "A failure by chance catches nothing: its test did not run the planted code",
    arguments: ["FailsByChance", "FailsBeside"],
    Framework.allCases
  )
  func chance(_ suite: String, _ framework: Framework) async throws {
    let result = try await judge(suite, framework, IncrementBug.addsNothing)

    #expect(result.status == .unknown)
    #expect(result.outcome == .failed)
    #expect(result.caughtBy == [framework.test("runsNoPlantedCode", of: suite)])
    #expect(result.says("by chance"))
  }

  @Test("A failure outside any test catches nothing: every test is green")
  func loose() async throws {
    let result = try await judge("OnlyLooseWhenWrong", .swiftTesting, IncrementBug.addsNothing)

    #expect(result.status == .failed)
    #expect(result.outcome == .failed)
    #expect(result.caughtBy == [])
    #expect(result.says("Not caught: \"An increment adds nothing\". A failure was recorded, but outside"))
    #expect(result.says("too late. That was in a closure"))
    #expect(result.says("assert in the test"))
  }

  @Test("Beside a failure of a test, one outside any test takes nothing away")
  func looseBesideAFailure() async throws {
    let result = try await judge("LooseWhenWrong", .swiftTesting, IncrementBug.addsNothing)

    #expect(result.status == .passed)
    #expect(result.caughtBy == ["LooseWhenWrongSwiftTests/addsOne()"])
  }

  @Test("An error that a test throws is a failure", arguments: Framework.allCases)
  func thrown(_ framework: Framework) async throws {
    let result = try await judge("Error", framework, LoadBug.fails)

    #expect(result.status == .passed)
    #expect(result.caughtBy == [framework.test("throws", of: "Error")])
  }

  @Test("An async function's original is within reach of its bug", arguments: Framework.allCases)
  func asyncOriginal(_ framework: Framework) async throws {
    let result = try await judge("Careful", framework, LoadBug.loadsOneLess)

    #expect(result.status == .passed)
    #expect(result.caughtBy == [framework.test("loadsTheValue", of: "Careful")])
    #expect(result.reachedBy == result.caughtBy)
  }

  @Test(
    "A bug is missed where a test runs the code and looks at nothing",
    arguments: Framework.allCases
  )
  func missed(_ framework: Framework) async throws {
    let result = try await judge("Careful", framework, LatestBug.isMissing)

    #expect(result.status == .failed)
    #expect(result.outcome == .passed)
    #expect(result.caughtBy == [])
    #expect(result.reachedBy == [framework.test("latestLooksAtNothing", of: "Careful")])
    #expect(result.says("Missed: \"The latest value is missing\""))
    #expect(result.says("atestLooksAtNothing"))
    #expect(result.says("ran this code and noticed nothing"))
  }

  @Test("A bug is missed where no test runs the code", arguments: Framework.allCases)
  func notReached(_ framework: Framework) async throws {
    let result = try await judge("Careful", framework, EvenBug.oddCountsAsEven)

    #expect(result.status == .failed)
    #expect(result.outcome == .passed)
    #expect(result.reachedBy == [])
    #expect(result.says("No test of yours ran this code"))
  }

  @Test("Code that ran outside of any test is not said to have been left alone")
  func reachedByNoTest() async throws {
    let result = try await judge("Detached", .swiftTesting, IncrementBug.addsNothing)

    #expect(result.status == .failed)
    #expect(result.reachedBy == [])
    #expect(result.says("This code ran, but in work that no test is known to have started"))
    #expect(result.says("await it there"))
    #expect(!result.says("No test of yours"))
  }

  @Test("A test that skips itself misses the bug", arguments: Framework.allCases)
  func skipped(_ framework: Framework) async throws {
    let result = try await judge("SkipsWhenWrong", framework, LatestBug.isMissing)

    #expect(result.status == .failed)
    #expect(result.outcome == .empty)
    #expect(result.reachedBy.count == 1)
    #expect(result.says("Missed"))
  }
}
