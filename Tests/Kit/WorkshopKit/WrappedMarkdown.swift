/// Markdown for a terminal: paragraphs and list items are broken into lines that fit; code, tables and
/// headings stay as they are. Empty lines at both ends are left out.
func wrappedMarkdown(_ lines: [String], width: Int) -> [String] {
  var text = WrappedMarkdown(width: width)
  for line in lines { text.add(line) }
  return text.finished()
}

private struct WrappedMarkdown {
  let width: Int
  private var result: [String] = []
  /// The paragraph or list item that is being read.
  private var paragraph: Paragraph?
  /// What closes the block of code that is being read.
  private var fence: Substring?
  private var isInList = false

  private struct Paragraph {
    var firstIndent: String
    var otherIndent: String
    var text: String
  }

  init(width: Int) { self.width = width }

  mutating func add(_ line: String) {
    let indent = line.prefix { $0 == " " }
    let rest = line.dropFirst(indent.count)
    if let fence {
      result.append(line)
      if rest.hasPrefix(fence) { self.fence = nil }
    } else if let mark = ["```", "~~~"].first(where: rest.hasPrefix) {
      end()
      fence = rest.prefix { $0 == mark.first }
      result.append(line)
    } else if rest.isEmpty {
      end()
      result.append("")
    } else if let marker = rest.prefixMatch(of: /([-*+]|\d+[.)]) +/)?.0 {
      end()
      isInList = true
      let hanging = indent + String(repeating: " ", count: marker.count)
      let text = String(rest.dropFirst(marker.count))
      paragraph = Paragraph(
        firstIndent: "\(indent)\(marker)",
        otherIndent: "\(hanging)",
        text: text
      )
    } else if paragraph != nil, !staysAsItIs(rest) {
      paragraph?.text += " \(rest)"
    } else {
      end()
      isInList = isInList && !indent.isEmpty
      if staysAsItIs(rest) || (indent.count >= 4 && !isInList) {
        result.append(line)
      } else {
        paragraph = Paragraph(
          firstIndent: String(indent),
          otherIndent: String(indent),
          text: String(rest)
        )
      }
    }
  }

  /// A heading, or the row of a table.
  private func staysAsItIs(_ text: Substring) -> Bool {
    text.hasPrefix("|") || text.drop { $0 == "#" }.first == " " && text.hasPrefix("#")
  }

  private mutating func end() {
    guard let paragraph else { return }
    self.paragraph = nil
    let room = width - paragraph.otherIndent.count
    for (index, line) in wrapped(paragraph.text, width: room).enumerated() {
      result.append((index == 0 ? paragraph.firstIndent : paragraph.otherIndent) + line)
    }
  }

  mutating func finished() -> [String] {
    end()
    while result.last?.isEmpty == true { result.removeLast() }
    return Array(result.drop(while: \.isEmpty))
  }
}
