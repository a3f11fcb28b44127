/// A live demo: what the notes of one slide say, step by step.
///
/// Notes with an item `- **Start:** ` and a jump are a demo; CONTRIBUTING.md, "Slides", shows one.
struct Demo: Sendable {
  /// The deck and its line, for example `slides/01-plain-asserts.md:120`.
  let place: String
  let deckFile: String
  let title: String
  /// The exercise that the files are put to first, for example `1.3`.
  let exercise: String
  let steps: [Step]
  /// The blocks on slides that show what this demo prints.
  var printed: [PrintedBlock] = []

  /// The number of its deck, as somebody types it: `0` for `slides/00-welcome.md`.
  var deckNumber: String { Deck.number(ofFile: deckFile) }

  /// The files that are changed by hand.
  var typedFiles: Set<String> {
    Set(steps.compactMap { if case .type(let edit) = $0 { edit.file } else { nil } })
  }

  enum Step: Equatable, Sendable {
    case say(String)
    /// A change of a file, as the instructor would type it.
    case type(Edit)
    /// A line for a shell.
    case run(String)
    /// What has to stand in the output of the line before.
    case expect([String])
  }

  /// A change of a file below `Lessons`.
  struct Edit: Equatable, Sendable {
    let file: String
    /// What stands there, once.
    let old: String
    let new: String

    /// - Throws: `Mistake` when the old text is not there, or more than once.
    func applied(to text: String) throws -> String {
      let parts = text.components(separatedBy: old)
      guard parts.count == 2 else {
        let found = parts.count == 1 ? "is not in" : "is more than once in"
        throw Mistake(reason: "'\(old)' \(found) \(file)")
      }
      return parts.joined(separator: new)
    }
  }

  /// What is wrong with the notes, or with the files that they are about.
  struct Mistake: Error, Equatable {
    let reason: String
  }
}

extension Demo {
  /// - Returns: `nil` for a slide without a demo.
  /// - Throws: `Mistake` when the notes cannot be read as steps.
  init?(_ slide: Deck.Slide, in deck: Deck) throws {
    let items = Self.items(in: slide.notes)
    guard let start = items.first(where: { $0.label == "Start" }) else { return nil }
    guard let jump = start.text.firstMatch(of: /`swift run workshop jump (\d\.\d)`/) else {
      throw Mistake(reason: "**Start:** names no jump")
    }
    exercise = String(jump.1)
    place = deck.place(of: slide)
    deckFile = deck.file
    title = slide.title ?? ""
    steps = try items.compactMap(Self.step)
    try Self.checkOrder(of: steps)
  }

  private struct Item {
    var label: String
    var text: String
    var code: [String] = []
  }

  /// The items of a list, each with its further lines, and with the code below it.
  private static func items(in notes: [String]) -> [Item] {
    var items: [Item] = []
    var isCode = false
    for line in notes {
      if let first = NoteItem(line: line) {
        items.append(Item(label: first.label, text: first.text))
      } else if let last = items.indices.last, line.hasPrefix("  ") {
        let text = String(line.dropFirst(2))
        if text.hasPrefix("```") {
          isCode.toggle()
        } else if isCode {
          items[last].code.append(text)
        } else {
          items[last].text += " \(text)"
        }
      } else if isCode, line.isEmpty, let last = items.indices.last {
        items[last].code.append("")
      }
    }
    return items
  }

  private static func step(_ item: Item) throws -> Step? {
    let quoted = item.text.matches(of: /`([^`]+)`/).map { String($0.1) }
    switch item.label {
    case "Say", "Ask", "Show": return .say("\(item.label): \(item.text)")
    case "Run":
      guard quoted.count == 1 else { throw Mistake(reason: "**Run:** has one line between `…`") }
      return .run(quoted[0])
    case "Expect":
      guard !quoted.isEmpty else { throw Mistake(reason: "**Expect:** has what comes, in `…`") }
      return .expect(quoted)
    case "Type": return .type(try edit(quoted, item))
    default: return nil
    }
  }

  /// "in `FILE`, `OLD` becomes `NEW`", or "in `FILE`, in place of `OLD`:" with code below.
  private static func edit(_ quoted: [String], _ item: Item) throws -> Edit {
    let isShort = item.text.wholeMatch(of: /in `[^`]+`, `[^`]+` becomes `[^`]+`\.?/) != nil
    let isLong = item.text.wholeMatch(of: /in `[^`]+`, in place of `[^`]+`:/) != nil
    guard isShort || (isLong && !item.code.isEmpty), quoted[0].hasPrefix("Lessons/") else {
      throw Mistake(
        reason:
          "**Type:** says 'in `Lessons/…`, `OLD` becomes `NEW`', or 'in `Lessons/…`, in place "
          + "of `OLD`:' with code below"
      )
    }
    return Edit(
      file: quoted[0],
      old: quoted[1],
      new: isShort ? quoted[2] : item.code.joined(separator: "\n")
    )
  }

  private static func checkOrder(of steps: [Step]) throws {
    var hasRun = false
    for step in steps {
      if case .run = step { hasRun = true }
      if case .expect = step, !hasRun { throw Mistake(reason: "**Expect:** comes after **Run:**") }
    }
    let last = steps.last { if case .say = $0 { false } else { true } }
    guard case .expect? = last else {
      throw Mistake(reason: "a demo ends with **Expect:**, or nobody knows whether it worked")
    }
  }
}

extension Deck {
  /// `0` for `slides/00-welcome.md`.
  var number: String { Self.number(ofFile: file) }
  /// `00-welcome` for `slides/00-welcome.md`.
  var name: String { String(file.split(separator: "/").last?.dropLast(3) ?? "") }

  static func number(ofFile file: String) -> String {
    let digits = file.split(separator: "/").last?.prefix { $0.isNumber } ?? ""
    return Int(digits).map { "\($0)" } ?? ""
  }

  /// The demo in a slide's notes; `nil` without one.
  ///
  /// - Throws: `Stop` with the place of the mistake.
  func demo(on slide: Slide) throws -> Demo? {
    do { return try Demo(slide, in: self) } catch let mistake as Demo.Mistake {
      throw Stop(.kitFailed, "\(place(of: slide)): \(mistake.reason).")
    }
  }

  /// All demos of the deck. A block of output belongs to the last demo up to its slide that runs the
  /// command.
  ///
  /// - Throws: `Stop` with the place of the first mistake.
  func demos() throws -> [Demo] {
    var demos: [Demo] = []
    for slide in slides {
      if let demo = try demo(on: slide) { demos.append(demo) }
      for block in slide.outputs.compactMap(PrintedBlock.init) {
        let index = demos.lastIndex { $0.steps.contains(.run(block.command)) }
        if let index { demos[index].printed.append(block) }
      }
    }
    return demos
  }
}
