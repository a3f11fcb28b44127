import Grading

/// The columns that a text takes up: Hangul and other wide letters take two.
func displayWidth(_ text: String) -> Int {
  text.reduce(0) { $0 + ($1.unicodeScalars.first.map(columns) ?? 0) }
}

private func columns(_ scalar: Unicode.Scalar) -> Int {
  switch scalar.value {
  case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
    0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
    2
  default: 1
  }
}

/// A text with spaces after it, up to a number of columns.
func padded(_ text: String, to width: Int) -> String {
  text + String(repeating: " ", count: max(0, width - displayWidth(text)))
}

/// A cell of a table: the text is cut before it touches the next one.
func column(_ text: String, width: Int) -> String {
  padded(fitted(text, width: width - 1), to: width)
}

/// A text that is cut, with an ellipsis, where it would take up more than a number of columns.
func fitted(_ text: String, width: Int) -> String {
  guard displayWidth(text) > width else { return text }
  var result = ""
  for letter in text {
    guard displayWidth(result) + displayWidth(String(letter)) < width else { break }
    result.append(letter)
  }
  return result + "…"
}

/// A word or a file's name as a sentence repeats it: on one line, nothing in it that a terminal acts
/// upon, and not too long.
func repeated(_ word: String, most: Int = 60) -> String {
  let line = withVisibleControls(word).unicodeScalars.map {
    ["\n", "\t"].contains($0) ? "\u{FFFD}" : $0
  }
  return fitted(String(String.UnicodeScalarView(line)), width: most)
}

/// Lines of at most a number of columns, broken at spaces. Line breaks in the text stay, and so does the
/// indentation of a line that has two spaces or more.
func wrapped(_ text: String, width: Int) -> [String] {
  text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph in
    let spaces = String(paragraph.prefix { $0 == " " })
    guard spaces.count >= 2, spaces.count < width else { return filled(paragraph, width: width) }
    // As it is, where it fits: whoever indents a line may have put words below each other.
    if displayWidth(String(paragraph)) <= width { return [String(paragraph)] }
    return filled(paragraph, width: width - spaces.count).map { spaces + $0 }
  }
}

private func filled(_ paragraph: Substring, width: Int) -> [String] {
  var lines = [""]
  for word in paragraph.split(separator: " ") {
    let longer = lines[lines.count - 1].isEmpty ? "\(word)" : "\(lines[lines.count - 1]) \(word)"
    if displayWidth(longer) <= width || lines[lines.count - 1].isEmpty {
      lines[lines.count - 1] = longer
    } else {
      lines.append(String(word))
    }
  }
  return lines
}
