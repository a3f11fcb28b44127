import Testing

@testable import WorkshopKit

/// Which demos a word means: those of a deck, or all about an exercise.
@Suite struct DemoChoiceTests {
  private let demo: DemoTool

  init() throws {
    demo = try DemoTool()
    let items = "- **Run:** `echo ready`\n- **Expect:** `ready`"
    try demo.writeDeck("00-hello", [("Hello", "1.1", items)])
    try demo.writeDeck("01-soup", [("First", "1.1", items), ("Second", "1.3", items)])
  }

  @Test(
    "A number or a name means a deck, an exercise all that is about it",
    arguments: [
      ("0", ["Hello"]), ("00-hello", ["Hello"]), ("1", ["First", "Second"]),
      (Tool.lesson.name, ["First", "Second"]), ("1.1", ["Hello", "First"]), ("1.3", ["Second"]),
    ]
  )
  func chosen(_ word: String, _ titles: [String]) async throws {
    let answer = try await demo.tool.run("demo", word, "--check")
    #expect(answer.code == 0, "\(answer.error)")
    let lines = answer.output.split(separator: "\n").map(String.init)
    #expect(lines.filter(["Hello", "First", "Second"].contains) == titles)
  }

  @Test("A deck without a demo is named, and what is unknown as well")
  func none() async throws {
    #expect(
      try await demo.tool.run("demo", "2").error
        == "workshop: The slides have no demo for 2.\n"
    )
    #expect(
      try await demo.tool.run("demo", "9").error.hasPrefix("workshop: No lesson or exercise '9'.")
    )
  }
}
