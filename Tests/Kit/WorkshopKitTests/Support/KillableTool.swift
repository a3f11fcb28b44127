import Foundation

@testable import WorkshopKit

/// The real executable in a complete workshop, called so that it can be killed at any moment.
///
/// Everything here blocks: call it from a thread of its own, see `onOwnThread`.
struct KillableTool: Sendable {
  let folder: TemporaryFolder
  let path: String

  init() throws {
    let tool = try Tool()
    folder = tool.folder
    path = tool.path
  }

  struct Answer {
    var output: String
    var code: Int32
    var seconds: Double
  }

  /// When to kill a call.
  enum Moment {
    case never
    /// Seconds after its start.
    case after(Double)
    /// Seconds after a folder in `.workshop` came into being: most of what matters happens then.
    case afterSeeing(String, Double)
  }

  /// Runs a call to its end, or to that of the last process that holds its output.
  func call(_ words: [String], killed moment: Moment = .never) throws -> Answer {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = words
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    var environment = ProcessInfo.processInfo.environment
    for name in ["LESSON", "TRACK"] { environment[name] = nil }
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    let start = DispatchTime.now().uptimeNanoseconds
    try process.run()
    wait(for: moment, start, process)
    if case .never = moment {} else { killGroup(process.processIdentifier) }
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    let seconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
    process.waitUntilExit()
    return Answer(
      output: String(decoding: output, as: UTF8.self),
      code: process.terminationStatus,
      seconds: seconds
    )
  }

  private func wait(for moment: Moment, _ start: UInt64, _ process: Process) {
    switch moment {
    case .never: break
    case .after(let seconds): spin(until: start + UInt64(seconds * 1e9))
    case .afterSeeing(let name, let seconds):
      let place = "\(folder.path)/.workshop/\(name)"
      while !isThere(place), process.isRunning {}
      spin(until: DispatchTime.now().uptimeNanoseconds + UInt64(seconds * 1e9))
    }
  }

  /// A sleep is too coarse for moments that are a tenth of a millisecond apart.
  private func spin(until time: UInt64) { while DispatchTime.now().uptimeNanoseconds < time {} }

  private func killGroup(_ process: pid_t) {
    // Foundation gives a child a group of its own; if it should not, the group is not there.
    kill(-process, SIGKILL)
    kill(process, SIGKILL)
  }
}

/// Does work that blocks, without taking a thread away from other tests.
func onOwnThread<R: Sendable>(_ work: @escaping @Sendable () throws -> R) async throws -> R {
  try await withCheckedThrowingContinuation { continuation in
    Thread.detachNewThread { continuation.resume(with: Result { try work() }) }
  }
}
