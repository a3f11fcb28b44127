import Testing

@testable import WorkshopKit

/// A deck, taken apart.
@Suite struct DeckTests {
  @Test("A rule ends a slide; one in a block of code or in the front matter does not")
  func slides() {
    let slides = MadeUpDeck.deck().slides
    #expect(slides.map(\.title) == ["Soup", "Taste"])
    #expect(slides.map(\.firstLine) == [7, 22])
  }

  @Test("Notes are what stands in comments, and are no part of what people see")
  func notes() {
    let slide = MadeUpDeck.deck().slides[0]
    #expect(slide.notesLine == 12)
    #expect(slide.notes.filter { !$0.isEmpty }.first == "Good morning.")
    #expect(slide.body.filter { !$0.isEmpty } == ["# Soup", "A first spoon"])
  }

  @Test("A block of code knows its line, its source, and whether it is for the instructor")
  func fences() throws {
    let text = MadeUpDeck.text.replacingOccurrences(
      of: "Taste it.\n",
      with: "Taste it.\n\n```swift\nlet spoon = 1\n```\n"
    )
    let fences = Deck(file: "d", text: text).slides[1].fences
    #expect(fences.map(\.language) == ["sh", "swift", "swift"])
    #expect(fences.map(\.isNote) == [false, false, true])
    #expect(fences[1].line == 33)
    #expect(fences[1].value("file") == "Solutions/01-Cafe/Soup.swift")
    #expect(fences[1].value("region") == "taste")
    #expect(fences[1].body == ["func taste() {", "}"])
  }

  @Test("The decks of a kit are its numbered files, in order; a cheat sheet is none")
  func decks() throws {
    let folder = try TemporaryFolder()
    for name in ["01-soup.md", "00-welcome.md", "cheat-sheet.md", "01-soup.html", "INSTRUCTOR.md"] {
      try folder.write("# x", to: "slides/\(name)")
    }
    #expect(folder.kit().decks.map(\.file) == ["slides/00-welcome.md", "slides/01-soup.md"])
  }
}
