@testable import WorkshopKit

/// A tiny terminal emulator: what a person would see of what a program wrote.
///
/// It knows what the tool writes, and keeps whatever it does not know in `unknown`, so that a test
/// can demand that there was none.
struct TerminalScreen: Sendable {
  private(set) var isCursorVisible = true
  /// Whether the screen is the one that full-screen programs use.
  var isAlternate: Bool { normal != nil }
  /// Escape sequences and control characters without a meaning here.
  private(set) var unknown: [String] = []
  /// The lines that did not fit, so that the terminal broke them: each as it stands on the screen up
  /// to the break.
  private(set) var brokenLines: [String] = []
  /// The lines that left the normal screen at the top.
  private(set) var scrolledOff: [String] = []

  private var input = TerminalInput()
  private var grid: TerminalGrid
  /// The normal screen, while the alternate one is shown.
  private var normal: TerminalGrid?
  private var style = ""

  init(rows: Int = 24, columns: Int = 80) {
    grid = TerminalGrid(rows: rows, columns: columns)
  }

  /// All lines of the screen, top to bottom, without the spaces at their ends.
  var lines: [String] { grid.lines }

  /// The lines down to the last one that is not empty.
  var text: String { Self.joined(grid.lines) }

  /// The same, with what left the screen at the top.
  var everything: String { Self.joined(scrolledOff + grid.lines) }

  /// Row and column, from 0.
  var cursor: (row: Int, column: Int) { (grid.row, grid.column) }

  /// The colors of a text's first letter, `1;31` for bold and red, empty for none; `nil` if the text
  /// is not on the screen.
  func style(of text: String) -> String? {
    for line in grid.cells {
      guard let range = line.map(\.text).joined().firstRange(of: text) else { continue }
      var rest = line.map(\.text).joined()[..<range.lowerBound].count
      for cell in line where !cell.text.isEmpty {
        if rest == 0 { return cell.style }
        rest -= 1
      }
    }
    return nil
  }

  mutating func feed(_ text: String) { feed(Array(text.utf8)) }

  mutating func feed(_ bytes: some Sequence<UInt8>) {
    for token in input.tokens(adding: bytes) {
      switch token {
      case .scalar(let scalar): show(scalar)
      case .sequence(let sequence): obey(sequence)
      }
    }
  }

  mutating func resize(rows: Int, columns: Int) {
    let gone = grid.resize(rows: rows, columns: columns)
    if isAlternate {
      scrolledOff += normal?.resize(rows: rows, columns: columns) ?? []
    } else {
      scrolledOff += gone
    }
  }

  private mutating func show(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\r": grid.move(toRow: grid.row, column: 0)
    case "\n": keep(grid.lineFeed())
    case "\u{0}"..<" ", "\u{7F}": unknown.append(scalar.escaped(asASCII: true))
    default: put(scalar)
    }
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    let line = grid.lines[grid.row]
    let effect = grid.put(scalar, width: Self.columns(of: scalar), style: style)
    if effect.wrapped { brokenLines.append(line) }
    keep(effect.scrolledOff)
  }

  private mutating func keep(_ line: String?) {
    if let line, !isAlternate { scrolledOff.append(line) }
  }

  /// Accents take no column, nor do the later parts of a Hangul syllable that is written in parts.
  private static func columns(of scalar: Unicode.Scalar) -> Int {
    let without: [Unicode.GeneralCategory] = [.nonspacingMark, .enclosingMark, .format]
    let isLaterPart = (0x1160...0x11FF).contains(scalar.value)
    if isLaterPart || without.contains(scalar.properties.generalCategory) { return 0 }
    return displayWidth(String(scalar))
  }

  private mutating func obey(_ sequence: String) {
    switch sequence {
    case "[K", "[0K": grid.eraseLine()
    case "[J", "[0J": grid.eraseBelow()
    case "[2J": grid.eraseAll()
    case "[?25l": isCursorVisible = false
    case "[?25h": isCursorVisible = true
    case "[?1049h": enterAlternate()
    case "[?1049l": leaveAlternate()
    default:
      if let match = sequence.wholeMatch(of: /\[(?:(\d+)(?:;(\d+))?)?H/) {
        let place = [match.1, match.2].map { $0.flatMap { Int($0) } ?? 1 }
        grid.move(toRow: place[0] - 1, column: place[1] - 1)
      } else if let match = sequence.wholeMatch(of: /\[([\d;]*)m/) {
        setStyle(String(match.1))
      } else {
        unknown.append("ESC\(sequence)")
      }
    }
  }

  private mutating func setStyle(_ codes: String) {
    let isReset = codes.isEmpty || codes == "0"
    style = isReset ? "" : style.isEmpty ? codes : "\(style);\(codes)"
  }

  private mutating func enterAlternate() {
    guard normal == nil else { return }
    normal = grid
    grid.eraseAll()
  }

  private mutating func leaveAlternate() {
    grid = normal ?? grid
    normal = nil
  }

  private static func joined(_ lines: [String]) -> String {
    var lines = lines[...]
    while lines.last == "" { lines.removeLast() }
    return lines.joined(separator: "\n")
  }
}
