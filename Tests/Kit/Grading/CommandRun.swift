import Foundation
import Synchronization

/// A program that the tool runs to its end, a build for example. It is ended with the tool.
public struct CommandRun: Sendable {
  public var exitCode: Int32
  /// Whether a signal ended it.
  public var wasKilled: Bool
  /// All that it printed.
  public var output: String

  /// Runs a program with this process's environment and the given changes to it.
  ///
  /// - Parameter onLine: called a few times a second with the last line printed so far.
  /// - Throws: `KitError` when the program cannot be started or its output not be kept.
  public static func run(
    _ program: String,
    _ arguments: [String],
    in folder: String,
    environment changes: [String: String?] = [:],
    onLine: @escaping @Sendable (String) -> Void = { _ in }
  ) async throws -> CommandRun {
    let path = try RunFolder.fileForOutput()
    defer { try? FileManager.default.removeItem(atPath: path) }
    var environment = ProcessInfo.processInfo.environment
    for (name, value) in changes { environment[name] = value }
    let command = ChildCommand(
      program: program,
      arguments: arguments,
      environment: environment,
      folder: folder,
      outputPath: path
    )

    let follower = Task {
      while !Task.isCancelled {
        try await Task.sleep(for: .milliseconds(150))
        if let line = lastLine(of: path) { onLine(line) }
      }
    }
    defer { follower.cancel() }
    let end = try await withCheckedThrowingContinuation { continuation in
      // A thread of its own: the program may take minutes, and dies with the thread that waits.
      Thread.detachNewThread {
        continuation.resume(with: Result { try ChildProcess.run(command, limit: 3600) })
      }
    }
    let data = FileManager.default.contents(atPath: path) ?? Data()
    return CommandRun(
      exitCode: end.exitCode,
      wasKilled: end.signal != 0,
      output: String(decoding: data, as: UTF8.self)
    )
  }

  private static func lastLine(of path: String) -> String? {
    guard let file = FileHandle(forReadingAtPath: path) else { return nil }
    defer { try? file.close() }
    let size = (try? file.seekToEnd()) ?? 0
    try? file.seek(toOffset: size > 2000 ? size - 2000 : 0)
    let text = String(decoding: (try? file.readToEnd()) ?? Data(), as: UTF8.self)
    return text.split(whereSeparator: \.isNewline).last.map(String.init)
  }
}

/// Makes sure that a folder, and the one for temporary files, can be written and have room.
///
/// - Throws: `KitError.cannotWrite`.
public func proveWritable(_ folder: String) throws {
  try RunFolder.proveWritable()
  // What does not exist yet will be made in the nearest folder that does.
  let existing = foldersUpward(from: folder).first(where: FileManager.default.fileExists) ?? "/"
  guard FileManager.default.isWritableFile(atPath: existing) else {
    throw KitError.cannotWrite(existing, reason: systemMessage(EACCES))
  }
}

/// A folder, the one that it is in, and so on; the root itself is left out.
///
/// None for a path that is not absolute: a folder that was deleted under a process has no path, and
/// from there no way leads upward.
public func foldersUpward(from path: String) -> [String] {
  guard path.hasPrefix("/") else { return [] }
  let parts = path.split(separator: "/")
  return (0..<parts.count).map { "/" + parts.dropLast($0).joined(separator: "/") }
}

/// Where a program is found, as a shell would find it.
public func pathOfProgram(_ name: String) -> String? {
  let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
  return folders.map { "\($0)/\(name)" }.first(where: FileManager.default.isExecutableFile)
}
