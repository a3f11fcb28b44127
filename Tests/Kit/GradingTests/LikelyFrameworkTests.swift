import FixtureExercises
import Foundation
import PlantedBugs
import Testing

@testable import Grading

/// The judge first asks the framework that a file seems to be written in.
@Suite struct LikelyFrameworkTests {
  private static let lesson = "Lessons/01-Fixture"

  @Test(
    "What a file seems to be written in",
    arguments: [
      ("final class A: XCTestCase {}", [.xctest]),
      ("@Suite struct A { @Test func b() {} }", [.swiftTesting]),
      ("class A: XCTestCase {}\n@Test func b() {}", [.xctest, .swiftTesting]),
      ("class A: XCTestCase {} // no @Test", [.xctest]), ("class A: BaseTests {}", []), ("", []),
    ] as [(String, [Framework])]
  )
  func reads(_ text: String, _ expected: [Framework]) async throws {
    try await withTemporaryFolder { root in
      let exercise = try exercise([Suite("A")], text, in: root)
      let workplace = Workplace(root: root.path, track: .lessons)
      #expect(workplace.frameworks(in: exercise, of: fixtureLesson) == expected)
    }
  }

  @Test(
    "Whatever the file looks like, the suite is found and its verdict is the same",
    arguments: Framework.allCases,
    ["", "class A: XCTestCase {}", "@Test func a() {}"]
  )
  func finds(_ framework: Framework, _ text: String) async throws {
    try await withTemporaryFolder { root in
      let exercise = try exercise([framework.suite("Careful")], text, in: root)
      let judge = Judge(
        workplace: Workplace(root: root.path, track: .lessons),
        folder: Runner.ownFolder
      )
      let report = try await judge.report(on: exercise, in: fixtureLesson, module: fixtureModule)
      #expect(report.isPassed, "\(report.results.compactMap(\.fullMessage))")
      #expect(report.bugsCaught == Planting.all(of: IncrementBug.self).count)
    }
  }

  @Test("Two suites in different frameworks are both found")
  func both() async throws {
    try await withTemporaryFolder { root in
      let suites = Framework.allCases.map { $0.suite("Careful") }
      let exercise = try exercise(suites, "class A: XCTestCase {}", in: root)
      let judge = Judge(
        workplace: Workplace(root: root.path, track: .lessons),
        folder: Runner.ownFolder
      )
      let report = try await judge.report(on: exercise, in: fixtureLesson, module: fixtureModule)
      for suite in suites {
        #expect(report.tests.contains { $0.hasPrefix("\(suite.name)/") })
      }
    }
  }

  @Test("A judge that another one of the process has vouched for needs no canary")
  func proven() async throws {
    let judge = Judge(
      workplace: fixtureWorkplace,
      folder: Runner.ownFolder,
      canaryBug: Planting(id: "CanaryBug.doesNotExist", title: "Nobody catches it"),
      canary: Task {}
    )
    let exercise = GradingTests.exercise(Framework.xctest.suite("Careful"))
    #expect(try await judge.report(on: exercise).isPassed)
  }

  private func exercise(_ suites: [Suite], _ text: String, in root: URL) throws -> Exercise {
    let file = root.appending(path: "\(Self.lesson)/Tests/ATests.swift")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file)
    return Exercise(
      number: "1.1",
      name: "Fixture",
      isCore: true,
      minutes: 1,
      files: ["Tests/ATests.swift"],
      suites: suites,
      fewestTests: 1,
      bugs: Planting.all(of: IncrementBug.self),
      variants: []
    )
  }
}
