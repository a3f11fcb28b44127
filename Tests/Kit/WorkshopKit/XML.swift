/// Writing XML 1.0 by hand: what stands in the text of an element, and in an attribute.
enum XML {
  /// A text between tags. What XML does not allow is replaced by U+FFFD.
  static func text(_ text: String) -> String { escaped(text, as: entityInText) }

  /// An attribute with a space before it. Readers would take a bare line break in it for a space.
  static func attribute(_ name: String, _ value: String) -> String {
    " \(name)=\"\(escaped(value, as: entityInAttribute))\""
  }

  private static func escaped(
    _ text: String,
    as entity: (Unicode.Scalar) -> String?
  ) -> String {
    var result = ""
    // Scalars, not characters: a line break of Windows is one character, and two scalars.
    for scalar in text.unicodeScalars {
      if let entity = entity(scalar) {
        result += entity
      } else {
        result.unicodeScalars.append(isAllowed(scalar) ? scalar : "\u{FFFD}")
      }
    }
    return result
  }

  /// `>` is always written as an entity, so that `]]>` never stands in a text.
  private static func entityInText(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    // Readers would drop it.
    case "\r": "&#13;"
    default: nil
    }
  }

  private static func entityInAttribute(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "\"": "&quot;"
    case "\n": "&#10;"
    case "\t": "&#9;"
    default: entityInText(scalar)
    }
  }

  /// The characters of XML 1.0. Half of a surrogate pair cannot stand in a Swift text.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD, 0x20...0xFFFD, 0x1_0000...0x10_FFFF: true
    default: false
    }
  }
}
