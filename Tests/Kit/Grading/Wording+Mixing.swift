import PlantedBugs

// Assertions that nobody hears.
extension Wording {
  /// An assertion that its test's framework never hears. Toolchains up to 6.3 drop it without a word
  /// (swiftlang/swift-testing#1734), and so does the judge on every toolchain.
  func complaintAboutUnheardAssertion() -> Complaint? {
    for (path, text) in workplace.sourceTexts(of: exercise.files, in: lesson) {
      if let (line, word, method) = Self.assertionBesideTests(in: text) {
        return Complaint(
          text:
            "Line \(line) uses \(word) in `class func \(method)`, outside any test, where XCTest on "
            + "Linux does not hear it: there it can never fail. Move it into `\(method)` without "
            + "`class`, or into a test. \(waiting)",
          place: SourcePlace(file: path, line: line)
        )
      }
      guard let (line, word) = Self.unheardAssertion(in: text) else { continue }
      let instead = word == "#expect" ? "an XCTAssert function" : "#expect"
      let home = word == "#expect" ? "XCTest" : "Swift Testing"
      return Complaint(
        text:
          "Line \(line) uses \(word) in a suite of \(home), where nobody hears it: it can never "
          + "fail. Use \(instead) there. \(waiting)",
        place: SourcePlace(file: path, line: line)
      )
    }
    return nil
  }

  /// The first assertion that is out of place, and its line. A file with suites of both frameworks
  /// may have good reasons, so nothing is said about it.
  static func unheardAssertion(in text: SourceText) -> (line: Int, word: String)? {
    let lines = text.lines
    let hasXCTest = lines.contains { $0.contains("XCTestCase") }
    let hasSwiftTesting = lines.contains { $0.contains("@Test") }
    guard hasXCTest != hasSwiftTesting else { return nil }
    for (index, line) in lines.enumerated() {
      if hasXCTest, line.contains("#expect(") { return (index + 1, "#expect") }
      if hasSwiftTesting, let found = line.firstMatch(of: /\b(XCTAssert\w*|XCTFail)\(/) {
        return (index + 1, String(found.1))
      }
    }
    return nil
  }

  /// The first assertion in a method that XCTest calls once for a whole class, when no test runs.
  static func assertionBesideTests(
    in text: SourceText
  ) -> (line: Int, word: String, method: String)? {
    guard text.lines.contains(where: { $0.contains("XCTestCase") }) else { return nil }
    var method: String?
    var depth = 0
    for (index, line) in text.lines.enumerated() {
      var body = line[...]
      if method == nil,
        let start = line.firstMatch(of: /\b(?:class|static) +func +(setUp|tearDown)\(\)/)
      {
        method = String(start.1)
        depth = 0
        body = line[start.range.upperBound...]
      }
      guard let name = method else { continue }
      if let end = endOfBody(in: body, &depth) {
        body = body[..<end]
        method = nil
      }
      if let found = body.firstMatch(of: /\b(XCTAssert\w*|XCTFail|XCTUnwrap)\(/) {
        return (index + 1, String(found.1), name)
      }
    }
    return nil
  }

  /// Where the brace stands that closes a body; `nil` when it is not on this line.
  private static func endOfBody(in line: Substring, _ depth: inout Int) -> Substring.Index? {
    for index in line.indices {
      if line[index] == "{" { depth += 1 }
      if line[index] == "}" { depth -= 1 }
      if line[index] == "}", depth == 0 { return index }
    }
    return nil
  }
}
