import Foundation

/// A key that `watch` knows.
enum Key: Equatable, Sendable {
  case hint, next, list, matrix, again, quit, up, down, pageUp, pageDown
  /// Enter or Space: go on.
  case goOn
  /// Escape, and every key without a meaning of its own.
  case other

  /// Reads what a terminal sends for one key. Several that come together count one by one.
  static func keys(in bytes: [UInt8]) -> [Key] {
    let text = String(decoding: bytes, as: UTF8.self)
    if text.hasPrefix("\u{1B}") { return [sequences[text] ?? .other] }
    return text.map { letters[$0] ?? .other }
  }

  private static let sequences: [String: Key] = [
    "\u{1B}[A": .up, "\u{1B}OA": .up, "\u{1B}[B": .down, "\u{1B}OB": .down,
    "\u{1B}[5~": .pageUp, "\u{1B}[6~": .pageDown,
  ]

  /// The same keys while a Korean keyboard writes Hangul: nobody has to switch it over.
  private static let letters: [Character: Key] = [
    "h": .hint, "n": .next, "l": .list, "m": .matrix, "r": .again, "q": .quit,
    "ㅗ": .hint, "ㅜ": .next, "ㅣ": .list, "ㅡ": .matrix, "ㄱ": .again, "ㅂ": .quit,
    "H": .hint, "N": .next, "L": .list, "M": .matrix, "R": .again, "Q": .quit,
    "k": .up, "j": .down, "\r": .goOn, "\n": .goOn, " ": .goOn,
  ]
}

/// Reads keys from the terminal, on a thread of its own.
enum Keyboard {
  /// - Parameter onKey: called for each key; for `quit` also when the terminal is gone.
  static func listen(_ onKey: @escaping @Sendable (Key) -> Void) {
    Thread.detachNewThread {
      var buffer = [UInt8](repeating: 0, count: 256)
      while true {
        let count = read(STDIN_FILENO, &buffer, buffer.count)
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { return onKey(.quit) }
        Key.keys(in: Array(buffer[..<count])).forEach(onKey)
      }
    }
  }
}
