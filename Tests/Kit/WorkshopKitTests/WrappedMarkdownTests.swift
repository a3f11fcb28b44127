import Testing

@testable import WorkshopKit

/// Markdown on a narrow terminal.
@Suite struct WrappedMarkdownTests {
  @Test("A paragraph is one, however its lines were broken")
  func paragraphs() {
    expect(
      """

      one
      two three four five
        six

      seven

      """,
      """
      one two three
      four five six

      seven
      """
    )
  }

  @Test("The items of a list, also one inside another, keep their indentation")
  func lists() {
    expect(
      """
      - one two three four
      - five
        six seven eight
        * nine ten eleven

          twelve thirteen
      10. one two three
      """,
      """
      - one two
        three four
      - five six
        seven eight
        * nine ten
          eleven

          twelve
          thirteen
      10. one two
          three
      """
    )
  }

  @Test("Code stays, with or without a fence, and whatever stands in it")
  func code() {
    let code = """
      ```swift
      let a = "one two three"

      - one two three four
      ~~~
      ```
      """
    let indented = "    indented one two three"
    expect(
      "\(code)\none two three four\n\n\(indented)",
      "\(code)\none two three\nfour\n\n\(indented)"
    )
  }

  @Test("A longer fence is closed by one as long")
  func longFence() {
    let text = "````\n```\none two three four\n````"
    expect("\(text)\none two three four", "\(text)\none two three\nfour")
  }

  @Test("Headings and tables stay")
  func headings() {
    let text = "### one two three\n| one | two | three |\n| --- | --- | --- |"
    expect("\(text)\n#one two three four", "\(text)\n#one two three\nfour")
  }

  @Test("Nothing is nothing", arguments: ["", "\n\n"])
  func nothing(_ text: String) {
    expect(text, nil)
  }

  private func expect(
    _ text: String,
    _ lines: String?,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let text = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let lines = lines?.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(wrappedMarkdown(text, width: 14) == lines ?? [], sourceLocation: sourceLocation)
  }
}
