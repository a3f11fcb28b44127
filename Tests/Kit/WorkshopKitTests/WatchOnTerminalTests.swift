import Foundation
import Testing

@testable import TestTerminal
@testable import WorkshopKit

/// `workshop watch`, the real executable on a terminal. Its `swift` says, as an error of the compiler,
/// what stands in the learner's file: so the screen shows which text was built.
@Suite(.timeLimit(.minutes(2))) struct WatchOnTerminalTests {
  private var tool: Tool
  private static let number = Tool.exercise.number
  private static let file = "Lessons/\(Tool.lesson.folder)/\(Tool.exercise.files[0])"
  private static let keys = "h hint   n next   l list   m matrix   r again   q quit"

  init() async throws {
    tool = try Tool()
    try tool.writeHints()
    try tool.folder.write("first", to: Self.file)
    try await tool.setSwift(
      """
      text=$(cat \(Self.file))
      if [ "$text" = slow ]; then exec 3> pipe; echo '[3/7] Compiling Soup'; sleep 600; fi
      echo "$SANDBOX/\(Self.file):1:1: error: $text"
      exit 1
      """
    )
  }

  @Test("A lesson that does not compile: its screen, to the letter, and the next one after a save")
  func savesAndScreens() async throws {
    let terminal = try PseudoTerminal(rows: 12)
    try tool.start(["watch", Self.number], on: terminal)
    try await showing("first", on: terminal)
    #expect(
      masked(terminal.screen) == """
        \(Tool.exercise.heading)
        cannot be graded, because of this:

        \(Self.file):1:1: error: first






        Tried at 00:00:00. Save a file of the lesson, and it is tried again.
        \(Self.keys)
        """
    )
    try tool.folder.write("second", to: Self.file)
    try await showing("second", on: terminal)
    // As many editors save: a new file in the place of the old one.
    try tool.folder.write("third", to: "new")
    #expect(rename("\(tool.folder.path)/new", "\(tool.folder.path)/\(Self.file)") == 0)
    try await showing("third", on: terminal)
    try await quit(terminal)
    #expect(terminal.screen.unknown == [])
  }

  @Test("A save during a build ends it, and the newer text is built")
  func restart() async throws {
    try tool.folder.write("slow", to: Self.file)
    let path = "\(tool.folder.path)/pipe"
    try #require(mkfifo(path, 0o600) == 0)
    var pipe = texts(of: path).makeAsyncIterator()
    let terminal = try tool.onTerminal("watch", Self.number)
    try await terminal.wait { $0.text.contains("[3/7] Compiling Soup") }
    try tool.folder.write("second", to: Self.file)
    try await showing("second", on: terminal)
    #expect(await pipe.next() == nil, "the first build is gone")
    try await quit(terminal)
  }

  @Test("Keys: the list, a hint, and back; the next exercise")
  func keys() async throws {
    let terminal = try PseudoTerminal()
    try tool.start(["watch"], on: terminal)
    try await showing("first", on: terminal)
    terminal.type("l")
    try await terminal.wait { $0.lines[0].hasPrefix("Lesson 1 · \(Tool.lesson.title)  ") }
    terminal.type("h")
    try await terminal.wait { $0.text.contains("1. Look.") }
    #expect(!terminal.screen.text.contains("Taste"))
    terminal.type("h")
    try await terminal.wait { $0.text.contains("2. Taste.") }
    terminal.type("\r")
    try await terminal.wait { $0.text.contains("error: first") }
    // What was seen can be read again.
    terminal.type("h")
    try await terminal.wait { $0.text.contains("2. Taste.") }
    terminal.type("\r")
    try await terminal.wait { $0.text.contains("error: first") }
    let next = Tool.lesson.exercises[1]
    terminal.type("n")
    try await terminal.wait {
      $0.lines[0] == next.heading && $0.text.contains("error: first")
    }
    try await quit(terminal)
    let progress = Progress.load(from: Kit(root: tool.folder.path, track: .lessons))
    #expect(progress.entry(of: Tool.exercise).hintsShown == 2)
  }

  @Test("Another size: the screen is laid out anew", arguments: [(8, 40), (3, 20), (40, 120)])
  func resized(_ rows: Int, _ columns: Int) async throws {
    let terminal = try PseudoTerminal()
    try tool.start(["watch"], on: terminal)
    try await showing("first", on: terminal)
    terminal.resize(rows: rows, columns: columns)
    let keys = columns < 60 ? "Keys: h n l m r q" : Self.keys
    try await terminal.wait { $0.lines.count == rows && $0.lines.last == keys }
    #expect(
      terminal.screen.lines.first == Tool.exercise.heading
    )
    #expect(terminal.screen.brokenLines == [])
    try await quit(terminal)
  }

  @Test("While another workshop is at work, it says so and waits")
  func twoAtOnce() async throws {
    let path = "\(tool.folder.path)/pipe"
    try #require(mkfifo(path, 0o600) == 0)
    try tool.folder.write("slow", to: Self.file)
    let other = try tool.start("check", Self.number)
    var pipe = texts(of: path).makeAsyncIterator()
    let terminal = try PseudoTerminal()
    try await terminal.wait(for: "the other one's lock") { isLocked }
    try tool.start(["watch"], on: terminal)
    try await terminal.wait {
      $0.text.contains("Another workshop is at work in this folder; waiting")
    }
    try tool.folder.write("second", to: Self.file)
    kill(other.process.processIdentifier, SIGTERM)
    #expect(try await other.end().code == 143)
    #expect(await pipe.next() == nil)
    try await showing("second", on: terminal)
    #expect(!terminal.screen.text.contains("Another workshop"))
    try await quit(terminal)
  }

  @Test(
    "A suite that writes among the sources whenever it is graded does not keep the verdict away"
  )
  func writes() async throws {
    // The build is over at once, so what is graded is the solution; the file comes while that goes on.
    try await tool.setSwift(
      """
      file="$SANDBOX/Lessons/\(Tool.lesson.folder)/Tests/Out.swift"
      setsid sh -c "sleep 0.3; date +%s%N > $file" > /dev/null 2>&1 &
      # What has not left the session yet is ended with it.
      sleep 0.05
      exit 0
      """
    )
    let terminal = try PseudoTerminal()
    try tool.start(["watch"], on: terminal)
    try await terminal.wait { $0.text.contains("✓ passed") && $0.text.contains("Graded at") }
    try await quit(terminal)
  }

  @Test("What is no source and was not given is not watched")
  func notWatched() async throws {
    try await tool.setSwift(
      """
      echo build >> builds
      echo "$SANDBOX/\(Self.file):1:1: error: $(cat \(Self.file))"
      exit 1
      """
    )
    let folder = "Lessons/\(Tool.lesson.folder)/Tests"
    try tool.folder.write("", to: "Solutions/\(Tool.lesson.folder)/Tests/menu.json")
    let terminal = try PseudoTerminal()
    try tool.start(["watch"], on: terminal)
    try await showing("first", on: terminal)
    try tool.folder.write("by a test", to: "\(folder)/out.txt")
    try tool.folder.write("second", to: Self.file)
    try await showing("second", on: terminal)
    #expect(tool.folder.read("builds") == "build\nbuild\n")
    try tool.folder.write("{}", to: "\(folder)/menu.json")
    // On a busy machine one save may be noticed twice, so there may be more.
    try await terminal.wait(for: "a third build") {
      tool.folder.read("builds")?.hasPrefix("build\nbuild\nbuild\n") == true
    }
    try await quit(terminal)
  }

  /// Whether somebody grades in the tool's folder.
  private var isLocked: Bool {
    let file = open("\(tool.folder.path)/.workshop/lock", O_RDWR)
    defer { close(file) }
    guard file >= 0 else { return false }
    if flock(file, LOCK_EX | LOCK_NB) == 0 { return false }
    return true
  }

  private func masked(_ screen: TerminalScreen) -> String {
    screen.text.replacing(/\d\d:\d\d:\d\d/, with: "00:00:00")
  }
}
