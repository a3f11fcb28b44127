import PlantedBugs

// Assertions of one framework in the tests of the other.
extension Wording {
  /// An assertion that its test's framework never hears. Toolchains up to 6.3 drop it without a word
  /// (swiftlang/swift-testing#1734), and so does the judge on every toolchain.
  func complaintAboutUnheardAssertion() -> Complaint? {
    for (path, text) in workplace.sourceTexts(of: exercise.files, in: lesson) {
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
}
