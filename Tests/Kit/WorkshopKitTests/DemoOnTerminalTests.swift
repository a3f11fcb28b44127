import Foundation
import Testing

@testable import TestTerminal
@testable import WorkshopKit

/// A demo on a terminal: what it shows, and what it waits for.
@Suite(.timeLimit(.minutes(2))) struct DemoOnTerminalTests {
  private let demo: DemoTool

  init() throws { demo = try DemoTool() }

  @Test("Enter that is pressed while a step runs does not take the next step")
  func typedAhead() async throws {
    try demo.writeDeck(
      "01-soup",
      [
        (
          "Taste", "1.1",
          """
          - **Run:** `echo cooking; until [ -e go ]; do sleep 0.01; done`
          - **Run:** `echo second > second; echo ready`
          - **Expect:** `ready`
          """
        )
      ]
    )
    let terminal = try await demo.begin("1", prompt: "▶ echo cooking")
    terminal.type("\r")
    try await terminal.wait { $0.text.hasSuffix("\ncooking") }
    terminal.type("\r\r")
    try demo.tool.folder.write("", to: "go")
    try await terminal.prompt("▶ echo second")
    terminal.type("\u{4}")
    #expect(try await terminal.end() == 1)
    #expect(demo.tool.folder.read("second") == nil)
    #expect(demo.text == DemoTool.mine)
  }

  @Test("What is typed: the file, and the changed lines whole, old and new")
  func typedLines() async throws {
    try demo.writeDeck(
      "01-soup",
      [
        (
          "Taste", "1.1",
          """
          - **Type:** in `\(DemoTool.file)`, `[1]` becomes `[]`
          - **Type:** in `\(DemoTool.file)`, in place of `    // TODO: more`:
            ```swift
                let bread = 2

                let salt = 3
            ```
          - **Run:** `echo ready`
          - **Expect:** `ready`
          """
        )
      ]
    )
    let terminal = try await demo.begin("1", prompt: "▶ type into")
    terminal.type("\r")
    try await terminal.wait { $0.text.contains("+     let soup = []") }
    try await terminal.prompt("▶ type into")
    #expect(
      terminal.screen.text.contains(
        "\n\(DemoTool.file)\n-     let soup = [1]\n+     let soup = []\n▶"
      )
    )
    terminal.type("\r")
    try await terminal.prompt("▶ echo ready")
    #expect(
      terminal.screen.text.contains(
        "\n\(DemoTool.file)\n-     // TODO: more\n+     let bread = 2\n+\n+     let salt = 3\n▶"
      )
    )
    #expect(terminal.screen.style(of: "-     // TODO") == "31")
    #expect(terminal.screen.style(of: "+     let bread") == "32")
    terminal.type("\u{4}")
    #expect(try await terminal.end() == 1)
  }

  @Test("A long block that is typed is cut")
  func longBlock() async throws {
    let block = (1...23).map { "  line \($0)" }.joined(separator: "\n")
    try demo.writeDeck(
      "01-soup",
      [
        (
          "Taste", "1.1",
          """
          - **Type:** in `\(DemoTool.file)`, in place of `    // TODO: more`:
            ```swift
          \(block)
            ```
          - **Run:** `echo ready`
          - **Expect:** `ready`
          """
        )
      ]
    )
    let terminal = try await demo.begin("1", prompt: "▶ type into")
    terminal.type("\r")
    try await terminal.prompt("▶ echo ready")
    #expect(terminal.screen.text.contains("\n+ line 20\n  … and 3 more lines\n▶"))
    terminal.type("\u{4}")
    #expect(try await terminal.end() == 1)
  }

  @Test("What to say about a run is shown after one more Enter, and a question before its run")
  func sayAfterRun() async throws {
    try demo.writeDeck(
      "01-soup",
      [
        (
          "Taste", "1.1",
          """
          - **Ask:** Is it hot?
          - **Run:** `echo ready`
          - **Expect:** `ready`
          - **Say:** It is not.
          - **Say:** Nobody has lit the fire.
          """
        )
      ]
    )
    let terminal = try await demo.begin("1", prompt: "▶ echo ready")
    #expect(terminal.screen.text.contains("Ask: Is it hot?"))
    terminal.type("\r")
    try await terminal.prompt("▶ go on")
    #expect(terminal.screen.text.contains("✓ ready"))
    #expect(!terminal.screen.text.contains("Say:"))
    terminal.type("\r")
    #expect(try await terminal.end() == 0)
    #expect(
      terminal.screen.text.contains(
        "Say: It is not.\n  Say: Nobody has lit the fire.\nYour files are as they were before."
      )
    )
  }

  @Test(
    "Between two demos it waits for Enter before it touches a file",
    arguments: [("\r", "typed"), ("\u{4}", "left")]
  )
  func between(_ key: String, _ end: String) async throws {
    let items = "- **Run:** `echo ready`\n- **Expect:** `ready`"
    try demo.writeDeck("01-soup", [("First", "1.1", items), ("Live: second", "1.3", items)])
    let terminal = try await demo.begin("1", prompt: "▶ echo ready")
    #expect(demo.text == DemoTool.given)
    terminal.type("\r")
    try await terminal.prompt("▶ Next: Live: second (1.3). Enter goes on, Ctrl-D ends here.")
    #expect(demo.text == DemoTool.mine)
    terminal.type(key)
    if end == "typed" {
      try await terminal.prompt("▶ echo ready")
      #expect(demo.text == "solved \(Tool.exercise.files[0])")
      terminal.type("\r")
    }
    #expect(try await terminal.end() == 0)
    #expect(demo.text == DemoTool.mine)
  }
}
