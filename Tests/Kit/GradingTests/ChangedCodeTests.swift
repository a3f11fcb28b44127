import FixtureExercises
import Foundation
import PlantedBugs
import Testing

@testable import Grading

/// Code under test that somebody has changed is not the correct code any more.
@Suite struct ChangedCodeTests {
  static let given = "struct Thing {\n  let size = 1\n}\n"

  @Test("As it was given, and with other white space, it is the same")
  func same() async throws {
    for text in [Self.given, Self.given.replacingOccurrences(of: "\n", with: "\r\n")] {
      #expect(try await changedCode(own: text) == nil)
    }
  }

  @Test("A change is noticed, and so is a missing file")
  func changed() async throws {
    let path = "Lessons/01-Fixture/Sources/Thing.swift"
    #expect(try await changedCode(own: "struct Thing {\n  let size = 2\n}\n") == path)
    #expect(try await changedCode(own: nil) == path)
  }

  @Test("What the learner is to write is theirs to change")
  func edited() async throws {
    let files = ["Sources/Thing.swift"]
    #expect(try await changedCode(own: "struct Thing {}", files: files) == nil)
  }

  @Test("Nothing else is graded while the code is changed", arguments: Framework.allCases)
  func verdict(_ framework: Framework) async throws {
    try await withTemporaryFolder { root in
      try write("struct Thing {}", to: root, "Lessons")
      try write(Self.given, to: root, "Solutions")
      let judge = Judge(
        workplace: Workplace(root: root.path, track: .lessons),
        folder: Runner.ownFolder
      )
      let exercise = exercise(
        framework.suite("Careful"),
        code: ["Sources/Thing.swift"],
        bugs: Planting.all(of: IncrementBug.self)
      )
      let report = try await judge.report(on: exercise, in: fixtureLesson, module: fixtureModule)
      let valid = try #require(report.results.first { $0.check.kindName == "valid" })
      #expect(valid.status == .failed)
      #expect(valid.says("Thing.swift is not as it was given"))
      #expect(report.results.allSatisfy { $0.status != .passed })
    }
  }

  @Test("A file that given tests read is not called code")
  func changedFixture() async throws {
    try await withTemporaryFolder { root in
      let file = "Tests/Fixtures/thing.json"
      try write("{}", to: root, "Lessons", file: file)
      try write("[]", to: root, "Solutions", file: file)
      let judge = Judge(
        workplace: Workplace(root: root.path, track: .lessons),
        folder: Runner.ownFolder
      )
      let exercise = exercise(Framework.xctest.suite("Careful"), code: [file])
      let report = try await judge.report(on: exercise, in: fixtureLesson, module: fixtureModule)

      let valid = try #require(report.results.first)
      #expect(
        valid.says("thing.json is not as it was given. Your tests are judged with what they were")
      )
      #expect(!valid.says("code"))
    }
  }

  @Test(
    "A test file that asks the kit what is planted",
    arguments: [
      ("import PlantedBugs", "PlantedBugs"), ("@testable import FixtureBugs", "FixtureBugs"),
      ("import enum FixtureExercises.LoadBug", "FixtureExercises"),
      ("import XCTest; import ChildSupport", "ChildSupport"),
      ("// PlantedBugs are all around", nil), ("// import PlantedBugs", nil),
      ("/*\nimport PlantedBugs\n*/", nil), ("import XCTest", nil),
      ("@testable import Fixture", nil),
    ]
  )
  func imports(_ line: String, _ module: String?) async throws {
    try await withTemporaryFolder { root in
      try write(line, to: root, "Lessons")
      let workplace = Workplace(root: root.path, track: .lessons)
      let exercise = exercise(files: ["Sources/Thing.swift"])
      #expect(workplace.importedKitModule(in: exercise, of: fixtureLesson) == module)
    }
  }

  private func changedCode(own: String?, files: [String] = []) async throws -> String? {
    var result: String?
    try await withTemporaryFolder { root in
      if let own { try write(own, to: root, "Lessons") }
      try write(Self.given, to: root, "Solutions")
      let workplace = Workplace(root: root.path, track: .lessons)
      let exercise = exercise(files: files, code: ["Sources/Thing.swift"])
      result = workplace.changedCode(of: exercise, in: fixtureLesson)
    }
    return result
  }

  private func write(
    _ text: String,
    to root: URL,
    _ tree: String,
    file: String = "Sources/Thing.swift"
  ) throws {
    let place = root.appending(path: "\(tree)/01-Fixture/\(file)")
    let folder = place.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: place)
  }
}
