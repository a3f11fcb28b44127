import Testing

@testable import WorkshopKit

/// Reading a lesson's Markdown, whichever editor wrote it.
@Suite struct LessonTextTests {
  private static let text = """
    ## 1.1 Menu

    Before the list.

    1. Look at the soup.
       Then look again,
       closely.
    2. Taste it.

    ### Why

    ## 1.2 Bill

    9. Nine.
    10. Ten, at 2.5 percent.
        2. is not an item.

    ### Why
    ### The trap
    #### Deeper
    """

  enum Form: CaseIterable {
    case plain, windowsLineBreaks, byteOrderMark, blankLinesAtTheEnd

    var text: String {
      switch self {
      case .plain: LessonTextTests.text
      case .windowsLineBreaks: LessonTextTests.text.replacing("\n", with: "\r\n")
      case .byteOrderMark: "\u{FEFF}" + LessonTextTests.text
      case .blankLinesAtTheEnd: LessonTextTests.text + "\n\n"
      }
    }
  }

  @Test("The same, whichever editor wrote it", arguments: Form.allCases)
  func forms(_ form: Form) {
    let text = LessonText(form.text)
    #expect(text.sections == ["1.1 Menu", "1.2 Bill"])
    #expect(text.subsections(of: "1.1 Menu") == ["Why"])
    #expect(text.subsections(of: "1.2 Bill") == ["Why", "The trap"])
    let items = text.list(under: "1.1 Menu")
    #expect(items.first == "Look at the soup. Then look again, closely.")
    #expect(items.count == 2)
    #expect(text.list(under: "1.2 Bill").first == "Nine.")
  }

  @Test("An item goes on over several lines")
  func continued() {
    let items = LessonText(
      "## H\n1. Look at the soup.\n   Then look again,\n   closely.\n2. Taste it.\n"
    ).list(under: "H")
    #expect(items == ["Look at the soup. Then look again, closely.", "Taste it."])
  }

  @Test("Numbers of any length; an indented one goes on with the item before")
  func numbers() {
    let items = LessonText("## H\n9. Nine.\n10. Ten, at 2.5 percent.\n    2. is not an item.\n")
      .list(under: "H")
    #expect(items == ["Nine.", "Ten, at 2.5 percent. 2. is not an item."])
  }

  @Test("A section that is not there is empty")
  func missing() {
    let text = LessonText(Self.text)
    #expect(text.body(of: "1.3 Stove") == [])
    #expect(text.list(under: "1.3 Stove") == [])
    #expect(text.subsections(of: "1.1") == [])
  }

  @Test("A list ends with its section")
  func end() {
    #expect(LessonText("## A\n1. one\n## B\n1. two\n").list(under: "A") == ["one"])
  }
}
