import Testing

@testable import WorkshopKit

/// How `watch` fills a screen, to the letter.
@Suite struct WatchScreenTests {
  private let keys = ["h hint", "n next", "q quit"]

  @Test("Content at the top, status and keys at the bottom")
  func roomy() {
    #expect(
      frame(["one", "two"], columns: 40, rows: 7) == """
        one
        two



        all is well, and more
        h hint   n next   q quit
        """
    )
  }

  @Test("What does not fit is counted, and can be scrolled to")
  func long() {
    let content = (1...6).map { "line \($0)" }
    #expect(
      frame(content, columns: 40, rows: 7) == """
        line 1
        line 2
        line 3
          … 3 more lines: ↓

        all is well, and more
        h hint   n next   q quit
        """
    )
    #expect(
      frame(content, scroll: 1, columns: 40, rows: 7).hasPrefix("line 2\nline 3\nline 4\n  … 2")
    )
    #expect(
      frame(content, scroll: 2, columns: 40, rows: 7).hasPrefix(
        "line 3\nline 4\nline 5\nline 6\n\n"
      )
    )
    let screen = WatchScreen(columns: 40, rows: 7)
    #expect(screen.furthest(6) == 2)
    #expect(screen.furthest(3) == 0)
    #expect(
      frame(content, scroll: 99, columns: 40, rows: 7)
        == frame(content, scroll: 2, columns: 40, rows: 7)
    )
  }

  @Test(
    "The longest words that fit, and at least something",
    arguments: [
      (25, "all is well, and more\nh hint   n next   q quit"),
      (23, "all is well, and more\nh hint  n next  q quit"),
      (22, "all is well, and more\nKeys: h n q"), (21, "all is well\nKeys: h n q"),
      (7, "all is\nKeys: "),
    ]
  )
  func narrow(_ columns: Int, _ expected: String) {
    let lines = frame(["a"], columns: columns, rows: 4).split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    #expect(lines.suffix(2).joined(separator: "\n") == expected)
  }

  @Test(
    "However few rows there are, there is never a row too many, and content goes last",
    arguments: [
      (1, "a"), (2, "a\n~"), (3, "a\n~\n~"),
      (4, "a\n  … 3 more lines: ↓\n~\n~"), (5, "a\nb\n  … 2 more lines: ↓\n~\n~"),
      (6, "a\nb\n  … 2 more lines: ↓\n\n~\n~"), (7, "a\nb\nc\nd\n\n~\n~"),
    ]
  )
  func low(_ rows: Int, _ expected: String) {
    let screen = WatchScreen(columns: 40, rows: rows)
    let frame = screen.frame(content: ["a", "b", "c", "d"], scroll: 0, status: ["~"], keys: ["~"])
    #expect(frame.joined(separator: "\n") == expected)
  }

  @Test("Only rows that differ are written")
  func update() {
    #expect(WatchScreen.update(from: ["a", "b"], to: ["a", "c"]) == "\u{1B}[2;1Hc\u{1B}[K")
    #expect(WatchScreen.update(from: [], to: ["a"]) == "\u{1B}[1;1Ha\u{1B}[K")
    #expect(WatchScreen.update(from: ["a"], to: ["a"]) == "")
  }

  @Test(
    "A line is cut by what it shows, and its colors end",
    arguments: [
      ("\u{1B}[31mred\u{1B}[0m text", 3, "\u{1B}[31mred\u{1B}[0m"), ("국밥", 3, "국"),
      ("국밥", 4, "국밥"), ("abc", 0, ""), ("", 5, ""),
    ]
  )
  func cutting(_ line: String, _ width: Int, _ expected: String) {
    #expect(cut(line, to: width) == expected)
  }

  @Test("A line that is too long goes on below; code keeps its shape")
  func folding() {
    #expect(folded("  let a = 1", width: 20) == ["  let a = 1"])
    #expect(folded("one two three", width: 9) == ["one two", "    three"])
    #expect(folded("abcdefghij", width: 6) == ["abcdef", "    gh", "    ij"])
    #expect(folded("a\n\nb", width: 6) == ["a", "", "b"])
  }

  private func frame(_ content: [String], scroll: Int = 0, columns: Int, rows: Int) -> String {
    let status = ["all is well, and more", "all is well"]
    let screen = WatchScreen(columns: columns, rows: rows)
    return screen.frame(content: content, scroll: scroll, status: status, keys: keys)
      .joined(separator: "\n")
  }
}
