import Testing

@testable import WorkshopKit

/// XCTest methods with names in backticks, which do not compile on Linux.
@Suite struct BacktickNameTests {
  @Test("Each method once, by its name, and none that is named well")
  func names() {
    let messages = CompilerMessages(output: Builds.namesInBackticks(in: "/kit"), root: "/kit")
    let sentences = ["test eleven soups", "test ten soups"].map { name in
      """
      The XCTest method `\(name)` has a name in backticks. On Linux an XCTest method needs a plain
      name (letters of any language, digits and _). Names in backticks work with Swift Testing.
      """
    }
    #expect(messages.forLearner == sentences.joined(separator: "\n\n"))
  }
}
