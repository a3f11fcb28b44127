import FixtureExercises
import Grading
import PlantedBugs
import Testing

/// A crash, a hang or an early end hides every other result: none of them catches a bug.
@Suite struct BreakingTests {
  /// A fixture suite that does not get through while a bug is planted.
  struct Fault: Sendable, CustomTestStringConvertible {
    var suite: String
    var bug: Planting
    var outcome: Outcome
    var words: [String]

    var testDescription: String { suite }
  }

  static let crashes = [
    Fault(
      suite: "Trap",
      bug: Planting(LatestBug.isMissing),
      outcome: .crashed,
      words: ["nwraps", "Fatal error: Unexpectedly found nil", "XCTUnwrap or #require"]
    ),
    Fault(
      suite: "FatalError",
      bug: Planting(LatestBug.isMissing),
      outcome: .crashed,
      words: ["nsists", "Fatal error: where did it go"]
    ),
    Fault(
      suite: "StackOverflow",
      bug: Planting(IncrementBug.addsNothing),
      outcome: .crashed,
      words: ["limbs", "Endless recursion"]
    ),
    Fault(
      suite: "ResumesTwice",
      bug: Planting(IncrementBug.addsTwo),
      outcome: .crashed,
      words: [
        "waitsTheIncrements", "continuation more than once", "A continuation takes one value",
      ]
    ),
  ]

  /// Each of these uses up its whole time, so they get little.
  static let hangs = [
    Fault(
      suite: "EndlessLoop",
      bug: Planting(IncrementBug.addsNothing),
      outcome: .hung,
      words: ["ountsToThree", "still running when its time was up", "time limit"]
    ),
    Fault(
      suite: "DeafLoop",
      bug: Planting(IncrementBug.addsNothing),
      outcome: .hung,
      words: ["gnoresRequests", "still running"]
    ),
    Fault(
      suite: "ForgottenContinuation",
      bug: Planting(LatestBug.isMissing),
      outcome: .hung,
      words: ["waitsTheValue", "still running"]
    ),
  ]

  @Test(arguments: crashes + hangs, Framework.allCases)
  func isNoCatch(_ fault: Fault, _ framework: Framework) async throws {
    let exercise = exercise(
      framework.suite(fault.suite),
      bugs: [fault.bug],
      limits: fault.outcome == .hung ? RunLimits(seconds: 1) : RunLimits()
    )
    let result = try await Judge.ofFixtures.result(.catches(fault.bug), of: exercise)

    #expect(result.status == .failed)
    #expect(result.outcome == fault.outcome)
    #expect(result.caughtBy == [])
    #expect(result.reachedBy.count == 1)
    #expect(result.says("Not caught: \"\(fault.bug.title)\""))
    for words in fault.words { #expect(result.says(words), "\(result.message ?? "")") }
  }

  @Test("Ending the process decides nothing", arguments: Framework.allCases)
  func endsEarly(_ framework: Framework) async throws {
    let result = try await judge("ExitsWhenWrong", framework, LatestBug.isMissing)

    #expect(result.status == .unknown)
    #expect(result.outcome == .incomplete)
    #expect(result.says("during"))
    #expect(result.says("xitsWithoutAValue"))
    #expect(result.says("Nothing can be concluded"))
  }
}
