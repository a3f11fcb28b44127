import FixtureExercises
import Grading
import PlantedBugs
import Testing

/// Names in Hangul, names with anything in them, tests with arguments, suites in suites.
@Suite struct NamingTests {
  struct Example: Sendable, CustomTestStringConvertible {
    var suite: String
    var tests: [String]

    var testDescription: String { suite }
  }

  static let examples = [
    Example(suite: "계산기XCTests", tests: ["계산기XCTests/test하나를_더한다"]),
    Example(suite: "계산기SwiftTests", tests: ["계산기SwiftTests/하나를_더한다()"]),
    Example(
      suite: "RawNamesSwiftTests",
      tests: [
        "RawNamesSwiftTests/`adds one / exactly one (not 2.0)`()",
        "RawNamesSwiftTests/`a.b*c[d]`()",
      ]
    ),
    Example(
      suite: "NestedSwiftTests",
      tests: [
        "NestedSwiftTests/addsOne()", "NestedSwiftTests/Inner/addsOne()",
        "NestedSwiftTests/Inner/Innermost/addsOne()",
      ]
    ),
    Example(suite: "Innermost", tests: ["NestedSwiftTests/Inner/Innermost/addsOne()"]),
    // The line and column of each @Test in Fixtures/Names.swift.
    Example(
      suite: "TwinsSwiftTests",
      tests: [
        "TwinsSwiftTests/adds(one:) at Names.swift:32:4",
        "TwinsSwiftTests/adds(one:) at Names.swift:36:4",
      ]
    ),
    Example(suite: "ParameterizedSwiftTests", tests: ["ParameterizedSwiftTests/counts(to:)"]),
  ]

  @Test(arguments: examples)
  func everyTestIsFound(_ example: Example) async throws {
    let bug = Planting(IncrementBug.addsNothing)
    let report = try await Judge.ofFixtures.report(
      on: exercise(Suite(example.suite), bugs: [bug])
    )

    #expect(Set(report.tests) == Set(example.tests))
    #expect(report.isPassed, "\(report.results.compactMap(\.message))")
    let caught = try #require(report.results.last)
    #expect(Set(caught.caughtBy) == Set(example.tests))
    #expect(Set(caught.reachedBy) == Set(example.tests))
  }
}
