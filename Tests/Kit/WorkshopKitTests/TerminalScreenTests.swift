import Testing

@testable import TestTerminal

/// The emulator that other tests look through.
@Suite struct TerminalScreenTests {
  private var screen = TerminalScreen(rows: 3, columns: 6)

  @Test("Text goes from left to right; \\r and \\n do what they say, each alone")
  mutating func lines() {
    screen.feed("soup\r\nof\nday\rto")
    #expect(screen.lines == ["soup", "of", "today"])
    #expect(screen.cursor == (2, 2))
  }

  @Test("A line that is exactly full is not broken; one letter more is, and the test can tell")
  mutating func wrapping() {
    screen.feed("potato\r\n")
    #expect(screen.cursor == (1, 0))
    #expect(screen.brokenLines == [])
    screen.feed("potatoes")
    #expect(screen.lines == ["potato", "potato", "es"])
    #expect(screen.brokenLines == ["potato"])
  }

  @Test("What leaves at the top is kept")
  mutating func scrolling() {
    screen.feed("1\r\n2\r\n3\r\n4\r\n5")
    #expect(screen.lines == ["3", "4", "5"])
    #expect(screen.everything == "1\n2\n3\n4\n5")
  }

  @Test("Wide letters take two columns, and are never cut in half")
  mutating func wide() {
    screen.feed("국밥a국")
    // The last one does not fit into the one column that is left.
    #expect(screen.lines == ["국밥a", "국", ""])
    #expect(screen.brokenLines == ["국밥a"])
    #expect(screen.cursor == (1, 2))
    screen.feed("\u{1B}[1;2Hx")
    #expect(screen.lines[0] == " x밥a")
    screen.feed("\u{1B}[1;3Hy")
    #expect(screen.lines[0] == " xy a")
  }

  @Test("Accents and the parts of a syllable stay with their letter")
  mutating func accents() {
    screen.feed("cafe\u{301}\u{1112}\u{1161}\u{11AB}")
    #expect(screen.lines[0] == "café한")
    #expect(screen.cursor == (0, 5))
    #expect(screen.brokenLines == [])
    screen.feed("\r\nsixsix\u{301}")
    #expect(screen.lines[1] == "sixsix\u{301}")
  }

  @Test("The cursor goes where it is told, and no further than the screen")
  mutating func cursor() {
    screen.feed("\u{1B}[2;3Hb\u{1B}[Ha\u{1B}[3Hc\u{1B}[9;9Hd")
    #expect(screen.lines == ["a", "  b", "c    d"])
  }

  @Test(
    "Erasing: the rest of a line, the rest of the screen, all of it; the cursor stays",
    arguments: [
      ("[K", ["aaaaaa", "bb", "cccccc"]), ("[J", ["aaaaaa", "bb", ""]), ("[2J", ["", "", ""]),
    ]
  )
  mutating func erasing(_ sequence: String, _ lines: [String]) {
    screen.feed("aaaaaabbbbbbcccccc\u{1B}[2;3H\u{1B}\(sequence)")
    #expect(screen.lines == lines)
    #expect(screen.cursor == (1, 2))
  }

  @Test("Colors take no room, and belong to the letters that were written in them")
  mutating func colors() {
    screen.feed("\u{1B}[1mso\u{1B}[31mup\u{1B}[0m!")
    #expect(screen.lines[0] == "soup!")
    #expect(screen.style(of: "so") == "1")
    #expect(screen.style(of: "up") == "1;31")
    #expect(screen.style(of: "!") == "")
    #expect(screen.style(of: "bread") == nil)
  }

  @Test("The alternate screen is another one, and the normal one comes back as it was")
  mutating func alternate() {
    screen.feed("1\r\n2\r\n3\r\nsoup\u{1B}[?1049h\u{1B}[?25l")
    #expect(screen.isAlternate && !screen.isCursorVisible)
    #expect(screen.text == "")
    screen.feed("\u{1B}[Ha\r\nb\r\nc\r\nd")
    #expect(screen.text == "b\nc\nd")
    screen.feed("\u{1B}[?25h\u{1B}[?1049l")
    #expect(!screen.isAlternate && screen.isCursorVisible)
    #expect(screen.everything == "1\n2\n3\nsoup")
    #expect(screen.cursor == (2, 4))
  }

  @Test(
    "A smaller screen cuts at the right and keeps the cursor's line; a larger one has more room"
  )
  mutating func resizing() {
    screen.feed("potato\r\nsoup\r\nbread")
    screen.resize(rows: 2, columns: 4)
    #expect(screen.everything == "potato\nsoup\nbrea")
    #expect(screen.lines == ["soup", "brea"])
    #expect(screen.cursor == (1, 3))
    screen.resize(rows: 4, columns: 9)
    screen.feed("k fast\r\n!")
    #expect(screen.lines == ["soup", "brek fast", "!", ""])
  }

  @Test("What it does not know is kept for the test to see, and shows nothing")
  mutating func unknown() {
    screen.feed("a\u{1B}[5Ab\u{7}c\u{1B}7d\u{1B}[?2004h")
    #expect(screen.text == "abcd")
    #expect(screen.unknown == ["ESC[5A", "\\u{07}", "ESC7", "ESC[?2004h"])
  }

  @Test("Letters and sequences may come in pieces")
  mutating func pieces() {
    for byte in Array("국\u{1B}[2;1H🍲\u{1B}[31m.".utf8) { screen.feed([byte]) }
    #expect(screen.lines == ["국", "🍲.", ""])
    #expect(screen.style(of: ".") == "31")
    #expect(screen.unknown == [])
  }
}
