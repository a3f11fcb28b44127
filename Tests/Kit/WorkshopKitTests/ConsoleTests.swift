import Testing

@testable import WorkshopKit

@Suite struct ConsoleTests {
  private let transcript = Transcript()

  @Test("What is said goes to standard output, complaints to standard error")
  func streams() {
    let console = transcript.console()
    console.say("soup")
    console.complain("No soup.")
    #expect(transcript.output == "soup\n")
    #expect(transcript.error == "workshop: No soup.\n")
  }

  @Test("Color only where it is wanted")
  func color() {
    #expect(transcript.console(hasColor: true).styled("soup", .red) == "\u{1B}[31msoup\u{1B}[0m")
    #expect(transcript.console().styled("soup", .red) == "soup")
    #expect(transcript.console(hasColor: true).withoutColor.styled("soup", .red) == "soup")
  }

  @Test("Paragraphs and complaints are broken into lines that fit")
  func width() {
    let console = transcript.console(width: 12)
    console.say("soup of the day", indent: 2)
    console.complain("No soup.")
    console.note("Soup is on its way.")
    #expect(transcript.output == "  soup of\n  the day\n")
    #expect(transcript.error == "workshop: No\nsoup.\nSoup is on\nits way.\n")
  }

  @Test("Progress is cut to one line, and cleared before anything else, once")
  func progress() {
    let console = transcript.console(width: 10, showsProgress: true)
    console.progress("Cooking all the soup")
    #expect(transcript.error == "\r\u{1B}[KCooking …")
    console.say("soup")
    console.say("bread")
    #expect(transcript.error == "\r\u{1B}[KCooking …\r\u{1B}[K")
    #expect(transcript.output == "soup\nbread\n")
  }

  @Test("Without a terminal there is no progress")
  func noTerminal() {
    transcript.console().progress("Cooking")
    #expect(transcript.error == "")
  }
}
