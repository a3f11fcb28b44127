import Foundation
import PlantedBugs

/// What a suite prints in a plain run, which nobody judges.
public struct SuiteOutput: Sendable {
  /// All that was printed, the framework's own lines included.
  public var text = ""

  /// Runs a suite in whichever framework has it.
  ///
  /// - Throws: `KitError` when a run cannot be started.
  public init(of suite: String, module: String, in products: String, root: String) async throws {
    let runner = try Runner(module: module, in: products)
    let events = try RunFolder.fileForOutput()
    defer { try? FileManager.default.removeItem(atPath: events) }
    for framework in Framework.allCases {
      let selection = Selection(suites: [suite], of: module, in: framework)
      let (program, arguments) = runner.command(selection, eventsPath: events)
      text += try await CommandRun.run(program, arguments, in: root).output
    }
  }
}
