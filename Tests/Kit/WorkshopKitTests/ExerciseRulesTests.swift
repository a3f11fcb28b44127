import PlantedBugs
import Testing

@testable import Grading
@testable import WorkshopKit

/// What `verify` demands of verdicts: each demand, seen not met.
@Suite struct ExerciseRulesTests {
  private let transcript = Transcript()
  private let findings: Findings
  private let rules: ExerciseRules

  init() {
    let console = transcript.console(width: 200)
    findings = Findings(console: console)
    let kit = Kit(root: "/nowhere", track: .lessons, lessons: madeUpLessons)
    rules = ExerciseRules(kit: kit, console: console, findings: findings)
  }

  @Test("A solution that passes every check")
  func solution() {
    rules.judge(solution: ExerciseReport(menu))
    expect("✓ 1.1 Menu: the solution passes every check (11)", "11 passed, 0 failed")
  }

  @Test("A solution that misses a bug, does not reach one, and leaves one open")
  func badSolution() {
    rules.judge(
      solution: ExerciseReport(
        menu,
        [
          .made(MenuBug.soupIsMissing, .failed, message: "Missed.", advice: "Look."),
          .made(MenuBug.soupIsCold, .passed, reachedBy: []),
          .made(.decoy, .unknown),
        ]
      )
    )
    expect(
      "✗ 1.1 Menu: the solution passes every check",
      "    - decoy: unknown",
      "    - catches.soupIsMissing: Missed. Look.",
      "    - catches.soupIsCold: no test of the solution reaches it",
      "8 passed, 3 failed"
    )
  }

  @Test("A lazy suite that misses enough")
  func lazy() {
    rules.judge(happyPath: report(caught: 3))
    expect("✓ 1.1 Menu: a lazy suite catches 3 of 5 (2)", "2 passed, 0 failed")
  }

  @Test("A lazy suite that catches too much")
  func notLazy() {
    rules.judge(happyPath: report(caught: 4))
    expect(
      "✗ 1.1 Menu: a lazy suite catches 4 of 5",
      "    - it catches 4 of 5 bugs; two thirds is the most",
      "1 passed, 1 failed"
    )
  }

  @Test("A lazy suite that is not sound", arguments: [CheckResult.Status.failed, .unknown])
  func unfair(_ status: CheckResult.Status) {
    rules.judge(happyPath: report(caught: 0, [.made(.valid, status, message: "No.")]))
    expect(
      "✗ 1.1 Menu: a lazy suite catches 0 of 5",
      "    - it does not pass on the correct code: No.",
      "1 passed, 1 failed"
    )
  }

  @Test("A starter that leaves something to do, and says where")
  func starter() {
    rules.judge(starter: report(caught: 2), texts: ["let soup = 1", "// TODO: taste"])
    expect("✓ 1.1 Menu: the starter catches 2 of 5 (3)", "3 passed, 0 failed")
  }

  @Test("A starter that passes, catches too much, and has no TODO")
  func badStarter() {
    rules.judge(starter: ExerciseReport(menu), texts: ["// Todo"])
    expect(
      "✗ 1.1 Menu: the starter catches 5 of 5",
      "    - no file has a `// TODO:` that marks the spot",
      "    - it passes as it is given",
      "    - it catches 5 of 5 bugs; 2 is the most",
      "0 passed, 3 failed"
    )
  }

  @Test("A starter that knows too much: every bug caught, every variant refused")
  func overSpecifiedStarter() {
    rules.judge(starter: overSpecified([variant(.failed, .failed)]), texts: ["// TODO: taste"])
    expect("✓ 1.3 Soup: the starter catches 5 of 5 (5)", "5 passed, 0 failed")
  }

  @Test("A starter that should know too much, and misses a bug")
  func overSpecifiedStarterMissesABug() {
    rules.judge(
      starter: overSpecified([.made(MenuBug.soupIsLate, .failed), variant(.failed, .failed)]),
      texts: ["// TODO: taste"]
    )
    expect(
      "✗ 1.3 Soup: the starter catches 4 of 5",
      "    - it is over-specified, and should catch every bug",
      "4 passed, 1 failed"
    )
  }

  @Test(
    "A starter that should know too much, and does not fail on a variant",
    arguments: [(.passed, .passed), (.unknown, nil), (.failed, .crashed)]
      as [(
        CheckResult.Status, Outcome?
      )]
  )
  func starterAcceptsAVariant(_ status: CheckResult.Status, _ outcome: Outcome?) {
    // Another check keeps the exercise from being passed.
    let starter = overSpecified([variant(status, outcome), .made(.clean, .failed)])
    rules.judge(starter: starter, texts: ["// TODO: taste"])
    expect(
      "✗ 1.3 Soup: the starter catches 5 of 5",
      "    - it is over-specified, and should fail on another version: the soup is cooked in two pots",
      "4 passed, 1 failed"
    )
  }

  @Test("Who is to be loosened may catch everything, the others half")
  func mostThatAStarterCatches() {
    #expect(menu.starterCatchesAtMost == 2)
    #expect(overSpecified([]).exercise.starterCatchesAtMost == 5)
  }

  private func variant(_ status: CheckResult.Status, _ outcome: Outcome?) -> CheckResult {
    .made(.accepts(Planting(MenuVariant.twoPots)), status, outcome: outcome)
  }

  private func overSpecified(_ other: [CheckResult]) -> ExerciseReport {
    ExerciseReport(exercise("1.3", "Soup", starterIsOverSpecified: true), other)
  }

  /// A report in which some of the five bugs are caught.
  private func report(caught: Int, _ other: [CheckResult] = []) -> ExerciseReport {
    let missed = MenuBug.allCases.dropFirst(caught).map { CheckResult.made($0, .failed) }
    return ExerciseReport(menu, missed + other)
  }

  private func expect(_ lines: String..., sourceLocation: SourceLocation = #_sourceLocation) {
    _ = findings.sayResult()
    #expect(transcript.lines == lines, sourceLocation: sourceLocation)
  }
}
