/// A Markdown file of a lesson, by sections.
struct LessonText {
  let lines: [String]

  init(_ text: String) {
    // Some editors begin a file with a byte order mark.
    let text = text.hasPrefix("\u{FEFF}") ? text.dropFirst() : text[...]
    lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(
      String.init
    )
  }

  /// The headings of the second level, in order.
  var sections: [String] {
    lines.filter { $0.hasPrefix("## ") }.map { String($0.dropFirst(3)) }
  }

  /// The headings of the third level below one of the second.
  func subsections(of heading: String) -> [String] {
    body(of: heading).filter { $0.hasPrefix("### ") }.map { String($0.dropFirst(4)) }
  }

  /// The lines below a heading of the second level, up to the next one.
  func body(of heading: String) -> [String] {
    guard let start = lines.firstIndex(of: "## \(heading)") else { return [] }
    return Array(lines[(start + 1)...].prefix { !$0.hasPrefix("## ") })
  }

  /// The items of the numbered list below a heading, each as one paragraph.
  func list(under heading: String) -> [String] {
    var items: [String] = []
    for line in body(of: heading) {
      let text = line.drop { $0 == " " }
      if let dot = text.firstIndex(of: "."), dot > text.startIndex,
        text[..<dot].allSatisfy(\.isNumber),
        !line.hasPrefix(" ")
      {
        items.append(String(text[text.index(after: dot)...].drop { $0 == " " }))
      } else if !items.isEmpty, !text.isEmpty {
        items[items.count - 1] += " \(text)"
      }
    }
    return items
  }
}
