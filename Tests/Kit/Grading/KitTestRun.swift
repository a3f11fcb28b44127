import Foundation
import PlantedBugs

/// A run of the kit's own tests, which nobody judges: how many passed, and what the others said.
public struct KitTestRun: Sendable {
  public let module: String
  public var passed = 0
  /// One line for each test that did not pass.
  public var failures: [String] = []

  /// Runs all Swift Testing tests of a module.
  ///
  /// - Throws: `KitError` when the run cannot be started.
  public init(module: String, in products: String, root: String) async throws {
    self.module = module
    let runner = try Runner(module: module, in: products)
    let events = try RunFolder.fileForOutput()
    defer { try? FileManager.default.removeItem(atPath: events) }
    var selection = Selection(suites: [], of: module, in: .swiftTesting)
    selection.patterns = ["^\(module)\\."]
    let (program, arguments) = runner.command(selection, eventsPath: events)
    let run = try await CommandRun.run(
      program,
      arguments,
      in: root,
      environment: ["LESSON": "kit", "TRACK": nil]
    )
    let data = FileManager.default.contents(atPath: events) ?? Data()
    let results = ReportedResults(eventStream: data, module: module)
    for test in results.tests {
      if let issue = test.issues.first {
        failures.append("\(test.name): \(issue.text)")
      } else if test.state == .ended {
        passed += 1
      } else if test.state != .skipped {
        failures.append("\(test.name): did not come to its end")
      }
    }
    failures += results.looseIssues.map { "outside any test: \($0.text)" }
    if !results.runEnded {
      failures.append("\(module): the run ended early\n\(run.output.suffix(2000))")
    }
    if results.tests.isEmpty { failures.append("\(module): no test ran") }
  }
}
