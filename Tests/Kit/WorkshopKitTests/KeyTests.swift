import Testing

@testable import WorkshopKit

/// What a terminal sends for a key, and what it means to `watch`.
@Suite struct KeyTests {
  @Test(
    "One key",
    arguments: [
      ("h", .hint), ("n", .next), ("l", .list), ("m", .matrix), ("r", .again), ("q", .quit),
      ("Q", .quit), ("\n", .goOn), ("\r", .goOn), (" ", .goOn), ("\u{1B}[A", .up), ("k", .up),
      ("\u{1B}[B", .down), ("\u{1B}OB", .down), ("j", .down), ("\u{1B}[5~", .pageUp),
      ("\u{1B}[6~", .pageDown), ("\u{1B}", .other), ("\u{1B}[C", .other), ("x", .other),
    ] as [(String, Key)]
  )
  func key(_ text: String, _ expected: Key) {
    #expect(Key.keys(in: Array(text.utf8)) == [expected])
  }

  @Test("The same keys on a Korean keyboard, without switching it over")
  func korean() {
    // The letters that stand where h, n, l, m, r and q are.
    #expect(
      Key.keys(in: Array("ㅗㅜㅣㅡㄱㅂ".utf8)) == [.hint, .next, .list, .matrix, .again, .quit]
    )
  }

  @Test("Several keys at once count one by one, and rubbish is no key")
  func several() {
    #expect(Key.keys(in: Array("hh".utf8)) == [.hint, .hint])
    #expect(Key.keys(in: [0xFF]) == [.other])
  }
}
