import Foundation
import Testing

@testable import Grading
@testable import TestTerminal
@testable import WorkshopKit

/// The real executable on a terminal: colors, progress, and what fits on a line.
@Suite(.timeLimit(.minutes(2))) struct OnTerminalTests {
  private var tool: Tool
  private static let number = Tool.exercise.number

  init() throws { tool = try Tool() }

  @Test("Colors: headings are bold, what is not tried yet is dim")
  func colors() async throws {
    let screen = try await screen("list")
    #expect(screen.style(of: "Lesson 1") == "1")
    #expect(screen.style(of: Self.number) == "")
    #expect(screen.style(of: "not tried yet") == "2")
  }

  @Test(
    "Without color nothing but text is written, and the text is the same",
    arguments: [("NO_COLOR", "1"), ("TERM", "dumb")]
  )
  mutating func plain(_ name: String, _ value: String) async throws {
    let colored = try await screen("list")
    tool.variables = [name: value]
    let terminal = try tool.onTerminal("list")
    #expect(try await terminal.end() == 0)
    #expect(terminal.screen.text == colored.text)
    #expect(!terminal.written.contains("\u{1B}"))
  }

  @Test("An empty NO_COLOR, and another program's TERM, change nothing")
  mutating func emptyVariable() async throws {
    tool.variables = ["NO_COLOR": "", "TERM": "screen"]
    #expect(try await screen("list").style(of: "Lesson 1") == "1")
  }

  @Test("The progress line is shown while there is progress, and is gone in the end")
  func progress() async throws {
    try await tool.setSwift(Self.slowBrokenBuild)
    let terminal = try tool.onTerminal("check", Self.number)
    try await terminal.wait { $0.text == "Building lesson 1 … [3/7] Compiling Soup" }
    try tool.folder.write("", to: "go")
    #expect(try await terminal.end() == 3)
    #expect(
      terminal.screen.text == """
        Lesson 1 · \(Tool.lesson.title)
        nothing in it can be graded, because of this:

        \(Self.file):1:1: error: no soup

        Next: make lesson 1 compile, then check again.
        """
    )
    #expect(terminal.screen.unknown == [])
    #expect(terminal.screen.isCursorVisible && !terminal.screen.isAlternate)
  }

  @Test("A terminal that cannot rewrite a line gets no progress")
  mutating func noProgress() async throws {
    try await tool.setSwift(Self.slowBrokenBuild)
    try tool.folder.write("", to: "go")
    tool.variables = ["TERM": "dumb"]
    let terminal = try tool.onTerminal("check", Self.number)
    #expect(try await terminal.end() == 3)
    #expect(terminal.written.hasPrefix("Lesson 1"))
    #expect(!terminal.written.contains("\u{1B}"))
  }

  @Test(
    "The list has the terminal's width, and no line of it is broken",
    arguments: [40, 71, 72, 80]
  )
  func list(_ columns: Int) async throws {
    let transcript = Transcript()
    let kit = Kit(root: tool.folder.path, track: .lessons)
    Overview(kit: kit, console: transcript.console(width: columns)).sayTable()
    let screen = try await screen("list", columns: columns)
    #expect(screen.brokenLines == [])
    #expect(screen.lines.prefix { $0 != "" } == transcript.lines[...])
  }

  @Test(
    "Lines end at words; only a word that is longer than a line is broken",
    arguments: [40, 80]
  )
  func lines(_ columns: Int) async throws {
    let hint = String(repeating: "Look at the soup. ", count: 9)
    try tool.folder.write(
      "## \(Tool.exercise.heading)\n\n1. \(hint)\n",
      to: "Lessons/\(Tool.lesson.folder)/HINTS.md"
    )
    let welcome = try await screen(columns: columns)
    #expect(welcome.text.contains("Next: \(Self.number)"))
    #expect(welcome.brokenLines.allSatisfy { !$0.drop { $0 == " " }.contains(" ") })
    #expect(columns == 40 || welcome.brokenLines == [])
    let answer = try await screen("hint", Self.number, columns: columns)
    #expect(answer.text.contains("soup"))
    #expect(answer.brokenLines == [])
    // Once more, for the words below the last hint.
    #expect(try await screen("hint", Self.number, columns: columns).brokenLines == [])
  }

  private static let file = "Lessons/\(Tool.lesson.folder)/\(Tool.exercise.files[0])"

  /// Says what it does, waits for a file called `go`, and fails at a learner's file.
  private static let slowBrokenBuild = """
    echo '[3/7] Compiling Soup'
    until [ -e go ]; do sleep 0.01; done
    echo "$SANDBOX/\(file):1:1: error: no soup"
    exit 1
    """

  private func screen(_ words: String..., columns: Int = 80) async throws -> TerminalScreen {
    let terminal = try PseudoTerminal(rows: 50, columns: columns)
    try tool.start(words, on: terminal)
    #expect(try await terminal.end() == 0)
    #expect(terminal.screen.unknown == [])
    return terminal.screen
  }
}
