import FixtureExercises
import Grading
import PlantedBugs
import Testing

/// A suite that does not pass on the correct code says nothing about bugs.
@Suite struct ValidityTests {
  /// What is wrong with a suite before anything is planted.
  struct Fault: Sendable, CustomTestStringConvertible {
    var suite: String
    var outcome: Outcome
    var words: [String]
    var fewestTests = 1
    var limits = RunLimits()

    var testDescription: String { suite }
  }

  static let faults = [
    Fault(
      suite: "FailsAlways",
      outcome: .failed,
      words: ["ailsAtOnce", "failed on the correct code", "It said:", "3 planted bugs"]
    ),
    Fault(
      suite: "CrashesAlways",
      outcome: .crashed,
      words: ["does not get through on the correct code", "ivesUp", "Fatal error: not even once"]
    ),
    Fault(
      suite: "HangsAlways",
      outcome: .hung,
      words: ["everEnds", "was still running"],
      limits: RunLimits(seconds: 1)
    ),
    Fault(suite: "ExitsMidway", outcome: .incomplete, words: ["The run ended during", "xits"]),
    Fault(suite: "FakeSummary", outcome: .incomplete, words: ["The run ended during", "retends"]),
    Fault(
      suite: "Empty",
      outcome: .empty,
      words: ["No tests found", "at least one test", "or put into another type"]
    ),
    Fault(suite: "SkipsAll", outcome: .empty, words: ["kips", "was skipped", "let it run"]),
    Fault(suite: "SkipsInSetUp", outcome: .empty, words: ["kips", "was skipped"]),
    Fault(suite: "SkipsMidway", outcome: .empty, words: ["kips", "was skipped"]),
    Fault(suite: "SkipsOne", outcome: .passed, words: ["kips", "was skipped"]),
    Fault(
      suite: "Careful",
      outcome: .passed,
      words: ["Only 3 tests ran", "at least 4"],
      fewestTests: 4
    ),
  ]

  /// The same, where only Swift Testing can be wrong in this way.
  static let swiftTestingFaults = [
    Fault(suite: "SkipsWhole", outcome: .empty, words: ["skipsToo()", "was skipped"]),
    Fault(suite: "SkipsCase", outcome: .empty, words: ["skips(number:)", "was skipped"]),
  ]

  @Test(arguments: swiftTestingFaults)
  func isNotValidInSwiftTesting(_ fault: Fault) async throws {
    try await isNotValid(fault, .swiftTesting)
  }

  @Test("What an exercise's suite usually waits for is said when it never ends")
  func hangAdvice() async throws {
    let hanging = exercise(
      Framework.xctest.suite("HangsAlways"),
      limits: RunLimits(seconds: 1),
      hangAdvice: "Did you press the button?"
    )
    let crashing = exercise(Framework.xctest.suite("CrashesAlways"), hangAdvice: "Never said.")

    let valid = try await Judge.ofFixtures.result(.valid, of: hanging)
    let other = try await Judge.ofFixtures.result(.valid, of: crashing)

    #expect(
      valid.says("its time was up (1 s). Did you press the button?"),
      "\(valid.message ?? "")"
    )
    #expect(!other.says("Never said."))
  }

  @Test(arguments: faults, Framework.allCases)
  func isNotValid(_ fault: Fault, _ framework: Framework) async throws {
    let bugs = Planting.all(of: IncrementBug.self) + Planting.all(of: EvenBug.self)
    let report = try await Judge.ofFixtures.report(
      on: exercise(
        framework.suite(fault.suite),
        fewestTests: fault.fewestTests,
        bugs: bugs,
        limits: fault.limits
      )
    )

    let valid = try #require(report.results.first)
    #expect(valid.check.id == "valid")
    #expect(valid.status == .failed)
    #expect(valid.outcome == fault.outcome)
    for words in fault.words { #expect(valid.says(words), "\(valid.message ?? "")") }

    // One failure says it; nothing else is decided, and no bug counts as caught.
    for other in report.results.dropFirst() {
      #expect(other.status == .unknown)
      #expect(other.outcome == nil)
      #expect(other.says("Not known yet"))
    }
    #expect(report.bugsCaught == 0)
    #expect(!report.isPassed)
  }

  @Test("An exercise knows why its tests usually fail", arguments: Framework.allCases)
  func falseAlarm(_ framework: Framework) async throws {
    let suite = framework.suite("FailsAlways")
    let plain = try await Judge.ofFixtures.result(.valid, of: exercise(suite))
    let advised = try await Judge.ofFixtures.result(
      .valid,
      of: exercise(suite, falseAlarmAdvice: "Look at the clock.")
    )

    #expect(plain.says("the test is what is wrong: read again what the code promises."))
    #expect(advised.says("the test is what is wrong. Look at the clock."))
    #expect(!advised.says("read again"))
  }

  @Test("A suite that hangs on the correct code is told what to look for")
  func hangs() async throws {
    let endless = exercise(
      Framework.xctest.suite("EndlessLoop"),
      extras: ExtraChecks(reference: Planting(IncrementBug.addsNothing)),
      limits: RunLimits(seconds: 1)
    )
    let result = try await Judge.ofFixtures.result(.valid, of: endless)

    #expect(result.outcome == .hung)
    #expect(result.says("was still running when its time was up (1 s). It waits for something"))
  }

  @Test("That is no advice on a suite that crashes", arguments: Framework.allCases)
  func crashIsNoFalseAlarm(_ framework: Framework) async throws {
    let crashing = exercise(
      framework.suite("CrashesAlways"),
      falseAlarmAdvice: "Look at the clock."
    )

    #expect(try await !Judge.ofFixtures.result(.valid, of: crashing).says("Look at the clock."))
  }
}
