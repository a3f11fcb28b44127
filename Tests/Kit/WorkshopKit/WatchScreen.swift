/// Lays out one screen of `watch`: content, and below it a line of status and a line of keys.
struct WatchScreen {
  var columns: Int
  var rows: Int

  /// The rows that content may take up: on a low screen the others go first.
  var room: Int { max(1, rows - footer) }
  private var footer: Int { rows >= 6 ? 3 : rows >= 4 ? 2 : rows - 1 }
  /// The last column stays free: some terminals begin a new line after it.
  private var width: Int { max(1, columns - 1) }

  /// How far content of this length can be scrolled.
  func furthest(_ lines: Int) -> Int { max(0, lines - room) }

  /// - Parameter status: the same in several lengths, the longest first.
  func frame(content: [String], scroll: Int, status: [String], keys: [String]) -> [String] {
    let start = min(max(0, scroll), furthest(content.count))
    var shown = Array(content[start..<min(start + room, content.count)])
    let hidden = content.count - start - shown.count
    if hidden > 0, room > 1 { shown[shown.count - 1] = "  … \(hidden + 1) more lines: ↓" }
    shown += Array(repeating: "", count: room - shown.count)
    let letters = keys.map { $0.prefix { $0 != " " } }.joined(separator: " ")
    let keys = [keys.joined(separator: "   "), keys.joined(separator: "  "), "Keys: \(letters)"]
    let below = ["", longest(of: status), longest(of: keys)].suffix(max(0, footer))
    return (shown + below).map { cut($0, to: width) }
  }

  /// The longest text that fits.
  private func longest(of candidates: [String]) -> String {
    candidates.first { displayWidth($0) <= width } ?? candidates.last ?? ""
  }

  /// What a terminal has to be sent to show a frame after another one: only rows that differ.
  static func update(from old: [String], to new: [String]) -> String {
    var text = ""
    for (row, line) in new.enumerated() where row >= old.count || old[row] != line {
      text += "\u{1B}[\(row + 1);1H\(line)\u{1B}[K"
    }
    return text
  }
}

/// A line cut to a number of columns; escape codes for colors take up none and are kept.
func cut(_ line: String, to width: Int) -> String {
  var result = ""
  var used = 0
  var isInCode = false
  var wasCut = false
  for letter in line {
    if letter == "\u{1B}" { isInCode = true }
    if isInCode {
      result.append(letter)
      if letter == "m" { isInCode = false }
      continue
    }
    let columns = displayWidth(String(letter))
    if used + columns > width { wasCut = true }
    if !wasCut {
      result.append(letter)
      used += columns
    }
  }
  return result
}

/// Lines of at most a number of columns, each as it stands: a longer one goes on below, a little to
/// the right.
func folded(_ text: String, width: Int) -> [String] {
  text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
    guard displayWidth(String(line)) > width else { return [String(line)] }
    var lines = [""]
    // Each word with the spaces before it, so that code keeps its shape.
    for word in line.matches(of: /\s*\S+/).map(\.output) {
      if displayWidth(lines[lines.count - 1] + word) <= width {
        lines[lines.count - 1] += word
        continue
      }
      if !lines[lines.count - 1].isEmpty { lines.append("   ") }
      for letter in word {
        if displayWidth(lines[lines.count - 1] + String(letter)) > width { lines.append("    ") }
        lines[lines.count - 1].append(letter)
      }
    }
    return lines
  }
}
