import Foundation
import PlantedBugs
import Testing

@testable import Grading

/// A judge that is told to stop judges nothing any more: a child that ends then was ended.
@Suite struct InterruptedTests {
  @Test("A run that was under way", arguments: Framework.allCases)
  func underWay(_ framework: Framework) async throws {
    try await withTemporaryFolder { folder in
      let own = "GradingTests"
      let runner = try Runner(module: own, in: Runner.ownFolder)
      let test = Selection(tests: ["InnerInterruption/isNotJudged()"], of: own, in: .swiftTesting)
      let (program, arguments) = runner.command(
        test,
        eventsPath: folder.appending(path: "events").path
      )
      var environment = ProcessInfo.processInfo.environment
      environment[interruptedVariable] = framework.typeName("HangsAlways")
      environment["TMPDIR"] = folder.path
      let output = folder.appending(path: "output").path
      let command = ChildCommand(
        program: program,
        arguments: arguments,
        environment: environment,
        outputPath: output
      )
      let end = try await ChildQueue.shared.run { _ in try ChildProcess.run(command, limit: 60) }
      let said = try String(contentsOfFile: output, encoding: .utf8)
      #expect(end.exitCode == 0, "\(said)")
      #expect(said.contains("1 test"), "\(said)")
    }
  }
}

/// Runs in a process of its own: there no other test's children are ended.
@Suite(.enabled(if: interruptedSuite != nil)) struct InnerInterruption {
  @Test func isNotJudged() async throws {
    let limits = RunLimits(seconds: 60)
    let exercise = exercise(Suite(try #require(interruptedSuite)), limits: limits)
    let interruption = Task {
      while !isAnyTestRunning() { try await Task.sleep(for: .milliseconds(10)) }
      LiveChildren.endAll()
    }
    await #expect(throws: KitError.interrupted) {
      try await Judge.ofFixtures.result(.valid, of: exercise)
    }
    try await interruption.value
    // Neither is anything that would begin now.
    await #expect(throws: KitError.interrupted) {
      try await Judge.ofFixtures.result(.valid, of: GradingTests.exercise(exercise.suites[0]))
    }
  }

  /// Whether a child of this judge has begun to report: by then it runs, and is killed.
  private func isAnyTestRunning() -> Bool {
    let root = FileManager.default.temporaryDirectory.path
    let files = (try? FileManager.default.subpathsOfDirectory(atPath: root)) ?? []
    return files.contains { file in
      guard file.hasSuffix("results.jsonl") else { return false }
      let text = try? String(contentsOfFile: "\(root)/\(file)", encoding: .utf8)
      return text?.contains("everEnds") ?? false
    }
  }
}

private let interruptedVariable = "FIXTURE_INTERRUPTED_SUITE"

private let interruptedSuite = ProcessInfo.processInfo.environment[interruptedVariable]
