import PlantedBugs
import Testing

@testable import Grading

/// A run gets no more of the machine than its limits say.
@Suite struct GreedTests {
  @Test("A run gets ten times as long as on the correct code, if that is more")
  func time() {
    #expect(RunLimits(seconds: 5).withRoom(for: 0.1).seconds == 5)
    #expect(RunLimits(seconds: 5).withRoom(for: 2).seconds == 20)
  }

  @Test("What a suite prints is cut, and so is what is kept of it", arguments: Framework.allCases)
  func flood(_ framework: Framework) async throws {
    let runner = SuiteRunner(
      module: fixtureModule,
      runner: try Runner(module: fixtureModule, in: Runner.ownFolder)
    )
    let limits = RunLimits(outputBytes: 1000)
    let selection = Selection(
      suites: [framework.typeName("FloodsOutput")],
      of: fixtureModule,
      in: framework
    )
    let record = try await runner.run(SuiteRunner.Order(selection: selection, limits: limits))

    // The suite itself looks whether its output grew past 64 MiB.
    #expect(record.outcome == .passed)
    #expect(record.output.utf8.count <= 1000)
    #expect(record.output.contains("x"))
  }

  @Test(
    "Of a long output the beginning is kept, and the end with it",
    arguments: Framework.allCases
  )
  func bothEnds(_ framework: Framework) async throws {
    let runner = SuiteRunner(
      module: fixtureModule,
      runner: try Runner(module: fixtureModule, in: Runner.ownFolder)
    )
    let selection = Selection(
      suites: [framework.typeName("CrashesAfterFlood")],
      of: fixtureModule,
      in: framework
    )
    let record = try await runner.run(SuiteRunner.Order(selection: selection))

    #expect(record.outcome == .crashed)
    #expect(record.output.utf8.count <= 1 << 20)
    #expect(record.output.contains("first words"))
    #expect(record.output.contains("Fatal error: after all that"))
    let result = try await Judge.ofFixtures.result(
      .valid,
      of: exercise(framework.suite("CrashesAfterFlood"))
    )
    #expect(result.says("crashed: Fatal error: after all that."), "\(result.message ?? "")")
  }

  @Test("Taking too much memory ends the run", arguments: Framework.allCases)
  func memory(_ framework: Framework) async throws {
    let limits = RunLimits(dataBytes: 256 << 20)
    let result = try await Judge.ofFixtures.result(
      .valid,
      of: exercise(framework.suite("HogsMemory"), limits: limits)
    )

    #expect(result.status == .failed)
    #expect(result.outcome == .crashed)
    #expect(result.says("akesAllItCanGet"))
    #expect(result.says("more than 256 MiB of memory"))
    #expect(!result.says("unwrap"))
  }

  @Test("Within the limit it may", arguments: Framework.allCases)
  func enoughMemory(_ framework: Framework) async throws {
    let result = try await Judge.ofFixtures.result(
      .valid,
      of: exercise(framework.suite("HogsMemory"))
    )

    #expect(result.status == .passed, "\(result.message ?? "")")
  }
}
