import Foundation

/// A key that `watch` knows.
enum Key: Equatable, Sendable {
  case hint, next, list, matrix, again, quit, up, down, pageUp, pageDown, top, bottom
  /// Enter or Space: go on.
  case goOn
  /// Escape, and every key without a meaning of its own.
  case other

  /// Reads what a terminal sends. Several keys may come together, from the wheel of a mouse for
  /// example; a sequence that is not known is no key at all.
  static func keys(in bytes: [UInt8]) -> [Key] {
    var keys: [Key] = []
    var rest = Substring(String(decoding: bytes, as: UTF8.self))
    while let letter = rest.first {
      if let sequence = rest.prefixMatch(of: /\u{1B}(\[[0-9;?]*[A-Za-z~]|O[A-Za-z])/)?.output.0 {
        if let key = sequences[String(sequence.dropFirst())] { keys.append(key) }
        rest = rest[sequence.endIndex...]
      } else {
        keys.append(letters[letter] ?? .other)
        rest.removeFirst()
      }
    }
    return keys
  }

  private static let sequences: [String: Key] = [
    "[A": .up, "OA": .up, "[B": .down, "OB": .down, "[5~": .pageUp, "[6~": .pageDown,
    "[H": .top, "OH": .top, "[1~": .top, "[F": .bottom, "OF": .bottom, "[4~": .bottom,
  ]

  /// The same keys while a Korean keyboard writes Hangul: nobody has to switch it over.
  private static let letters: [Character: Key] = [
    "h": .hint, "n": .next, "l": .list, "m": .matrix, "r": .again, "q": .quit,
    "ㅗ": .hint, "ㅜ": .next, "ㅣ": .list, "ㅡ": .matrix, "ㄱ": .again, "ㅂ": .quit,
    "H": .hint, "N": .next, "L": .list, "M": .matrix, "R": .again, "Q": .quit,
    "k": .up, "j": .down, "g": .top, "G": .bottom, "\r": .goOn, "\n": .goOn, " ": .goOn,
  ]
}

/// Reads keys from the terminal, on a thread of its own.
enum Keyboard {
  /// Throws away what was typed and not read yet, where standard input is a terminal: somebody pressed
  /// it before there was a question.
  static func forgetTypedAhead() {
    if isatty(STDIN_FILENO) == 1 { tcflush(STDIN_FILENO, TCIFLUSH) }
  }

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
