import Foundation
import Grading
import PlantedBugs
import Testing

/// Which suites an exercise names, and which ones there are.
@Suite struct LocatingTests {
  @Test(
    "A suite that nobody wrote, or that was renamed, is missed",
    arguments: [nil, .xctest, .swiftTesting] as [Framework?]
  )
  func missing(_ framework: Framework?) async throws {
    let exercise = exercise(Suite("RenamedTests", in: framework))
    let result = try await Judge.ofFixtures.result(.valid, of: exercise)

    #expect(result.status == .failed)
    #expect(result.outcome == .empty)
    #expect(result.says("expected a suite RenamedTests"))
    let end =
      framework == .swiftTesting ? "final class RenamedTests`." : "RenamedTests: XCTestCase`."
    #expect(result.says(end))
  }

  @Test("One of two suites is missing", arguments: Framework.allCases)
  func oneMissing(_ framework: Framework) async throws {
    let exercise = exercise(framework.suite("Careful"), Suite("RenamedTests"))
    let result = try await Judge.ofFixtures.result(.valid, of: exercise)

    #expect(result.status == .failed)
    #expect(result.says("RenamedTests"))
  }

  @Test("A suite in the other framework is no answer", arguments: Framework.allCases)
  func misplaced(_ framework: Framework) async throws {
    let wanted = framework.other
    let exercise = exercise(Suite(framework.typeName("Careful"), in: wanted))
    let result = try await Judge.ofFixtures.result(.valid, of: exercise)

    #expect(result.status == .failed)
    #expect(result.says("is written with \(framework.rawValue)"))
    #expect(result.says("is to be written with \(wanted.rawValue): the suite begins with"))
  }

  @Test("A suite in the framework that is asked for is", arguments: Framework.allCases)
  func wellPlaced(_ framework: Framework) async throws {
    let exercise = exercise(Suite(framework.typeName("Careful"), in: framework))

    #expect(try await Judge.ofFixtures.result(.valid, of: exercise).status == .passed)
  }

  @Test("A file that the exercise names is missing")
  func missingFile() async throws {
    let exercise = exercise(Framework.xctest.suite("Careful"), files: ["Tests/Gone.swift"])
    let result = try await Judge.ofFixtures.result(.valid, of: exercise)

    #expect(result.status == .failed)
    #expect(
      result.says(
        "Lessons/01-Fixture/Tests/Gone.swift is missing, and this exercise is written there. 'swift "
          + "run workshop reset \(exercise.number)' brings it back as it was given."
      )
    )
  }
}
