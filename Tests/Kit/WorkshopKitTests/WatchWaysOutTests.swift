import Foundation
import Testing

@testable import TestTerminal
@testable import WorkshopKit

/// How `workshop watch` begins and ends on a terminal, and what it leaves behind: nothing.
@Suite(.timeLimit(.minutes(2))) struct WatchWaysOutTests {
  private var tool: Tool
  private static let file = "Lessons/\(Tool.lesson.folder)/\(Tool.exercise.files[0])"

  init() async throws {
    tool = try Tool()
    try tool.folder.write("first", to: Self.file)
    try await tool.setSwift("echo \"$SANDBOX/\(Self.file):1:1: error: first\"; exit 1")
  }

  @Test("Afterwards the terminal is as it was, and shows what it showed")
  func leaves() async throws {
    let terminal = try PseudoTerminal()
    let settings = terminal.settings
    try tool.shell("echo before; \"$WORKSHOP\" watch; echo after", on: terminal)
    try await showing("first", on: terminal)
    #expect(terminal.screen.isAlternate)
    #expect(!terminal.screen.isCursorVisible)
    #expect(!terminal.settings.echoes)
    try await quit(terminal)
    #expect(terminal.screen.text == "before\nafter")
    #expect(!terminal.screen.isAlternate)
    #expect(terminal.screen.isCursorVisible)
    #expect(terminal.settings == settings)
  }

  @Test(
    "Also when it is ended from outside",
    arguments: [("\u{3}", 130), ("\u{1C}", 131), (nil, 143)]
  )
  func interrupted(_ keys: String?, _ code: Int32) async throws {
    let terminal = try PseudoTerminal()
    let settings = terminal.settings
    try tool.start(["watch"], on: terminal)
    try await showing("first", on: terminal)
    if let keys { terminal.type(keys) } else { kill(try #require(terminal.process), SIGTERM) }
    #expect(try await terminal.end() == code)
    #expect(terminal.settings == settings)
    #expect(terminal.screen.text == "")
    #expect(!terminal.screen.isAlternate && terminal.screen.isCursorVisible)
  }

  @Test("Ctrl-Z gives the terminal back for the time of the break")
  func suspended() async throws {
    let terminal = try PseudoTerminal()
    let settings = terminal.settings
    try tool.start(["watch"], on: terminal)
    try await showing("first", on: terminal)
    terminal.type("\u{1A}")
    try await terminal.wait(for: "the shell's terminal") {
      terminal.settings == settings && !terminal.screen.isAlternate
    }
    kill(try #require(terminal.process), SIGCONT)
    try await terminal.wait { $0.isAlternate && $0.text.contains("error: first") }
    #expect(!terminal.settings.echoes)
    try await quit(terminal)
  }

  @Test("A terminal that can only write lines", arguments: ["dumb"])
  mutating func dumb(_ name: String) async throws {
    tool.variables = ["TERM": name]
    let terminal = try PseudoTerminal()
    try tool.start(["watch"], on: terminal)
    #expect(try await terminal.end() == 2)
    #expect(terminal.screen.text.hasPrefix("workshop: watch needs a terminal"))
    #expect(!terminal.written.contains("\u{1B}"))
  }

  @Test("Without a terminal: what to call instead", arguments: ["", "< /dev/null", "| cat"])
  func noTerminal(_ redirection: String) async throws {
    let terminal = try PseudoTerminal()
    // Both ends have to be the terminal.
    try tool.shell("\"$WORKSHOP\" watch 1 2>&1 \(redirection); echo $?", on: terminal)
    if redirection.isEmpty {
      try await showing("first", on: terminal)
      return try await quit(terminal)
    }
    #expect(try await terminal.end() == 0)
    #expect(terminal.screen.text.hasPrefix("workshop: watch needs a terminal"))
    #expect(terminal.screen.text.contains("swift run workshop check 1"))
    let answer = try await tool.run("watch")
    #expect(answer.code == 2)
    #expect(answer.output == "")
  }
}
