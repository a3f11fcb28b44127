import Testing

@testable import WorkshopKit

/// Forms that one renderer shows, and another one does not.
@Suite struct DeckFormsTests {
  @Test("The usual forms are fine")
  func fine() { #expect(DeckForms(deck: MadeUpDeck.deck()).problems == []) }

  @Test(
    "Everything else is named with its line",
    arguments: [
      ("marp: true\n", "", "1: the front matter says 'marp: true'"),
      ("paginate: true\n", "", "1: the front matter says 'paginate: true'"),
      (
        "font-size: 26px", "font-size: 30px",
        "1: the front matter says 'style: \"section { padding: 48px 60px; font-size: 26px } "
          + "img { max-height: 500px; max-width: 100% }\"'"
      ),
      ("title: \"Soup\"", "title: Soup", "1: the front matter has a title in double quotes"),
      ("# Soup\n\nA first", "## Soup\n\nA first", "7: slide 1 has one heading, with '# '"),
      ("## Taste", "# Taste", "22: slide 2 has one heading, with '## '"),
      ("## Taste", "Taste", "22: slide 2 has one heading, with '## '"),
      ("## Taste\n", "## Taste\n\n## Smell\n", "22: slide 2 has one heading, with '## '"),
      ("-->\n\n---", "-->\n---", "20: a rule stands between two empty lines"),
      ("---\n\n## Taste", "---\n## Taste", "21: a rule stands between two empty lines"),
      (
        "<!--\nGood", "<!-- Good",
        "12: a comment begins on a line of its own, and ends on one"
      ),
      ("<!--\nGood morning.", "<!--\nclass: lead", "13: notes begin with a sentence"),
      ("<!--\nGood morning.", "<!--\nStyle: lead", "13: notes begin with a sentence"),
      ("<!--\nGood morning.", "<!--\n- **Say:** x", "13: notes begin with a sentence"),
      ("A first spoon", "::: notes", "10: '::: notes' shows literally elsewhere"),
      ("A first spoon", "- [ ] spoon", "10: a task list shows its brackets"),
      ("A first spoon", "Spoon[^1]", "10: a footnote shows its signs"),
      ("A first spoon", "> [!NOTE]", "10: an alert shows its signs"),
      ("A first spoon", "- [x] spoon", "10: a task list shows its brackets"),
      ("A first spoon", "<details>", "10: HTML is shown or left out"),
      ("A first spoon", "A first<br/>spoon", "10: HTML is shown or left out"),
      ("A first spoon", "A </b> spoon", "10: HTML is shown or left out"),
      ("![A bowl]", "![height:9]", "38: a size becomes a caption"),
      ("```sh", "```mermaid", "29: a diagram is an SVG that is checked in"),
      ("![A bowl]", "![w:500]", "38: a size becomes a caption"),
      ("A first spoon", "A first \u{1F944}", "10: an emoji would be loaded from the net"),
      ("A first spoon", "A first \u{2764}\u{FE0F}", "10: an emoji would be loaded from the net"),
    ]
  )
  func problem(_ old: String, _ new: String, _ problem: String) {
    let problems = DeckForms(deck: MadeUpDeck.deck(old, new)).problems
    #expect(problems == ["\(MadeUpDeck.file):\(problem)"])
  }

  @Test("Signs that are text are fine")
  func signs() {
    let deck = MadeUpDeck.deck(
      "A first spoon",
      "→ ✓ ✗ ① · 커피 < a, and `Set<Int>`\n\n```sh\n<b>\n```"
    )
    #expect(DeckForms(deck: deck).problems == [])
  }

  @Test("Without front matter")
  func noFrontMatter() {
    let problems = DeckForms(deck: Deck(file: "d", text: "# Soup\n")).problems
    #expect(problems == ["d:1: it begins with front matter"])
  }
}
