import Testing

@testable import WorkshopKit

/// What has to be written differently in XML.
@Suite struct XMLTests {
  @Test(
    "In a text: three characters, and the one that readers drop",
    arguments: [
      ("a & b", "a &amp; b"), ("<a>", "&lt;a&gt;"), ("]]>", "]]&gt;"), ("a\nb\tc", "a\nb\tc"),
      ("a\r\nb\rc", "a&#13;\nb&#13;c"), ("\"'", "\"'"), ("&lt;", "&amp;lt;"), ("", ""),
    ]
  )
  func text(_ text: String, _ written: String) {
    #expect(XML.text(text) == written)
  }

  @Test(
    "In an attribute: quotes and line breaks as well",
    arguments: [
      ("a \"b\" 'c'", "a &quot;b&quot; 'c'"), ("a\nb\tc\r\nd", "a&#10;b&#9;c&#13;&#10;d"),
      ("<&>", "&lt;&amp;&gt;"),
    ]
  )
  func attribute(_ text: String, _ written: String) {
    #expect(XML.attribute("name", text) == " name=\"\(written)\"")
  }

  @Test(
    "What XML forbids is replaced",
    arguments: [
      "\u{0}", "\u{1}", "\u{8}", "\u{B}", "\u{C}", "\u{E}", "\u{1B}", "\u{1F}", "\u{FFFE}",
      "\u{FFFF}",
    ]
  )
  func forbidden(_ text: String) {
    #expect(XML.text("a\(text)b") == "a\u{FFFD}b")
    #expect(XML.attribute("name", "a\(text)b") == " name=\"a\u{FFFD}b\"")
  }

  @Test(
    "What it allows stays",
    arguments: [
      " ", "~", "\u{7F}", "\u{85}", "\u{D7FF}", "\u{E000}", "\u{FFFD}", "\u{10000}", "\u{10FFFF}",
      "e\u{301}",
    ]
  )
  func allowed(_ text: String) throws {
    #expect(Array(XML.text(text).unicodeScalars) == Array(text.unicodeScalars))
    #expect(try XMLTree.parse("<a>\(XML.text(text))</a>").text == text)
  }

  @Test("Half of a surrogate pair is a replacement character before it gets here")
  func surrogate() {
    let text = String(decoding: [0x61, 0xD800, 0x62] as [UInt16], as: UTF16.self)
    #expect(XML.text(text) == "a\u{FFFD}b")
  }
}
