import FixtureExercises
import PlantedBugs
import Testing

@testable import Grading

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
      words: ["limbs", "Endless recursion", "`sync` on the queue that one is on"]
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
      words: [
        "ountsToThree", "still running when its time was up",
        "a short time limit (a plain `await` has none)",
      ]
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
      words: ["waitsTheValue", "still running", "time is up."]
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
    #expect(result.unfinished == result.reachedBy)
    #expect(result.reachedBy.count == 1)
    #expect(result.says("Not caught: \"\(fault.bug.title)\""))
    for words in fault.words { #expect(result.says(words), "\(result.message ?? "")") }
  }

  @Test(
    "A run that hangs is no catch, though another test has noticed",
    arguments: Framework.allCases
  )
  func noticesAndHangs(_ framework: Framework) async throws {
    let result = try await judge(
      "NoticesAndHangs",
      framework,
      LatestBug.isMissing,
      limits: RunLimits(seconds: 1)
    )
    let tests = ["aNotices", "bAwaitsTheValue"].map { framework.test($0, of: "NoticesAndHangs") }

    #expect(result.status == .failed)
    #expect(result.outcome == .hung)
    #expect(result.caughtBy == [tests[0]])
    #expect(result.unfinished == [tests[1]])
    let name = tests[0].split(separator: "/")[1]
    #expect(
      result.says("(Noticed by \(name), before the run got stuck.)"),
      "\(result.message ?? "")"
    )
  }

  @Test("The limit that ended a run is said, not the moment more that it took to end it")
  func limitOfAHang() {
    var record = RunRecord(outcome: .hung, tests: [])
    record.seconds = 10.6
    let wording = Wording(
      exercise: exercise(Suite("LifeTests")),
      lesson: fixtureLesson,
      workplace: fixtureWorkplace
    )

    #expect(wording.hang(record) == "Your suite was still running when its time was up (10 s).")
  }

  @Test("A failure after the last test is told as that, and not as an end that came too early")
  func late() {
    var record = RunRecord(outcome: .incomplete, tests: [])
    record.output = "Tests.swift:7: error: MenuTests.testSoup : XCTAssertEqual failed"
    let wording = Wording(
      exercise: exercise(Suite("LifeTests")),
      lesson: fixtureLesson,
      workplace: fixtureWorkplace
    )

    #expect(wording.early(record).hasPrefix("A failure was recorded after all tests had ended"))
    record.output = ""
    #expect(wording.early(record).hasPrefix("The run ended too early"))
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
