import Testing

@testable import Grading

/// An assertion of one framework in a test of the other, which nobody hears.
@Suite struct UnheardAssertionTests {
  @Test(
    "It is found, with its line",
    arguments: [
      ("@Test func a() {\n  XCTAssertEqual(1, 2)\n}", 2, "XCTAssertEqual"),
      ("import Testing\n@Test func a() { XCTFail() }", 2, "XCTFail"),
      ("class A: XCTestCase {\n func testA() {\n  #expect(1 == 2)\n }\n}", 3, "#expect"),
    ] as [(String, Int, String)]
  )
  func found(_ text: String, _ line: Int, _ word: String) throws {
    let found = try #require(Wording.unheardAssertion(in: SourceText(text)))
    #expect(found.line == line)
    #expect(found.word == word)
  }

  @Test(
    "Its own framework's, one in a comment or a string, #require, and a file with both",
    arguments: [
      "@Test func a() { #expect(1 == 2) }", "class A: XCTestCase { func testA() { XCTFail() } }",
      "@Test func a() {} // not XCTFail()", "class A: XCTestCase {} // #expect(1 == 2)",
      "class A: XCTestCase { func testA() throws { try #require(1 == 2) } }",
      "class A: XCTestCase {}\n@Test func a() { XCTFail() }", "",
      ##"class A: XCTestCase { let a = "#expect(1 == 2)" }"##,
      "class A: XCTestCase {\n let a = \"\"\"\n #expect(1 == 2)\n \"\"\"\n}",
      "@Test func a() {}\n/* as it was:\n XCTFail() */", "@Test func a() { /* /* */ XCTFail() */ }",
    ]
  )
  func heard(_ text: String) {
    #expect(Wording.unheardAssertion(in: SourceText(text)) == nil)
  }

  @Test("What a test says is fit for a terminal")
  func printableText() {
    #expect(printable("a\u{1B}[2J\u{07}b\n\t한글") == "a\u{FFFD}[2J\u{FFFD}b\n\t한글")
    #expect(printable(String(repeating: "x", count: 2000)).count == 2000)
    #expect(
      printable(String(repeating: "x", count: 10_000)) == String(repeating: "x", count: 2000) + "…"
    )
  }
}
