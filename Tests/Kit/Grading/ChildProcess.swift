import Dispatch
import Foundation
import GradingC
import Synchronization

/// A program to start as a child of the judge.
struct ChildCommand: Sendable {
  /// An absolute path.
  var program: String
  var arguments: [String]
  var environment: [String: String]
  /// The folder to start it in; `nil` for this process's own.
  var folder: String?
  /// The file that takes everything it prints.
  var outputPath: String
}

/// How a child ended.
struct ChildEnd: Sendable {
  var exitCode: Int32
  /// The signal that ended it, 0 for none.
  var signal: Int32
  /// Whether it was ended because its time was up.
  var timedOut: Bool
  var seconds: Double
}

enum ChildProcess {
  /// Runs a child to its end, or until `limit` seconds after its start have passed. Whatever it
  /// started itself and left running is ended with it.
  ///
  /// Blocks the calling thread from the start to the end: on Linux the child asks to die with the
  /// thread that started it.
  ///
  /// - Throws: `KitError` when it cannot be started, or when the judge was told to stop: whatever
  ///   the child did then, it did because of that.
  static func run(_ command: ChildCommand, limit: Double) throws -> ChildEnd {
    let start = DispatchTime.now()
    let process = try LiveChildren.start(command)
    let watchdog = DispatchWorkItem { LiveChildren.timeOut(process) }
    DispatchQueue.global().asyncAfter(deadline: start + limit, execute: watchdog)

    workshop_await_end(process)
    watchdog.cancel()
    let seconds = Double(DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds) / 1e9
    var end = ChildEnd(exitCode: 0, signal: 0, timedOut: false, seconds: seconds)
    try LiveChildren.finish(process, into: &end)
    return end
  }
}

/// The children that run now, so that all of them can be ended when the judge itself has to end.
public enum LiveChildren {
  private struct State {
    var running: Set<pid_t> = []
    var timedOut: Set<pid_t> = []
    var isClosed = false
  }

  private static let state = Mutex(State())

  static func start(_ command: ChildCommand) throws -> pid_t {
    try state.withLock { state in
      guard !state.isClosed else { throw KitError.interrupted }
      let process = spawn(command)
      guard process > 0 else {
        throw KitError.cannotStart(command.program, reason: systemMessage(-process))
      }
      state.running.insert(process)
      return process
    }
  }

  /// Kills a child and all that it started, if it still runs.
  static func timeOut(_ process: pid_t) {
    state.withLock { state in
      guard state.running.contains(process) else { return }
      // Noted under the same lock as the kill: whoever sees the child's end sees the reason, too.
      state.timedOut.insert(process)
      workshop_kill_session(process)
    }
  }

  /// Kills what an ended child left behind, and only then lets the system reuse its number.
  ///
  /// - Throws: `KitError.interrupted` once all of them were told to end.
  static func finish(_ process: pid_t, into end: inout ChildEnd) throws {
    workshop_kill_session(process)
    try state.withLock { state in
      state.running.remove(process)
      workshop_reap(process, &end.exitCode, &end.signal)
      // One that ended by itself just then was not killed.
      end.timedOut = state.timedOut.remove(process) != nil && end.signal == SIGKILL
      if state.isClosed { throw KitError.interrupted }
    }
  }

  /// Ends every child and starts no more. For a judge that was told to stop.
  public static func endAll() {
    let running = state.withLock { state in
      state.isClosed = true
      return state.running
    }
    for process in running { workshop_interrupt_group(process) }
    // A build that is asked to stop needs a moment to leave its database in order.
    for _ in 0..<20 where !state.withLock({ $0.running.isEmpty }) { usleep(25_000) }
    state.withLock { state in
      for process in state.running { workshop_kill_session(process) }
    }
  }

  /// Lets children be started again after `endAll`, for a tool that goes on with something else.
  public static func reopen() { state.withLock { $0.isClosed = false } }

  private static func spawn(_ command: ChildCommand) -> pid_t {
    let environment = command.environment.map { "\($0.key)=\($0.value)" }
    return withCStrings([command.program] + command.arguments) { arguments in
      withCStrings(environment) { environment in
        workshop_spawn(
          command.program,
          arguments,
          environment,
          command.folder,
          command.outputPath
        )
      }
    }
  }
}

/// Texts as C takes a list of them: ended by `nil`, and valid while `body` runs.
func withCStrings<R>(_ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> R) -> R {
  let pointers = strings.map { strdup($0) }
  defer { for pointer in pointers { free(pointer) } }
  return body(pointers + [nil])
}

/// The system's own words for an error number.
public func systemMessage(_ number: Int32) -> String {
  String(cString: strerror(number))
}
