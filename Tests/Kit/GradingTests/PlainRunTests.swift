import Foundation
import PlantedBugs
import Testing

@testable import Grading

/// Without a plan, or with one that cannot be read, a child is a plain test run.
@Suite struct PlainRunTests {
  @Test(arguments: [nil, "", "no plan", "1\u{1F}2\u{1F}3"], Framework.allCases)
  func fixturesBehave(_ plan: String?, _ framework: Framework) async throws {
    try await withTemporaryFolder { folder in
      // The first misbehaves in any judged run; the second fails where it finds the plan.
      let suites = ["FailsAlways", "Curious"].map(framework.typeName)
      let runner = try Runner(module: fixtureModule, in: Runner.ownFolder)
      let selection = Selection(suites: suites, of: fixtureModule, in: framework)
      let events = folder.appending(path: "events").path
      let (program, arguments) = runner.command(selection, eventsPath: events)
      var environment = ProcessInfo.processInfo.environment
      environment[Plan.variable] = plan
      let output = folder.appending(path: "output")
      let command = ChildCommand(
        program: program,
        arguments: arguments,
        environment: environment,
        outputPath: output.path
      )

      let end = try await ChildQueue.shared.run { _ in try ChildProcess.run(command, limit: 60) }

      #expect(end.signal == 0)
      #expect(end.exitCode == 0)
      #expect(try String(contentsOf: output, encoding: .utf8).contains("Curious"))
    }
  }
}
