import Foundation
import PlantedBugs
import Testing

@testable import Grading
@testable import TestTerminal
@testable import WorkshopKit

/// The real executable, run in a workshop of a test's own.
///
/// The folder looks like a workshop to the tool, and `swift` is a script there: nothing is ever
/// built, and no file outside the folder is written.
struct Tool {
  let folder: TemporaryFolder
  /// The program file.
  var path = "\(Runner.ownFolder)/workshop"
  /// The folder that it is started in.
  var start: String
  var variables: [String: String] = [:]

  /// A lesson of the real kit: the executable knows no others.
  static let lesson = allLessons[0]
  static let exercise = lesson.exercises[0]

  init() throws {
    folder = try TemporaryFolder()
    start = folder.path
    try folder.write("", to: "Package.swift")
    try folder.write("", to: "Tests/Kit/workshop/main.swift")
    try folder.write("", to: "tmp/empty")
    for file in Self.lesson.exercises.flatMap({ $0.files + $0.code }) {
      try folder.write("// \(file)\n", to: "Lessons/\(Self.lesson.folder)/\(file)")
    }
  }

  /// Hints for the exercise, so that there is a command that leaves a trace.
  func writeHints() throws {
    let hints = "## \(Self.exercise.heading)\n\n1. Look.\n2. Taste.\n"
    try folder.write(hints, to: "Lessons/\(Self.lesson.folder)/HINTS.md")
  }

  /// Copies the program to another place in the folder.
  mutating func copyProgram(to place: String) async throws {
    try await copy(path, to: place)
    path = "\(folder.path)/\(place)"
  }

  /// Puts a script in the place of `swift`, which writes nowhere but in the folder, whatever the tool
  /// takes for the workshop.
  func setSwift(_ script: String) async throws {
    try await setProgram("swift", "cd \"$SANDBOX\" || exit\n\(script)")
  }

  /// Puts a script in the place of a program.
  func setProgram(_ name: String, _ script: String) async throws {
    try folder.write("#!/bin/sh\n\(script)\n", to: "script")
    try await copy("script", to: "bin/\(name)")
  }

  /// Copies a program with another program. The system refuses to run a file that somebody has open
  /// for writing, and what this process has open, a child that another test starts may have as well.
  private func copy(_ program: String, to place: String) async throws {
    let script = #"cd "$SANDBOX" && mkdir -p "${2%/*}" && cp "$1" "$2" && chmod 755 "$2""#
    let answer = try await run(program: "/bin/sh", ["-c", script, "sh", program, "./\(place)"])
    try #require(answer.code == 0, "\(answer.error)")
  }

  struct Answer: Sendable {
    var code: Int32
    var output: String
    var error: String
  }

  func run(_ words: String...) async throws -> Answer {
    try await run(program: path, words)
  }

  /// Runs a shell's command line, in which `$WORKSHOP` is the tool.
  func shell(_ line: String) async throws -> Answer {
    try await run(program: "/bin/sh", ["-c", line])
  }

  private func run(program: String, _ arguments: [String]) async throws -> Answer {
    try await start(program, arguments).end()
  }

  func start(_ words: String...) throws -> Running { try start(path, words) }

  /// Starts a call on a terminal of its own.
  func onTerminal(_ words: String..., rows: Int = 40, columns: Int = 80) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(rows: rows, columns: columns)
    try start(words, on: terminal)
    return terminal
  }

  func start(_ words: [String], on terminal: PseudoTerminal) throws {
    try start(path, words, on: terminal)
  }

  /// Starts a shell's command line, in which `$WORKSHOP` is the tool, on a terminal.
  func shell(_ line: String, on terminal: PseudoTerminal) throws {
    try start("/bin/sh", ["-c", line], on: terminal)
  }

  private func start(
    _ program: String,
    _ arguments: [String],
    on terminal: PseudoTerminal
  ) throws {
    let environment = ["TERM": "xterm-256color"].merging(environment) { $1 }
    try terminal.start(program, arguments, environment: environment, in: start)
  }

  private func start(_ program: String, _ arguments: [String]) throws -> Running {
    let running = try Running(in: folder)
    let process = running.process
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: start)
    process.environment = environment
    try running.start()
    return running
  }

  private var environment: [String: String] {
    var all = ProcessInfo.processInfo.environment
    for name in ["LESSON", "TRACK", "NO_COLOR", "TERM"] { all[name] = nil }
    all["PATH"] = "\(folder.path)/bin:\(all["PATH"] ?? "")"
    all["TMPDIR"] = "\(folder.path)/tmp"
    all["WORKSHOP"] = path
    all["SANDBOX"] = folder.path
    return all.merging(variables) { $1 }
  }
}

/// A call of the tool that has not ended yet.
///
/// Unchecked, because not every Foundation says of its `Process` that it is sendable.
final class Running: @unchecked Sendable {
  let process = Process()
  private let folder: TemporaryFolder
  private let name = UUID().uuidString
  private let ended = AsyncStream<Void>.makeStream()

  init(in folder: TemporaryFolder) throws {
    self.folder = folder
    for stream in ["output", "error"] { try folder.write("", to: "\(name)-\(stream)") }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle(forWritingAtPath: "\(folder.path)/\(name)-output")
    process.standardError = FileHandle(forWritingAtPath: "\(folder.path)/\(name)-error")
    process.terminationHandler = { [ended] _ in ended.continuation.finish() }
  }

  func start() throws { try process.run() }

  /// What it has said on standard error until now.
  var errorSoFar: String { folder.read("\(name)-error") ?? "" }

  func end() async throws -> Tool.Answer {
    for await _ in ended.stream {}
    return Tool.Answer(
      code: process.terminationStatus,
      output: folder.read("\(name)-output") ?? "",
      error: folder.read("\(name)-error") ?? ""
    )
  }
}

/// What a call of the program has to answer, to the letter.
func expect(
  _ answer: Tool.Answer,
  _ code: Int32,
  output: String = "",
  error: String = "",
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(answer.code == code, sourceLocation: sourceLocation)
  #expect(answer.output == output, sourceLocation: sourceLocation)
  #expect(answer.error == error, sourceLocation: sourceLocation)
}
