import Testing

@testable import WorkshopKit

/// A live demo, read from a slide's notes.
@Suite struct DemoTests {
  private func demos(_ old: String = "", _ new: String = "") throws -> [Demo] {
    let deck = MadeUpDeck.deck(old, new)
    return try deck.slides.compactMap { try Demo($0, in: deck) }
  }

  @Test("Only notes with a start are a demo; its steps are in the order of the notes")
  func steps() throws {
    let demo = try #require(try demos().first)
    #expect(try demos().count == 1)
    #expect(demo.title == "Taste")
    #expect(demo.exercise == "1.1")
    #expect(demo.place == "slides/01-soup.md:40")
    #expect(
      demo.steps == [
        .say("Say: It is hot."),
        .type(Demo.Edit(file: "Lessons/01-Cafe/Menu.swift", old: "soup", new: "hot soup")),
        .run("echo cold"),
        .expect(["cold"]),
      ]
    )
    #expect(demo.typedFiles == ["Lessons/01-Cafe/Menu.swift"])
  }

  @Test("Code to type stands below the item, with its indentation and its empty lines")
  func code() throws {
    let new = "in place of `soup`:\n\n  ```swift\n    let a = 1\n\n    let b = 2\n  ```\n"
    let demo = try #require(try demos("`soup` becomes `hot soup`", new).first)
    let edit = Demo.Edit(
      file: "Lessons/01-Cafe/Menu.swift",
      old: "soup",
      new: "  let a = 1\n\n  let b = 2"
    )
    #expect(demo.steps[1] == .type(edit))
  }

  @Test("An item may go on in the next line")
  func continued() throws {
    let demo = try #require(try demos("It is hot.", "It is\n  hot.").first)
    #expect(demo.steps[0] == .say("Say: It is hot."))
  }

  @Test(
    "What cannot be played is refused",
    arguments: [
      ("`swift run workshop jump 1.1`", "somewhere", "**Start:** names no jump"),
      ("`echo cold`", "echo", "**Run:** has one line between `…`"),
      ("**Expect:** `cold`", "**Expect:** cold", "**Expect:** has what comes, in `…`"),
      ("- **Run:** `echo cold`\n", "", "**Expect:** comes after **Run:**"),
      (
        "- **Expect:** `cold`\n", "",
        "a demo ends with **Expect:**, or nobody knows whether it worked"
      ),
    ]
  )
  func mistakes(_ old: String, _ new: String, _ reason: String) {
    #expect(throws: Demo.Mistake(reason: reason)) { try demos(old, new) }
  }

  @Test(
    "A change says where, and what becomes what",
    arguments: [
      ("`soup` becomes `hot soup`", "hot soup"),
      ("`Lessons/01-Cafe/Menu.swift`", "`Package.swift`"),
      ("`soup` becomes `hot soup`", "in place of `soup`:"),
    ]
  )
  func edits(_ old: String, _ new: String) {
    let error = #expect(throws: Demo.Mistake.self) { try demos(old, new) }
    #expect(error?.reason.hasPrefix("**Type:** says 'in `Lessons/…`") == true)
  }

  @Test("What is to be replaced stands in the file, and once")
  func applied() throws {
    let edit = Demo.Edit(file: "Menu.swift", old: "soup", new: "hot soup")
    #expect(try edit.applied(to: "a soup.") == "a hot soup.")
    #expect(throws: Demo.Mistake(reason: "'soup' is not in Menu.swift")) {
      try edit.applied(to: "bread")
    }
    #expect(throws: Demo.Mistake(reason: "'soup' is more than once in Menu.swift")) {
      try edit.applied(to: "soup and soup")
    }
  }
}
