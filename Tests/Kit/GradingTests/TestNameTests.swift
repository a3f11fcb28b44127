import PlantedBugs
import Testing

@testable import Grading

/// Tests by their names: read from results, and written into the selection of a run.
@Suite struct TestNameTests {
  @Test(arguments: [
    ("Module.TipTests/splits()/TipTests.swift:9:4", "TipTests/splits()"),
    ("Module.TipTests/Inner/splits(by:)/A.swift:9:4", "TipTests/Inner/splits(by:)"),
    ("Module.`a / b`/`c.swift: d`()/A.swift:9:4", "`a / b`/`c.swift: d`()"),
    ("Module.TipTests", "TipTests"),
    ("TipTests/testSplits", "TipTests/testSplits"),
    ("", ""),
  ])
  func fromID(_ id: String, _ name: String) {
    #expect(testName(fromID: id, of: "Module") == name)
  }

  @Test(
    "A suite may stand inside of others",
    arguments: [
      ("TipTests/splits()", true, true),
      ("BaseSuite/TipTests/splits()", true, true),
      ("TipTests/Inner/splits()", true, false),
      ("OtherTipTests/splits()", false, false),
      ("TipTests/splitsNot/splits()", true, false),
      ("TipTestsOfOthers/splits()", false, false),
    ]
  )
  func places(_ name: String, _ isInSuite: Bool, _ isTheTest: Bool) {
    #expect(name.isIn("TipTests") == isInSuite)
    #expect(name.isNamed("TipTests/splits()") == isTheTest)
  }

  @Test func selectionOfSuites() {
    let suites = ["ATests", "BTests"]

    #expect(
      Selection(suites: suites, of: "Module", in: .xctest).patterns
        == ["Module.ATests", "Module.BTests"]
    )
    #expect(
      Selection(suites: suites, of: "Module", in: .swiftTesting).patterns
        == [#"^Module\.([^/]+/)*ATests/"#, #"^Module\.([^/]+/)*BTests/"#]
    )
  }

  @Test func selectionOfTests() {
    #expect(
      Selection(tests: ["ATests/testA"], of: "Module", in: .xctest).patterns
        == ["Module.ATests/testA"]
    )
    #expect(
      Selection(tests: ["ATests/a()"], of: "Module", in: .swiftTesting).patterns
        == [#"^Module\.ATests\/a\(\)/"#]
    )
  }
}
