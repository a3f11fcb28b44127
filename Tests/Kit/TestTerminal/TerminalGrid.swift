/// The letters on a terminal, and the cursor among them.
struct TerminalGrid: Sendable {
  struct Cell: Sendable {
    /// A letter with its accents; empty in the right half of a wide letter.
    var text = " "
    /// What SGR said, `1;31` for bold and red.
    var style = ""
  }

  private(set) var cells: [[Cell]]
  private(set) var row = 0
  private(set) var column = 0
  /// The last column is filled, and the next letter begins a new line.
  private var isAtEdge = false

  private var rows: Int { cells.count }
  private var columns: Int { cells[0].count }

  init(rows: Int, columns: Int) {
    cells = Array(repeating: Array(repeating: Cell(), count: columns), count: rows)
  }

  /// The lines as text, without the spaces at their ends.
  var lines: [String] { cells.map(Self.text) }

  /// What a new letter did besides taking its place.
  struct Effect {
    /// It did not fit on its line.
    var wrapped = false
    /// The line that left the screen at the top.
    var scrolledOff: String?
  }

  mutating func put(_ scalar: Unicode.Scalar, width: Int, style: String) -> Effect {
    guard width > 0 else {
      accent(scalar)
      return Effect()
    }
    var effect = Effect()
    if isAtEdge || column + width > columns {
      effect.wrapped = true
      column = 0
      effect.scrolledOff = lineFeed()
    }
    for place in column..<min(column + width, columns) { separate(place) }
    cells[row][column] = Cell(text: String(scalar), style: style)
    if width == 2 { cells[row][column + 1] = Cell(text: "", style: style) }
    isAtEdge = column + width >= columns
    column = min(column + width, columns - 1)
    return effect
  }

  /// Adds an accent, or whatever takes no column, to the letter before the cursor.
  private mutating func accent(_ scalar: Unicode.Scalar) {
    var place = isAtEdge ? column : column - 1
    while place > 0, cells[row][place].text.isEmpty { place -= 1 }
    if place >= 0 { cells[row][place].text.unicodeScalars.append(scalar) }
  }

  /// Half a wide letter is none.
  private mutating func separate(_ place: Int) {
    if cells[row][place].text.isEmpty { cells[row][place - 1].text = " " }
    if place + 1 < columns, cells[row][place + 1].text.isEmpty { cells[row][place + 1].text = " " }
  }

  /// One line down, in the same column.
  ///
  /// - Returns: The line that left the screen at the top.
  mutating func lineFeed() -> String? {
    isAtEdge = false
    guard row == rows - 1 else {
      row += 1
      return nil
    }
    return scroll()
  }

  private mutating func scroll() -> String {
    let top = Self.text(of: cells.removeFirst())
    cells.append(Array(repeating: Cell(), count: columns))
    return top
  }

  mutating func move(toRow newRow: Int, column newColumn: Int) {
    isAtEdge = false
    row = min(max(0, newRow), rows - 1)
    column = min(max(0, newColumn), columns - 1)
  }

  mutating func eraseLine() { erase(row, from: column) }

  mutating func eraseBelow() {
    eraseLine()
    for below in (row + 1)..<max(row + 1, rows) { erase(below, from: 0) }
  }

  mutating func eraseAll() {
    for line in 0..<rows { erase(line, from: 0) }
  }

  private mutating func erase(_ line: Int, from start: Int) {
    if line == row, start > 0, cells[line][start].text.isEmpty { cells[line][start - 1].text = " " }
    for place in start..<columns { cells[line][place] = Cell() }
  }

  /// - Returns: The lines that left the screen at the top, so that the cursor stays on it.
  mutating func resize(rows newRows: Int, columns newColumns: Int) -> [String] {
    let leaving = max(0, row - newRows + 1)
    let gone = cells.prefix(leaving).map(Self.text)
    cells.removeFirst(leaving)
    var resized = TerminalGrid(rows: newRows, columns: newColumns).cells
    for (line, old) in cells.prefix(newRows).enumerated() {
      resized[line].replaceSubrange(0..<min(old.count, newColumns), with: old.prefix(newColumns))
    }
    cells = resized
    move(toRow: row - leaving, column: column)
    return gone
  }

  private static func text(of line: [Cell]) -> String {
    var text = line.map(\.text).joined()
    while text.last == " " { text.removeLast() }
    return text
  }
}
