import Foundation
import Testing

@testable import TestTerminal
@testable import WorkshopKit

/// A demo that was ended from outside leaves its files in the lessons: what the tool says then, and
/// how everything comes back.
@Suite(.timeLimit(.minutes(2))) struct DemoInterruptedTests {
  private let demo: DemoTool
  private static let welcome =
    "A demo (1.3) was interrupted, and its files are still in place.\n"
    + "Bring yours back: swift run workshop undo\n"

  init() throws {
    demo = try DemoTool()
    try demo.writeDeck(
      "01-soup",
      [
        (
          "Taste", "1.3",
          """
          - **Type:** in `\(DemoTool.file)`, `solved` becomes `spoiled`
          - **Run:** `echo ready`
          - **Expect:** `ready`
          """
        )
      ]
    )
  }

  @Test(
    "It points to undo, the welcome does so too, and undo brings everything back",
    arguments: [(SIGINT, 130), (SIGTERM, 143), (SIGHUP, 129)] as [(Int32, Int32)]
  )
  func undo(_ signal: Int32, _ code: Int32) async throws {
    let before = demo.files
    let terminal = try await demo.begin("1", prompt: "▶ type into")
    // While it is at work, nobody has interrupted it.
    #expect(try await !demo.tool.run().output.contains("A demo"))
    terminal.type("\r")
    try await terminal.prompt("▶ echo ready")
    if signal == SIGINT { terminal.type("\u{3}") } else { kill(terminal.process ?? 0, signal) }
    #expect(try await terminal.end() == code)
    #expect(
      terminal.screen.text.hasSuffix(
        """

        The demo was ended in the middle, and its files are still in place.
        Bring yours back: swift run workshop undo 1
        """
      )
    )
    #expect(demo.text == "spoiled \(Tool.exercise.files[0])")
    #expect(try await demo.tool.run().output.contains("\n\(Self.welcome)\n"))
    #expect(try await demo.tool.run("undo").output.hasPrefix("Took back 'demo 1.3': "))
    #expect(demo.files == before)
    #expect(try await !demo.tool.run().output.contains("A demo"))
  }

  @Test("The next demo puts the files back first, and what was edited meanwhile is kept")
  func nextDemo() async throws {
    let before = demo.files
    try await interrupt()
    try demo.tool.folder.write("edited meanwhile", to: DemoTool.file)
    let second = try await demo.begin("1", prompt: "▶ type into")
    #expect(
      second.screen.text.hasPrefix(
        """
        An earlier demo (1.3) was interrupted: your files are put back as they were
        before it, and what stood there is kept (swift run workshop undo --list).

        Taste
        """
      )
    )
    second.type("\u{4}")
    #expect(try await second.end() == 1)
    #expect(second.screen.text.contains("Your files are as they were before."))
    #expect(demo.files == before)
    #expect(try await !demo.tool.run().output.contains("A demo"))
    // 1 is the first demo, 2 what took it back.
    #expect(try await demo.tool.run("undo", "2").code == 0)
    #expect(demo.text == "edited meanwhile")
  }

  @Test("A change that somebody asked for after it stays, and undo is told the demo's number")
  func laterChange() async throws {
    let before = demo.files
    try await interrupt()
    let later = Tool.lesson.exercises[4]
    try #require(try await demo.tool.run("solve", later.number).code == 0)
    #expect(try await demo.tool.run().output.contains("swift run workshop undo 1\n"))
    let second = try await demo.begin("1", prompt: "▶ type into")
    second.type("\u{4}")
    #expect(try await second.end() == 1)
    let changed = demo.files.filter { before[$0.key] != $0.value }.keys
    #expect(changed.sorted() == later.files.map { "Lessons/\(Tool.lesson.folder)/\($0)" }.sorted())
  }

  @Test(
    "A demo that has put back what it typed itself is over, even when nothing is left to change"
  )
  func nothingLeft() async throws {
    try demo.tool.folder.write(DemoTool.given, to: DemoTool.file)
    try demo.writeDeck(
      "01-soup",
      [
        (
          "Taste", "1.1",
          """
          - **Type:** in `\(DemoTool.file)`, `[1]` becomes `[2]`
          - **Type:** in `\(DemoTool.file)`, `[2]` becomes `[1]`
          - **Run:** `echo ready`
          - **Expect:** `ready`
          """
        )
      ]
    )
    let answer = try await demo.tool.run("demo", "1", "--check")
    #expect(answer.code == 0, "\(answer.output)\(answer.error)")
    #expect(demo.text == DemoTool.given)
    #expect(try await !demo.tool.run().output.contains("A demo"))
    #expect(try await demo.tool.run("undo").code == 1)
  }

  private func interrupt() async throws {
    let first = try await demo.begin("1", prompt: "▶ type into")
    first.type("\u{3}")
    #expect(try await first.end() == 130)
  }
}
