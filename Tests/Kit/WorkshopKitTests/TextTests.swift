import Grading
import Testing

@testable import WorkshopKit

@Suite struct TextTests {
  @Test(
    "Hangul and other wide letters take two columns",
    arguments: [
      ("", 0), ("soup", 4), ("국", 2), ("국밥 2", 6), ("\u{1100}\u{1161}", 2), ("é", 1),
      ("e\u{301}", 1), ("✓ ·", 3), ("한자 漢字", 9), ("🍲", 2),
    ]
  )
  func width(_ text: String, _ columns: Int) {
    #expect(displayWidth(text) == columns)
  }

  @Test("Padding counts columns, and never cuts")
  func padding() {
    #expect(padded("국", to: 4) == "국  ")
    #expect(padded("soup", to: 4) == "soup")
    #expect(padded("soup", to: 2) == "soup")
  }

  @Test(
    "Fitting cuts only what is too long, and never half a wide letter",
    arguments: [
      ("soup", 4, "soup"), ("soups", 4, "sou…"), ("국밥집", 6, "국밥집"), ("국밥집", 5, "국밥…"),
      ("국밥집", 4, "국…"), ("soup", 1, "…"),
    ]
  )
  func fitting(_ text: String, _ width: Int, _ expected: String) {
    #expect(fitted(text, width: width) == expected)
    #expect(displayWidth(fitted(text, width: width)) <= width)
  }

  @Test(
    "A column keeps its distance from the next one",
    arguments: [
      ("soup", "soup  "), ("soups", "soups "), ("soupss", "soup… "),
    ]
  )
  func columns(_ text: String, _ expected: String) {
    #expect(column(text, width: 6) == expected)
  }

  @Test(
    "Wrapping breaks at spaces, and keeps line breaks, blank lines and indentation",
    arguments: [
      ("", [""]), ("a b c", ["a b c"]), ("soup of the day", ["soup of", "the day"]),
      ("unbreakable", ["unbreakable"]), ("an unbreakable", ["an", "unbreakable"]),
      ("a\n\nb", ["a", "", "b"]), ("국밥 한 그릇", ["국밥 한", "그릇"]), ("12345678", ["12345678"]),
      ("1234 678", ["1234 678"]), ("1234 6789", ["1234", "6789"]),
      ("a\n  b:  c", ["a", "  b:  c"]), ("  soup of the day", ["  soup", "  of the", "  day"]),
      (" a", ["a"]), ("          a", ["a"]), ("   ", ["   "]),
    ]
  )
  func wrapping(_ text: String, _ lines: [String]) {
    #expect(wrapped(text, width: 8) == lines)
  }

  @Test("One thing, several things")
  func counts() {
    #expect(count(0, "bug") == "0 bugs")
    #expect(count(1, "bug") == "1 bug")
    #expect(count(2, "bug") == "2 bugs")
  }
}
