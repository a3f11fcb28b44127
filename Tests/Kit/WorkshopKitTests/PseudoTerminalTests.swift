import Foundation
import Testing

@testable import TestTerminal

/// The terminal that other tests start programs on, with shells as programs.
@Suite(.timeLimit(.minutes(2))) struct PseudoTerminalTests {
  @Test("Both streams are the terminal, which is the session's own and has the size it was given")
  func isTerminal() async throws {
    let terminal = try PseudoTerminal(rows: 7, columns: 33)
    try terminal.sh("test -t 0 && test -t 1 && test -t 2 && stty size > /dev/tty; exit 3")
    #expect(try await terminal.end() == 3)
    #expect(terminal.screen.text == "7 33")
    #expect(terminal.written == "7 33\r\n")
  }

  @Test("What is typed is read, and the screen can be waited for")
  func typing() async throws {
    let terminal = try PseudoTerminal()
    try terminal.sh("printf 'name? '; read name; echo \"hello $name\"; read rest")
    try await terminal.wait { $0.text == "name?" }
    terminal.type("Kim\r")
    try await terminal.wait { $0.text == "name? Kim\nhello Kim" }
    terminal.type("\r")
    #expect(try await terminal.end() == 0)
  }

  @Test("Ctrl-C reaches the program as a signal")
  func interrupt() async throws {
    let terminal = try PseudoTerminal()
    try terminal.sh("echo ready; exec sleep 600")
    try await terminal.wait { $0.text == "ready" }
    terminal.type("\u{3}")
    #expect(try await terminal.end() == -SIGINT)
  }

  @Test("A change of the size reaches the program as a signal, and the screen has the new size")
  func resizing() async throws {
    let terminal = try PseudoTerminal(rows: 5, columns: 20)
    try terminal.sh("trap 'stty size; exit' WINCH; echo ready; while :; do sleep 0.01; done")
    try await terminal.wait { $0.text == "ready" }
    terminal.resize(rows: 6, columns: 30)
    #expect(try await terminal.end() == 0)
    #expect(terminal.screen.lines == ["ready", "6 30", "", "", "", ""])
  }

  @Test("Settings that a program leaves changed can be told, before and after its end")
  func settings() async throws {
    let terminal = try PseudoTerminal()
    let before = terminal.settings
    #expect(before.echoes)
    try terminal.sh("stty -echo; echo done; read line")
    try await terminal.wait { $0.text == "done" }
    #expect(!terminal.settings.echoes)
    terminal.type("\r")
    #expect(try await terminal.end() == 0)
    #expect(terminal.settings != before)
    #expect(!terminal.settings.echoes)
  }

  @Test("The last words of a program that says a lot all arrive")
  func muchToSay() async throws {
    let terminal = try PseudoTerminal(rows: 3)
    try terminal.sh("i=0; while [ $i -lt 3000 ]; do i=$((i+1)); echo \"line $i\"; done")
    #expect(try await terminal.end() == 0)
    let lines = terminal.screen.everything.split(separator: "\n")
    #expect(lines.count == 3000)
    #expect(lines.last == "line 3000")
  }

  @Test("Waiting in vain ends soon after the program, and shows the screen")
  func inVain() async throws {
    let terminal = try PseudoTerminal()
    try terminal.sh("echo soup")
    let mistake = await #expect(throws: PseudoTerminal.Mistake.self) {
      try await terminal.wait { $0.text == "bread" }
    }
    #expect(mistake?.description.contains("soup") == true)
  }

  @Test("A program that is not there is a mistake of the test, and says so")
  func noProgram() throws {
    let terminal = try PseudoTerminal()
    let mistake = #expect(throws: PseudoTerminal.Mistake.self) { try terminal.start("/no/program") }
    #expect(
      mistake?.description == "/no/program cannot be started: No such file or directory"
    )
  }
}

extension PseudoTerminal {
  fileprivate func sh(_ script: String) throws { try start("/bin/sh", ["-c", script]) }
}
