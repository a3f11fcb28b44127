import FixtureExercises
import Grading
import PlantedBugs
import Testing

@Suite struct SecrecyTests {
  @Test("A suite cannot read what is planted", arguments: Framework.allCases)
  func nothingToRead(_ framework: Framework) async throws {
    let result = try await judge("Curious", framework, IncrementBug.addsNothing)

    // A word about the bug would make its test fail, and thereby "catch" the bug.
    #expect(result.outcome == .passed)
    #expect(result.status == .failed)
    #expect(result.caughtBy == [])
    // The bug was planted: the other test ran its code.
    #expect(result.reachedBy.count == 1)
  }
}
