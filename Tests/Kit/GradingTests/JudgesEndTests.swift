import Foundation
import PlantedBugs
import Testing

@testable import Grading

/// What stays behind when a judge ends, one way or the other.
@Suite struct JudgesEndTests {
  @Test("A judge that comes to its end leaves no folder", arguments: Framework.allCases)
  func regularly(_ framework: Framework) async throws {
    try await withTemporaryFolder { folder in
      let end = try await judge(framework.typeName("Careful"), in: folder)

      #expect(end.exitCode == 0)
      #expect(try leftovers(in: folder) == [])
    }
  }

  #if os(Linux)
    @Test("A judge that is killed takes its child along", arguments: Framework.allCases)
    func killed(_ framework: Framework) async throws {
      try await withTemporaryFolder { folder in
        let end = try await judge(framework.typeName("KillsItsJudge"), in: folder)

        #expect(end.signal == SIGKILL)
        #expect(await isNobodyLeft(marked: folder.path))

        // Its folder is still there; the next judge removes it.
        #expect(try leftovers(in: folder).count == 1)
        _ = try await judge(framework.typeName("Careful"), in: folder)
        #expect(try leftovers(in: folder) == [])
      }
    }
  #endif

  private func judge(_ suite: String, in folder: URL) async throws -> ChildEnd {
    let own = "GradingTests"
    let runner = try Runner(module: own, in: Runner.ownFolder)
    let test = Selection(tests: ["InnerJudge/judgesOneSuite()"], of: own, in: .swiftTesting)
    let events = folder.appending(path: "events").path
    let (program, arguments) = runner.command(test, eventsPath: events)
    let temporary = temporary(in: folder)
    try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
    var environment = ProcessInfo.processInfo.environment
    environment["TMPDIR"] = temporary.path
    environment[innerJudgeVariable] = suite
    let command = ChildCommand(
      program: program,
      arguments: arguments,
      environment: environment,
      outputPath: folder.appending(path: "output").path
    )
    return try await ChildQueue.shared.run { _ in try ChildProcess.run(command, limit: 60) }
  }

  private func leftovers(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: temporary(in: folder).path)
      .filter { $0.hasPrefix("workshop-run-") }
  }

  private func temporary(in folder: URL) -> URL {
    folder.appending(path: "expendable")
  }
}
