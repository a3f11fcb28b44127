import Testing

@testable import WorkshopKit

/// Errors inside what a macro expands to, a forgotten `try` in `#expect` above all: they are the
/// learner's, and belong to the line that the macro stands in.
@Suite struct MacroErrorTests {
  @Test("The learner's line is named, once, and the expansion is left out")
  func forgottenTry() {
    let error = """
      macro expansion #expect:1:32: error: call can throw, but it is not marked with 'try'
      `- /kit/Lessons/01-Cafe/Tests/MenuTests.swift:63:50: note: expanded code originates here
      61 |
      62 |   @Test func forgotten() {
      63 |     #expect(menu.price(of: 1) == 1)
         |     `- note: in expansion of macro 'expect' here
         +--- macro expansion #expect ----------------------------------------
         |1 | Testing.__checkBinaryOperation(menu.price(of: 1),{ $0 == $1() },1)
         |  |                                `- error: call can throw
         +--------------------------------------------------------------------
      64 |   }
      """
    let output = "Building for debugging...\n\(error)\n[3/5] Compiling Menu\n\(error)\n"
    #expect(
      CompilerMessages(output: output, root: "/kit").forLearner == """
        Lessons/01-Cafe/Tests/MenuTests.swift:63: error: call can throw, but it is not marked with 'try' (in #expect)
        61 |
        62 |   @Test func forgotten() {
        63 |     #expect(menu.price(of: 1) == 1)
        64 |   }
        """
    )
  }

  @Test("Several, and an ordinary error after them")
  func several() {
    let output = """
      macro expansion @Test:16:27: error: cannot convert 'String'
      `- /kit/Lessons/01-Cafe/Tests/MenuTests.swift:65:48: note: expanded code originates here
      65 |   @Test(arguments: ["a"]) func wrong(x: Int) {}
         +--- macro expansion @Test ------------------------------------------
         |16 |   traits: []
         +--------------------------------------------------------------------
      66 | }
      macro expansion #require:1:2: error: call can throw
      `- /kit/Lessons/01-Cafe/Tests/MenuTests.swift:70:9: note: expanded code originates here
      /kit/Lessons/01-Cafe/Tests/MenuTests.swift:80:1: error: no
      """
    #expect(
      CompilerMessages(output: output, root: "/kit").forLearner == """
        Lessons/01-Cafe/Tests/MenuTests.swift:65: error: cannot convert 'String' (in @Test)
        65 |   @Test(arguments: ["a"]) func wrong(x: Int) {}
        66 | }

        Lessons/01-Cafe/Tests/MenuTests.swift:70: error: call can throw (in #require)

        Lessons/01-Cafe/Tests/MenuTests.swift:80:1: error: no
        """
    )
  }
}
