import Foundation
import Testing

@testable import TestTerminal

/// Somebody ends the tool while a build runs. The time limit is for a build that never begins.
@Suite(.timeLimit(.minutes(1))) struct InterruptionTests {
  private let tool: Tool

  init() throws { tool = try Tool() }

  @Test(
    "What was started ends as well, nothing stays behind, and the code says which signal it was",
    arguments: [
      (SIGINT, 130), (SIGTERM, 143), (SIGHUP, 129),
    ] as [(Int32, Int32)]
  )
  func interrupted(_ signal: Int32, _ code: Int32) async throws {
    // A build that does not listen and has a child of its own. Both hold the pipe open: it is at its
    // end when both are gone.
    try await tool.setSwift(
      "trap '' INT TERM HUP; exec 3> pipe; echo started >&3; sleep 600 & wait; sleep 600"
    )
    let path = "\(tool.folder.path)/pipe"
    try #require(mkfifo(path, 0o600) == 0)
    let running = try tool.start("check", Tool.exercise.number)
    var pipe = texts(of: path).makeAsyncIterator()
    try #require(await pipe.next() == "started\n")
    kill(running.process.processIdentifier, signal)
    let answer = try await running.end()
    #expect(answer.code == code)
    #expect(answer.output == "")
    #expect(answer.error == "")
    #expect(await pipe.next() == nil)
    #expect(try tool.folder.names(in: "tmp") == ["empty"])
  }

  @Test("Ctrl-C: the progress line goes, and the terminal is as it was")
  func controlC() async throws {
    try await tool.setSwift(
      "trap '' INT TERM HUP; exec 3> pipe; echo '[3/7] Compiling Soup'; sleep 600 & wait; sleep 600"
    )
    let path = "\(tool.folder.path)/pipe"
    try #require(mkfifo(path, 0o600) == 0)
    var pipe = texts(of: path).makeAsyncIterator()
    let terminal = try PseudoTerminal()
    let settings = terminal.settings
    try tool.start(["check", Tool.exercise.number], on: terminal)
    try await terminal.wait { $0.text == "Building lesson 1 … [3/7] Compiling Soup" }
    terminal.type("\u{3}")
    #expect(try await terminal.end() == 130)
    #expect(terminal.screen.text == "")
    #expect(terminal.screen.unknown == [])
    #expect(terminal.settings == settings)
    #expect(await pipe.next() == nil)
    #expect(try tool.folder.names(in: "tmp") == ["empty"])
  }
}
