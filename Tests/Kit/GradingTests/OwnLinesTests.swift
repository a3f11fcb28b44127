import FixtureExercises
import Grading
import PlantedBugs
import Testing

/// Helpers that keep the place of a failure to themselves.
@Suite struct OwnLinesTests {
  @Test(
    "Two tests that fail in one line",
    arguments: [
      (.xctest, 13, "testOne, testTwo", "`file: StaticString = #filePath, line: UInt = #line`"),
      (.swiftTesting, 22, "one(), two()", "`sourceLocation: SourceLocation = #_sourceLocation`"),
    ] as [(Framework, Int, String, String)]
  )
  func shared(_ framework: Framework, _ line: Int, _ tests: String, _ cure: String) async throws {
    let result = try await result(on: framework.suite("KeepsPlace"))

    #expect(result.status == .failed)
    #expect(result.says("\(tests) failed in the same line, \(line), "), "\(result.message ?? "")")
    #expect(result.says("A helper gives its assertion the place of the call: \(cure)"))
    #expect(!result.says(", or `sourceLocation"))
    #expect(result.place?.line == line)
    #expect(result.place?.file.hasSuffix("/Fixtures/Helping.swift") == true)
  }

  @Test(
    "Lines of their own, and one test alone",
    arguments: ["HandsPlaceOn", "AsksTwice"],
    Framework.allCases
  )
  func own(_ name: String, _ framework: Framework) async throws {
    let result = try await result(on: framework.suite(name))
    #expect(result.status == .passed, "\(result.message ?? "")")
  }

  @Test("Where hardly a test fails, it is not known yet", arguments: Framework.allCases)
  func unknown(_ framework: Framework) async throws {
    let bugs = Planting.all(of: IncrementBug.self) + Planting.all(of: EvenBug.self)
    let result = try await result(on: framework.suite("AsksTwice"), bugs: bugs)
    #expect(result.status == .unknown)
    #expect(result.outcome == nil)
    #expect(result.says("first let two tests catch a bug"))
  }

  private func result(
    on suite: Suite,
    bugs: [Planting] = Planting.all(of: IncrementBug.self)
  ) async throws -> CheckResult {
    let extras = ExtraChecks(ownLines: true)
    return try await Judge.ofFixtures.result(
      .ownLines,
      of: exercise(suite, bugs: bugs, extras: extras)
    )
  }
}
