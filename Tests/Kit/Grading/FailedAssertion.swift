/// What XCTest says about an assertion that failed, taken apart: its own words, and the sentence that
/// the author of the test gave it.
struct FailedAssertion {
  /// The author's sentence.
  var message: String
  /// What the assertion adds to it, in words; `nil` where it knows no more.
  var detail: String?

  /// - Parameter text: For example `XCTAssertEqual failed: ("1") is not equal to ("2") - Count twice.`
  /// - Returns: `nil` where nobody gave it a sentence. Words like "for 3 pieces" are none: they only go
  ///   with those of the assertion.
  init?(_ text: String) {
    let equality = /(?s)XCTAssertEqual failed: \("(.*)"\) is not equal to \("(.*?)"\) - (.*)/
    let any = /(?s)(?:XCT\w+ )?failed(?:: (.*?))? - (.*)/
    if let match = text.wholeMatch(of: equality) {
      message = String(match.3)
      detail = "What came was \(Self.plain(match.1)), where \(Self.plain(match.2)) was expected."
    } else if let match = text.wholeMatch(of: any) {
      message = String(match.2)
      let error = match.1?.firstMatch(of: /(?s)threw error "(.*)"/).map { String($0.1) }
      detail = error.map { "It threw an error: \($0)." }
    } else {
      return nil
    }
    let isSentence = message.first?.isUppercase ?? false
    guard isSentence, message.hasSuffix(".") || message.hasSuffix("?") else { return nil }
  }

  /// A value as a reader thinks of it.
  private static func plain(_ value: Substring) -> Substring {
    guard let inner = value.wholeMatch(of: /(?s)Optional\((.*)\)/)?.1 else {
      return value == "nil" ? "nothing" : value.isEmpty ? "an empty text" : value
    }
    return inner
  }
}
