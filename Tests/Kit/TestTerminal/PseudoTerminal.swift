import Foundation
import Synchronization
import TerminalC

@testable import Grading

/// A terminal with nobody in front of it: a program runs on it, and a test types and looks.
///
/// The program leads a session of its own, and the terminal is that session's: Ctrl-C and a change
/// of the size reach it as signals, as they would from a real one.
final class PseudoTerminal: Sendable {
  /// The file of the side that a person uses.
  private let terminal: OpenFile
  /// The other side. While it is open, the terminal keeps its settings, whatever ends.
  private let otherSide: Mutex<OpenFile?>
  private let name: String
  private let recording: Recording

  init(rows: Int = 24, columns: Int = 80) throws {
    let place = UnsafeMutablePointer<CChar>.allocate(capacity: 256)
    defer { place.deallocate() }
    let number = terminal_open(place, 256)
    try Self.demand(number >= 0, "There is no terminal", -number)
    terminal = OpenFile(number)
    name = String(cString: place)
    let other = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC)
    try Self.demand(other >= 0, "There is no terminal", errno)
    otherSide = Mutex(OpenFile(other))
    let error = terminal_set_size(number, Int32(rows), Int32(columns))
    try Self.demand(error == 0, "The terminal takes no size", error)
    recording = Recording(terminal, rows: rows, columns: columns)
  }

  deinit {
    if let process = recording.process { kill(-process, SIGKILL) }
  }

  /// Starts a program, once.
  func start(
    _ path: String,
    _ arguments: [String] = [],
    environment: [String: String] = ["PATH": "/usr/bin:/bin"],
    in folder: String = "/"
  ) throws {
    let variables = environment.map { "\($0.key)=\($0.value)" }
    let process = withCStrings([path] + arguments) { words in
      withCStrings(variables) { terminal_spawn(name, path, words, $0, folder) }
    }
    try Self.demand(process > 0, "\(path) cannot be started", -process)
    recording.follow(process)
  }

  /// Presses keys. Ctrl-C is `\u{3}`, Return `\r`.
  func type(_ keys: String) {
    let bytes = Array(keys.utf8)
    precondition(write(terminal.number, bytes, bytes.count) == bytes.count)
  }

  func resize(rows: Int, columns: Int) {
    recording.resize(rows: rows, columns: columns)
    precondition(terminal_set_size(terminal.number, Int32(rows), Int32(columns)) == 0)
  }

  var screen: TerminalScreen { recording.screen }

  /// The program that runs; `nil` before and after.
  var process: pid_t? { recording.process }

  /// All that was written so far, escape sequences and all.
  var written: String { recording.written }

  /// How the terminal is set, by whoever set it last.
  var settings: TerminalSettings { TerminalSettings(of: terminal.number) }

  /// Waits until the screen looks as it should.
  ///
  /// - Throws: `Mistake` with the screen when it never does.
  func wait(until condition: (TerminalScreen) -> Bool) async throws {
    try await poll("The screen never looked as it should.") { condition(screen) }
  }

  /// Waits for the program to end, and for its last words.
  ///
  /// - Returns: Its exit code, or the negative number of the signal that ended it.
  func end() async throws -> Int32 {
    try await poll("The program does not end.") { recording.exitCode != nil }
    try await poll("Something else still uses the terminal.") { recording.isAtEnd }
    return recording.exitCode ?? -1
  }

  struct Mistake: Error, CustomStringConvertible {
    var description: String
  }

  /// Waits for something that is not on the screen.
  ///
  /// - Throws: `Mistake` with the screen when it never comes.
  func wait(for what: String, until condition: () -> Bool) async throws {
    try await poll("It never came: \(what).", condition)
  }

  private func poll(_ complaint: String, _ isDone: () -> Bool) async throws {
    let deadline = ContinuousClock.now + .seconds(60)
    while !isDone() {
      // After the program nobody writes any more, and the reader comes to an end.
      if recording.exitCode != nil { otherSide.withLock { $0 = nil } }
      guard ContinuousClock.now < deadline, !recording.isAtEnd else {
        if isDone() { return }
        throw Mistake(description: "\(complaint) It shows:\n\(screen.everything)")
      }
      try await Task.sleep(for: .milliseconds(5))
    }
  }

  private static func demand(_ isMet: Bool, _ what: String, _ error: Int32) throws {
    if !isMet { throw Mistake(description: "\(what): \(String(cString: strerror(error)))") }
  }
}

/// What happened on a terminal, as two threads of its own see it: one reads, one waits for the end.
private final class Recording: Sendable {
  private struct State {
    var written: [UInt8] = []
    var screen: TerminalScreen
    var isAtEnd = false
    var process: pid_t?
    var exitCode: Int32?
  }

  private let state: Mutex<State>

  init(_ terminal: OpenFile, rows: Int, columns: Int) {
    state = Mutex(State(screen: TerminalScreen(rows: rows, columns: columns)))
    Thread.detachNewThread { self.read(terminal) }
  }

  var screen: TerminalScreen { state.withLock { $0.screen } }
  var written: String { state.withLock { String(decoding: $0.written, as: UTF8.self) } }
  var isAtEnd: Bool { state.withLock { $0.isAtEnd } }
  var exitCode: Int32? { state.withLock { $0.exitCode } }
  /// The program, while it runs.
  var process: pid_t? { state.withLock { $0.exitCode == nil ? $0.process : nil } }

  func resize(rows: Int, columns: Int) {
    state.withLock { $0.screen.resize(rows: rows, columns: columns) }
  }

  func follow(_ process: pid_t) {
    state.withLock { $0.process = process }
    Thread.detachNewThread {
      let exitCode = terminal_await_end(process)
      self.state.withLock { $0.exitCode = exitCode }
    }
  }

  /// Ends when nobody has the other side open any more.
  private func read(_ terminal: OpenFile) {
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = Foundation.read(terminal.number, &buffer, buffer.count)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { break }
      state.withLock { state in
        state.written += buffer.prefix(count)
        state.screen.feed(buffer.prefix(count))
      }
    }
    state.withLock { $0.isAtEnd = true }
  }
}

/// A file that is closed when nobody needs it any more.
private final class OpenFile: Sendable {
  let number: Int32

  init(_ number: Int32) { self.number = number }

  deinit { close(number) }
}

/// How a terminal treats keys and output, comparable.
struct TerminalSettings: Equatable {
  private let flags: [UInt64]
  private let keys: [UInt8]
  /// Whether it shows what is typed.
  let echoes: Bool

  init(of terminal: Int32) {
    var settings = termios()
    precondition(tcgetattr(terminal, &settings) == 0)
    flags = [settings.c_iflag, settings.c_oflag, settings.c_cflag, settings.c_lflag]
      .map { UInt64($0) }
    keys = withUnsafeBytes(of: settings.c_cc) { Array($0) }
    echoes = settings.c_lflag & tcflag_t(ECHO) != 0
  }
}
