import PlantedBugs
import Testing

@testable import Grading

/// What a failure said, as a sentence of the judge repeats it.
@Suite struct IssueWordingTests {
  @Test("Of the only file with tests, the line is enough")
  func ownFile() {
    let said = said(
      in: "/kit/Lessons/01-Fixture/Tests/TipTests.swift",
      of: ["Tests/TipTests.swift"]
    )

    #expect(said == "line 12, the tip is wrong.")
  }

  @Test("Of two files with tests, and of the code, the file is named")
  func namedFile() {
    let both = ["Tests/TipTests.swift", "Tests/TipXCTests.swift"]
    let tests = said(in: "/kit/Lessons/01-Fixture/Tests/TipXCTests.swift", of: both)
    let code = said(in: "/kit/Lessons/01-Fixture/Sources/Tip.swift", of: ["Tests/TipTests.swift"])

    #expect(tests == "TipXCTests.swift, line 12, the tip is wrong.")
    #expect(code == "Tip.swift, line 12, the tip is wrong.")
  }

  @Test("The kit's own files are nothing that a learner could look into, nor any long explanation")
  func kitsFile() {
    let file = "/kit/Tests/01-Fixture/Bugs/TipBugs.swift"
    let said = said("the tip is wrong\n\nDeclared: TipBugs", in: file, of: ["Tests/TipTests.swift"])

    #expect(said == "the tip is wrong.")
  }

  @Test("What has several lines is a paragraph of its own")
  func severalLines() {
    let said = said("@Dependency has no test value.\n\nOverride it", in: nil, of: [])

    #expect(said == "@Dependency has no test value.\n\nOverride it.\n\n")
  }

  private func said(
    _ text: String = "the tip is wrong",
    in file: String?,
    of files: [String]
  ) -> String {
    let wording = Wording(
      exercise: exercise(Suite("TipTests"), files: files),
      lesson: fixtureLesson,
      workplace: Workplace(root: "/kit", track: .lessons)
    )
    let issue = IssueRecord(text: text, file: file, line: 12)
    return wording.firstIssue(of: TestRecord(name: "TipTests/testTip", issues: [issue]))
  }
}
