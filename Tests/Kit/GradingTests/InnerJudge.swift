import Foundation
import PlantedBugs
import Testing

@testable import Grading

/// A judge in a process of its own, for the tests of how a judge ends. Runs for them alone.
@Suite(.enabled(if: suiteOfInnerJudge != nil))
struct InnerJudge {
  @Test func judgesOneSuite() async throws {
    let exercise = exercise(Suite(try #require(suiteOfInnerJudge)))
    #expect(try await Judge.ofFixtures.result(.valid, of: exercise).status == .passed)
  }
}

let innerJudgeVariable = "FIXTURE_INNER_JUDGE"

/// What this process was started to judge; `nil` in every other one.
private let suiteOfInnerJudge = ProcessInfo.processInfo.environment[innerJudgeVariable]
