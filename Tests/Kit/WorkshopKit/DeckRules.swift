/// What `verify` demands of the decks: forms that every renderer shows alike, code that runs, and
/// notes that say what to do.
struct DeckRules {
  let kit: Kit
  let findings: Findings

  func check() {
    for deck in kit.decks {
      let forms = DeckForms(deck: deck)
      findings.add(
        "\(deck.file): forms that every renderer knows",
        of: deck.slides.count,
        problems: forms.problems + SlidePictures(kit: kit, deck: deck).problems
      )
      findings.add(
        "\(deck.file): notes for every slide",
        of: deck.slides.count,
        problems: deck.slides.flatMap { problems(inNotesOf: $0, deck) } + wrongMinutes(in: deck)
      )
      findings.add(
        "\(deck.file): its demos can be played",
        of: deck.slides.count,
        problems: deck.slides.compactMap { mistake(inDemoOn: $0, deck) }
      )
      findings.add(
        "\(deck.file): its blocks say what they are",
        of: deck.slides.flatMap(\.fences).count { !$0.isNote },
        problems: problemsOfBlocks(in: deck)
      )
      let code = SlideCode(kit: kit, deck: deck)
      findings.add(
        "\(deck.file): its code is the code that runs",
        of: code.count,
        problems: code.differences.map { "\(deck.file):\($0.line): \($0.problem)" }
      )
    }
  }

  // MARK: Notes

  /// What every slide's notes say, each at least once: some words for the same thing are as good.
  private static let parts = [["Say"], ["Type", "Run", "Show"], ["Expect"], ["Minutes"]]

  private func problems(inNotesOf slide: Deck.Slide, _ deck: Deck) -> [String] {
    let place = deck.place(of: slide)
    guard slide.notesLine != nil else { return ["\(place): the slide has no notes"] }
    let labels = Set(slide.notes.compactMap { NoteItem(line: $0)?.label })
    return Self.parts.filter { labels.isDisjoint(with: $0) }.map { part in
      "\(place): the notes say nothing of **\(part.joined(separator: ":** or **")):**"
    }
  }

  /// What the first slide says, "15 minutes of talk, 26 of exercises", is the sum of the notes.
  private func wrongMinutes(in deck: Deck) -> [String] {
    let promise = /(\d+) minutes of talk, (\d+) of exercises.*/
    for (index, line) in deck.lines.enumerated() {
      guard let match = line.wholeMatch(of: promise) else { continue }
      let exercises = minutes(of: deck.slides.filter(\.isExercise))
      let talk = minutes(of: deck.slides.filter { !$0.isExercise })
      guard (Int(match.1), Int(match.2)) != (talk, exercises) else { return [] }
      return [
        "\(deck.file):\(index + 1): the notes add up to \(talk) of talk and \(exercises) of exercises"
      ]
    }
    return []
  }

  private func minutes(of slides: [Deck.Slide]) -> Int {
    let items = slides.flatMap(\.notes).compactMap { NoteItem(line: $0) }
    return items.filter { $0.label == "Minutes" }.compactMap { Int($0.text) }.reduce(0, +)
  }

  /// Whether each goes as it promises is found out by playing it; what cannot be read would not even
  /// be missed there.
  private func mistake(inDemoOn slide: Deck.Slide, _ deck: Deck) -> String? {
    do {
      _ = try deck.demo(on: slide)
      return nil
    } catch { return (error as? Stop)?.message ?? "\(error)" }
  }

  // MARK: Blocks

  /// Code and output are compared with where they come from, so each block says what it is. What a
  /// command prints is found out by playing the demo that runs it.
  private func problemsOfBlocks(in deck: Deck) -> [String] {
    let printed = (try? deck.demos())?.flatMap(\.printed).map(\.line)
    return deck.slides.flatMap(\.fences).filter { !$0.isNote }.compactMap { fence in
      let place = "\(deck.file):\(fence.line)"
      switch fence.language {
      case "swift", "sh": return nil
      case "text":
        guard let block = PrintedBlock(fence) else {
          return
            "\(place): output says what printed it, as in '```text printed by COMMAND'; what is "
            + "to be typed is marked 'sh'"
        }
        // Of a demo that cannot be read, that is said; it is not missing as well.
        return printed?.contains(fence.line) ?? true
          ? nil : "\(place): no demo up to this slide runs '\(block.command)'"
      default: return "\(place): a block is marked 'swift', 'sh' or 'text', and says no more"
      }
    }
  }
}

extension Deck.Slide {
  fileprivate var isExercise: Bool { title?.hasPrefix("Your turn") == true }
}

/// One item of a slide's notes: `- **Say:** Good morning.`
struct NoteItem: Equatable {
  let label: String
  let text: String

  init?(line: String) {
    guard let match = line.wholeMatch(of: /- \*\*(\w+):\*\* ?(.*)/) else { return nil }
    label = String(match.1)
    text = String(match.2)
  }
}
