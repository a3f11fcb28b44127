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
      ("\u{1B}[6~", .pageDown), ("\u{1B}", .other), ("x", .other),
      ("\u{1B}[H", .top), ("\u{1B}[1~", .top), ("g", .top), ("\u{1B}OF", .bottom), ("G", .bottom),
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
    #expect(Key.keys(in: []) == [])
  }

  @Test("A wheel sends several arrows at once; a sequence without a meaning is no key")
  func sequences() {
    let wheel = String(repeating: "\u{1B}[B", count: 3)
    #expect(Key.keys(in: Array(wheel.utf8)) == [.down, .down, .down])
    #expect(Key.keys(in: Array("\u{1B}[C\u{1B}[3~\u{1B}[1;5Aq".utf8)) == [.quit])
  }
}
