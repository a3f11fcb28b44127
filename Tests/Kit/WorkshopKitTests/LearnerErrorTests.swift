import Testing

@testable import WorkshopKit

/// The errors of a learner's own code: theirs, all of theirs, and nothing else.
@Suite struct LearnerErrorTests {
  @Test(
    "Relative paths, each error once, no warnings, nothing about the build",
    arguments: [
      "/home/ann/workshop", "/home/ann/my workshop", "/home/앤/workshop's \"copy\" [2]",
    ]
  )
  func mistakes(_ root: String) {
    let messages = CompilerMessages(output: Builds.mistakes(in: root), root: root)
    #expect(
      messages.forLearner == """
        Lessons/01-Cafe/Tests/MenuTests.swift:72:77: error: cannot convert return expression of type 'String' to return type 'Int'
        71 | @preconcurrency import XCTest
        72 | struct X { let s = "Lessons/x.swift:1:1: error: in a string" ; var n: Int { s } }
           |                                                                             `- error: cannot convert return expression of type 'String' to return type 'Int'
        73 | func w() { let unused = 5; print(total) }
        74 | 

        Lessons/01-Cafe/Tests/MenuTests.swift:73:34: error: cannot find 'total' in scope
        72 | struct X { let s = "Lessons/x.swift:1:1: error: in a string" ; var n: Int { s } }
        73 | func w() { let unused = 5; print(total) }
           |                                  `- error: cannot find 'total' in scope
        74 | 
        """
    )
    #expect(messages.forAuthor == messages.forLearner)
  }

  @Test(
    "Lessons, solutions and starters are a lesson's code",
    arguments: [
      "Lessons/01-Cafe/Sources/Menu.swift", "Solutions/01-Cafe/Tests/MenuTests.swift",
      ".workshop/starters/01-Cafe/Tests/MenuTests.swift",
    ]
  )
  func places(_ file: String) {
    let line = "\(file):1:2: error: no"
    #expect(CompilerMessages(output: "/kit/\(line)\n", root: "/kit").forLearner == line)
  }

  @Test(
    "An error of the kit alone is no learner's; an author sees it",
    arguments: [
      "Tests/Kit/WorkshopKit/Call.swift", "Package.swift",
    ]
  )
  func kit(_ file: String) {
    let line = "\(file):1:2: error: no"
    let messages = CompilerMessages(output: "/kit/\(line)\n", root: "/kit")
    #expect(messages.forAuthor == line)
    #expect(messages.forLearner == (file.hasPrefix("Tests/") ? Self.vague : nil))
  }

  private static let vague = """
    The kit's own tests no longer fit your code: no
    Something that they use was renamed or removed. Bring it back under its old name.
    """

  @Test(
    "Of many errors the first five, and how many more there are",
    arguments: [
      (5, nil), (6, "… and 1 more error"), (40, "… and 35 more errors"),
    ]
  )
  func many(_ number: Int, _ end: String?) {
    let lines = (1...number).map { "Lessons/01-Cafe/Sources/Menu.swift:\($0):1: error: no" }
    let messages = CompilerMessages(output: lines.joined(separator: "\n"), root: "/kit")
    let expected = (lines.prefix(5) + [end].compactMap { $0 }).joined(separator: "\n\n")
    #expect(messages.forLearner == expected)
    #expect(messages.forAuthor == expected)
  }

  @Test("A build without errors has nothing to show")
  func none() {
    let messages = CompilerMessages(output: Builds.start, root: "/kit")
    #expect(messages.forLearner == nil)
    #expect(messages.forAuthor == nil)
  }
}
