/// Takes apart what a program writes to a terminal. Bytes come in pieces that may end anywhere.
struct TerminalInput: Sendable {
  enum Token: Equatable {
    /// A letter, or a control character such as a line break.
    case scalar(Unicode.Scalar)
    /// An escape sequence, without the escape character in front: `[2J`.
    case sequence(String)
  }

  private var bytes: [UInt8] = []
  /// The escape sequence that has begun.
  private var sequence: String?

  /// The tokens that are complete now.
  mutating func tokens(adding new: some Sequence<UInt8>) -> [Token] {
    bytes += new
    var tokens: [Token] = []
    while let scalar = nextScalar() {
      if let token = token(for: scalar) { tokens.append(token) }
    }
    return tokens
  }

  private mutating func nextScalar() -> Unicode.Scalar? {
    guard let first = bytes.first else { return nil }
    let length = Self.length(startingWith: first)
    guard bytes.count >= length else { return nil }
    let text = String(decoding: bytes.prefix(length), as: UTF8.self)
    bytes.removeFirst(length)
    return text.unicodeScalars.first
  }

  private static func length(startingWith byte: UInt8) -> Int {
    switch byte {
    case 0xC0..<0xE0: 2
    case 0xE0..<0xF0: 3
    case 0xF0..<0xF8: 4
    default: 1
    }
  }

  private mutating func token(for scalar: Unicode.Scalar) -> Token? {
    guard let begun = sequence else {
      guard scalar == "\u{1B}" else { return .scalar(scalar) }
      sequence = ""
      return nil
    }
    let longer = begun + String(scalar)
    let isOpen = longer == "[" || (longer.hasPrefix("[") && !("@"..."~").contains(scalar))
    sequence = isOpen ? longer : nil
    return isOpen ? nil : .sequence(longer)
  }
}
