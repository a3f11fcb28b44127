import Foundation
import Grading
import PlantedBugs

/// The command-line tool: takes the words after `workshop`, does what they ask, and answers with
/// an exit code.
public enum Workshop {
  /// Runs one call of the tool.
  public static func run(_ words: [String]) async -> ExitCode {
    let console = Console()
    do {
      let call = try Call(parsing: words)
      let console = call.has(.noColor) ? console.withoutColor : console
      if call.has(.version) {
        console.say("workshop \(Kit.version)")
        return .passed
      }
      if call.has(.help) {
        console.say(Help.text(for: call.command))
        return .passed
      }
      let kit = try Kit.find()
      Interruption.watch()
      let code = try await run(call, in: kit, console: console)
      guard Screen.lostOutput == 0 else {
        let reason = String(cString: strerror(Screen.lostOutput))
        throw Stop(.kitFailed, "What there was to say could not be written (\(reason)).")
      }
      return code
    } catch let stop as Stop {
      console.complain(stop.message)
      return stop.code
    } catch KitError.interrupted {
      // The signal's own handler is about to end the process.
      try? await Task.sleep(for: .seconds(5))
      return .kitFailed
    } catch {
      console.complain("\(error)")
      return .kitFailed
    }
  }

  private static func run(_ call: Call, in kit: Kit, console: Console) async throws -> ExitCode {
    let changes = call.command.changesFiles && !call.has(.list)
    try await Recovery(kit: kit, console: console).run(isRequired: changes)
    if call.command.builds || changes { try await WorkLock.take(in: kit, console: console) }
    return try await answer(call, in: kit, console: console)
  }

  static func answer(_ call: Call, in kit: Kit, console: Console) async throws -> ExitCode {
    switch call.command {
    case .welcome: try Welcome(kit: kit, console: console).run()
    case .list: try ListCommand(kit: kit, console: console).run()
    case .next: try NextCommand(kit: kit, console: console).run()
    case .open: try OpenCommand(kit: kit, console: console, call: call).run()
    case .check: try await CheckCommand(kit: kit, console: console, call: call).run()
    case .watch: try await WatchCommand(kit: kit, console: console, call: call).run()
    case .hint: try HintCommand(kit: kit, console: console, call: call).run()
    case .solution: try SolutionCommand(kit: kit, console: console, call: call).run()
    case .diff: try await DiffCommand(kit: kit, console: console, call: call).run()
    case .matrix: try await MatrixCommand(kit: kit, console: console, call: call).run()
    case .coverage:
      try await CoverageCommand(kit: kit, console: console, call: call).run()
    case .reset: try ResetCommand(kit: kit, console: console, call: call).run()
    case .solve: try SolveCommand(kit: kit, console: console, call: call).run()
    case .jump: try JumpCommand(kit: kit, console: console, call: call).run()
    case .undo: try UndoCommand(kit: kit, console: console, call: call).run()
    case .adopt: try AdoptCommand(kit: kit, console: console, call: call).run()
    case .doctor: try await Doctor(kit: kit, console: console).run()
    case .bundle: try await BundleCommand(kit: kit, console: console, call: call).run()
    case .slides: try await SlidesCommand(kit: kit, console: console, call: call).run()
    case .demo: try await DemoCommand(kit: kit, console: console, call: call).run()
    case .verify: try await VerifyCommand(kit: kit, console: console, call: call).run()
    }
  }
}
