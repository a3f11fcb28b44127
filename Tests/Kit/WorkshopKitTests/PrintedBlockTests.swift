import Testing

@testable import WorkshopKit

/// Output on a slide, beside what a command prints.
@Suite struct PrintedBlockTests {
  private func block(_ info: String, _ body: String...) -> PrintedBlock? {
    PrintedBlock(Deck.Fence(line: 10, info: info, body: body, isNote: false))
  }

  /// What is wrong with a block of this body when the command prints this.
  private func difference(
    _ body: String...,
    lines: String = "",
    printed: String
  ) -> SlideDifference? {
    let info = "text \(lines)printed by taste --all"
    let fence = Deck.Fence(line: 10, info: info, body: body, isNote: false)
    return PrintedBlock(fence)?.difference(from: printed, root: "/kit")
  }

  @Test("It names the command, and which lines it shows")
  func named() {
    #expect(block("text printed by taste --all")?.command == "taste --all")
    #expect(block("text printed by taste --all")?.ranges == [])
    #expect(block("text lines=2-5,9 printed by taste")?.ranges == [2...5, 9...9])
  }

  @Test(
    "Anything else is no such block",
    arguments: [
      "text", "text printed", "text lines=0 printed by taste", "text lines=5-2 printed by taste",
      "text lines=1-2-3 printed by taste", "text lines=a printed by taste",
    ]
  )
  func unnamed(_ info: String) {
    #expect(block(info) == nil)
  }

  @Test("The same lines are the same")
  func same() {
    #expect(difference("hot", "", "soup", printed: "hot\n\nsoup\n") == nil)
  }

  @Test("The first line that differs is named, and what should stand there")
  func differs() {
    let wanted = SlideDifference(
      block: 10,
      line: 12,
      problem: "'taste --all' prints 'cold soup' here, and the slide says 'soup'",
      wanted: ["hot", "cold soup"]
    )
    #expect(difference("hot", "soup", printed: "hot\ncold soup\n") == wanted)
  }

  @Test("A line too few and a line too many are differences")
  func lengths() {
    #expect(
      difference("hot", printed: "hot\nsoup")?.problem
        == "'taste --all' prints 'soup' here, and the slide says no more"
    )
    #expect(
      difference("hot", "soup", printed: "hot")?.problem
        == "'taste --all' prints no more here, and the slide says 'soup'"
    )
  }

  @Test("Some of the lines, with a sign for those in between")
  func excerpt() {
    let printed = "a\nb\nc\nd\ne\n"
    #expect(difference("b", "c", "…", "e", lines: "lines=2-3,5 ", printed: printed) == nil)
    #expect(
      difference("b", lines: "lines=9 ", printed: printed)?.problem
        == "'taste --all' prints 5 lines, and the slide names others"
    )
  }

  @Test(
    "How long it took and when it was may differ",
    arguments: [
      ("took 0.1 s", "took 12.75 s"), ("in 3 ms", "in 14 ms"),
      ("in 0.002 (0.003) seconds", "in 1.0 (1.1) seconds"),
      ("started at 2026-01-02 03:04:05.678", "started at 2027-12-11 10:09:08.1"),
    ]
  )
  func masked(_ shown: String, _ printed: String) {
    #expect(difference(shown, printed: printed) == nil)
  }

  @Test("Other numbers may not")
  func numbers() {
    #expect(difference("1 of 11 bugs caught", printed: "2 of 11 bugs caught") != nil)
  }

  @Test("Colors, what SwiftPM says of building, and the kit's folder are left out")
  func plain() {
    let printed = """
      [1/1] Planning build
      Building for debugging...
      [12/34] Compiling Soup
      Build of product 'workshop' complete! (0.31s)
      Build complete! (0.31s)

      \u{1B}[1mhot\u{1B}[0m
      /kit/Lessons/Soup.swift:3: error   is too hot

      """
    #expect(
      PrintedBlock.plain(printed, root: "/kit") == [
        "hot", "Lessons/Soup.swift:3: error   is too hot",
      ]
    )
  }

  @Test("A block belongs to the last demo up to its slide that runs the command")
  func owner() throws {
    let block = "```text printed by echo cold\ncold\n```"
    let deck = MadeUpDeck.deck("```sh\n---\n```", block)
    #expect(try deck.demos().map { $0.printed.map(\.line) } == [[29]])
    let early = MadeUpDeck.deck("A first spoon", block)
    #expect(try early.demos().map(\.printed) == [[]])
    let twice = deck.lines + ["", "---", ""] + deck.lines.dropFirst(21)
    let printed = try Deck(file: "d", text: twice.joined(separator: "\n")).demos().map(\.printed)
    #expect(printed.map(\.count) == [1, 1])
  }
}
