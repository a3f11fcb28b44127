/// A deck of slides: Markdown in which a rule ends a slide.
///
/// What forms it may use is said in CONTRIBUTING.md, "Slides".
struct Deck: Sendable {
  /// Its file, relative to the kit's folder.
  let file: String
  let lines: [String]
  let slides: [Slide]

  /// One slide. Line numbers are those of the file, from 1.
  struct Slide: Sendable {
    var firstLine: Int
    /// What people see.
    var body: [String] = []
    /// What stands in comments: for the instructor.
    var notes: [String] = []
    /// The line with the first comment's beginning; `nil` without notes.
    var notesLine: Int?
    var fences: [Fence] = []

    /// The blocks that people see and that show what a command printed.
    var outputs: [Fence] { fences.filter { $0.language == "text" && !$0.isNote } }

    /// The first heading, without its signs.
    var title: String? {
      body.first { $0.hasPrefix("#") }.map { String($0.drop { "# ".contains($0) }) }
    }
  }

  /// A block of code or of output.
  struct Fence: Sendable {
    /// The line with the opening fence.
    var line: Int
    /// What stands behind the opening fence.
    var info: String
    var body: [String] = []
    /// Whether it stands in the notes.
    var isNote: Bool

    /// The first word, for example `swift`.
    var language: String { info.split(separator: " ").first.map(String.init) ?? "" }

    /// The value of `file=…` or `region=…`.
    func value(_ name: String) -> String? {
      info.split(separator: " ").first { $0.hasPrefix("\(name)=") }
        .map { String($0.dropFirst(name.count + 1)) }
    }
  }

  init(file: String, text: String) {
    self.file = file
    lines = LessonText(text).lines
    var reader = DeckReader()
    for (index, line) in lines.enumerated() { reader.read(line, number: index + 1) }
    slides = reader.slides
  }

  /// Where a slide's notes begin, or the slide without notes: for example `slides/01-soup.md:39`.
  func place(of slide: Slide) -> String { "\(file):\(slide.notesLine ?? slide.firstLine)" }
}

/// Goes through a deck line by line.
private struct DeckReader {
  var slides = [Deck.Slide(firstLine: 1)]
  private var fence: Deck.Fence?
  private var isNote = false
  private var isFrontMatter = false

  mutating func read(_ line: String, number: Int) {
    if number == 1, line == "---" {
      isFrontMatter = true
    } else if isFrontMatter {
      isFrontMatter = line != "---"
      slides[0].firstLine = number + 1
    } else if var open = fence {
      if line.drop(while: { $0 == " " }).hasPrefix("```") {
        slides[slides.count - 1].fences.append(open)
        fence = nil
      } else {
        open.body.append(line)
        fence = open
      }
      keep(line)
    } else if !isNote, line == "---" {
      slides.append(Deck.Slide(firstLine: number + 1))
    } else {
      readText(line, number)
    }
  }

  private mutating func readText(_ line: String, _ number: Int) {
    if line.hasPrefix("<!--") {
      isNote = true
      let notesLine = slides[slides.count - 1].notesLine
      slides[slides.count - 1].notesLine = notesLine ?? number
    }
    let text = line.drop { $0 == " " }
    if text.hasPrefix("```") {
      fence = Deck.Fence(line: number, info: String(text.drop { $0 == "`" }), isNote: isNote)
    }
    keep(line)
    if line.hasSuffix("-->") { isNote = false }
  }

  private mutating func keep(_ line: String) {
    let last = slides.count - 1
    guard isNote else { return slides[last].body.append(line) }
    var note = line[...]
    if note.hasPrefix("<!--") { note = note.dropFirst(4) }
    if note.hasSuffix("-->") { note = note.dropLast(3) }
    slides[last].notes.append(String(note))
  }
}

extension Kit {
  /// The decks in `slides`, in the order of their numbers. A cheat sheet is none.
  var decks: [Deck] {
    files(in: "slides").filter { $0.wholeMatch(of: /\d\d-[\w-]+\.md/) != nil }.map { name in
      Deck(file: "slides/\(name)", text: text(of: "slides/\(name)") ?? "")
    }
  }
}
