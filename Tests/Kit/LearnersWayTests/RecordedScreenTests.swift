import Testing

/// How a screen is compared with the recorded one.
@Suite struct RecordedScreenTests {
  @Test("A difference is told with a line around it")
  func differences() {
    let old = "one\ntwo\nthree\nfour\nfive\nsix"
    #expect(difference(from: old, to: old) == "")
    #expect(
      difference(from: old, to: "one\ntwo\n3\nfour\nfive\nsix")
        == "  two\n- three\n+ 3\n  four"
    )
    #expect(difference(from: old, to: "zero\n\(old)") == "+ zero\n  one")
    #expect(
      difference(from: old, to: "one\ntwo\nthree\nfour\nfive")
        == "  five\n- six"
    )
  }

  @Test("The same screen is fine, another one is not, nor one that was never recorded")
  func complaints() throws {
    let recorded = RecordedScreen(name: Step.all[0].name)
    let text = try #require(recorded.text)
    #expect(recorded.complaint(about: text) == nil)
    #expect(recorded.complaint(about: "\(text)!\n")?.contains("\n+ !") == true)
    let other = RecordedScreen(name: "00-never")
    #expect(other.complaint(about: "soup") == "00-never was never recorded. It shows:\nsoup")
  }
}
