/// The forms that a deck may use: those that look alike on a page of a code host, in Marp, and in
/// what `slides/build` makes.
struct DeckForms {
  let deck: Deck

  var problems: [String] {
    frontMatter + headings + rules + comments + html + deck.lines.enumerated().flatMap(forbidden)
  }

  private func say(_ line: Int, _ text: String) -> String { "\(deck.file):\(line): \(text)" }

  /// For Marp alone, whose letters are so large that diagrams and code would run over the edge.
  private static let style = """
    style: "section { padding: 48px 60px; font-size: 26px } \
    img { max-height: 500px; max-width: 100% }"
    """

  private var frontMatter: [String] {
    let end = deck.lines.dropFirst().firstIndex(of: "---") ?? 0
    let front = deck.lines[..<max(end, 1)]
    guard front.first == "---", end > 0 else { return [say(1, "it begins with front matter")] }
    var problems: [String] = []
    for wanted in ["marp: true", "paginate: true", Self.style] where !front.contains(wanted) {
      problems.append(say(1, "the front matter says '\(wanted)'"))
    }
    if !front.contains(where: { $0.wholeMatch(of: /title: ".+"/) != nil }) {
      problems.append(say(1, "the front matter has a title in double quotes"))
    }
    return problems
  }

  /// `#` on the first slide, `##` on every other, and one of them on each.
  private var headings: [String] {
    deck.slides.enumerated().compactMap { index, slide in
      let headings = slide.body.filter { $0.hasPrefix("# ") || $0.hasPrefix("## ") }
      let sign = index == 0 ? "# " : "## "
      if headings.count == 1, headings[0].hasPrefix(sign) { return nil }
      return say(slide.firstLine, "slide \(index + 1) has one heading, with '\(sign)'")
    }
  }

  /// A rule right below text would be a heading.
  private var rules: [String] {
    let lines = deck.lines
    return deck.slides.dropFirst().compactMap { slide in
      let rule = slide.firstLine - 2
      let isAlone = lines[rule - 1].isEmpty && (rule + 1 >= lines.count || lines[rule + 1].isEmpty)
      return isAlone ? nil : say(rule + 1, "a rule stands between two empty lines")
    }
  }

  /// Marp takes a comment for directives when it looks like YAML.
  private var comments: [String] {
    deck.lines.enumerated().flatMap { index, line -> [String] in
      guard line.contains("<!--") else { return [] }
      if line != "<!--" {
        return [say(index + 1, "a comment begins on a line of its own, and ends on one")]
      }
      let first = deck.lines.dropFirst(index + 1).first ?? ""
      let isSentence = first.first?.isUppercase == true && first.wholeMatch(of: /\w+:.*/) == nil
      return isSentence ? [] : [say(index + 2, "notes begin with a sentence")]
    }
  }

  /// In code, angle brackets are something else.
  private var html: [String] {
    let fences = deck.slides.flatMap(\.fences)
    let code = Set(fences.flatMap { $0.line...($0.line + $0.body.count) })
    return deck.lines.enumerated().compactMap { index, line in
      let text = code.contains(index + 1) ? "" : line.replacing(/`[^`]*`/, with: "")
      let isTag = text.contains(/<\/?[A-Za-z][A-Za-z0-9]*[\s\/>]/)
      return isTag ? say(index + 1, "HTML is shown or left out") : nil
    }
  }

  private static let unknown: [(form: String, why: String)] = [
    (":::", "'::: notes' shows literally elsewhere"),
    ("- [ ]", "a task list shows its brackets"), ("- [x]", "a task list shows its brackets"),
    ("[^", "a footnote shows its signs"), ("[!", "an alert shows its signs"),
    ("```mermaid", "a diagram is an SVG that is checked in"),
    ("![w:", "a size becomes a caption"), ("![width:", "a size becomes a caption"),
    ("![h:", "a size becomes a caption"), ("![height:", "a size becomes a caption"),
    ("![bg", "a background shows as a picture"),
  ]

  private func forbidden(_ index: Int, _ line: String) -> [String] {
    var problems = Self.unknown.filter { line.contains($0.form) }.map { say(index + 1, $0.why) }
    // Pictures of emoji come from the net; signs of text, such as an arrow, do not.
    if line.unicodeScalars.contains(where: {
      $0.properties.isEmojiPresentation || $0.value == 0xFE0F
    }) {
      problems.append(say(index + 1, "an emoji would be loaded from the net"))
    }
    return problems
  }
}
