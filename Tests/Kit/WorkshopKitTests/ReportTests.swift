import PlantedBugs
import Testing

@testable import Grading
@testable import WorkshopKit

/// The readable report, to the letter.
@Suite struct ReportTests {
  @Test("Everything passed: one line for the suite, one for each bug and variant")
  func passed() {
    let report = ExerciseReport(
      menu,
      [
        .made(MenuBug.soupIsMissing, .passed, outcome: .failed, caughtBy: ["MenuTests/testSoup"]),
        .made(
          MenuBug.soupIsCold,
          .passed,
          outcome: .failed,
          caughtBy: ["MenuTests/testSoup", "MenuTests/testBread", "MenuTests/testTea"]
        ),
      ]
    )
    expect(
      report,
      """
      1.1 Menu                      ✓ passed  5 of 5 bugs caught
        ✓ 2 tests: green on the correct code, also one by one and repeated
        ✓ The soup is missing · caught by testSoup
        ✓ The soup is cold · caught by testSoup and 2 more
        ✓ The soup is free
        ✓ There is no end of soup
        ✓ The soup comes last
        ✓ accepts: the soup is cooked in two pots

      """
    )
  }

  @Test("Bugs that were missed, not reached, met with a crash, or not decided; a variant refused")
  func notPassed() {
    let advice = "What would a test have to do? swift run workshop hint 1.1"
    let report = ExerciseReport(
      menu,
      [
        .made(
          MenuBug.soupIsMissing,
          .failed,
          message: "Missed: \"The soup is missing\". testSoup ran this code and noticed nothing.",
          advice: advice
        ),
        .made(
          MenuBug.soupIsCold,
          .failed,
          reachedBy: [],
          message: "Missed: \"The soup is cold\". No test of yours ran this code, so none could "
            + "notice.",
          advice: advice
        ),
        .made(
          MenuBug.soupIsFree,
          .failed,
          outcome: .crashed,
          message: "Not caught: \"The soup is free\". testBread crashed. A crash is not a failed "
            + "test: it hides the results of all the others."
        ),
        .made(
          MenuBug.soupIsLate,
          .unknown,
          outcome: .incomplete,
          message: "Not caught: \"The soup comes last\". The run ended early."
        ),
        .made(
          .accepts(Planting(MenuVariant.twoPots)),
          .failed,
          outcome: .failed,
          message: "testSoup failed on another correct version of this code."
        ),
      ]
    )
    expect(
      report,
      """
      1.1 Menu                      ✗  1 of 5 bugs caught
        ✓ 2 tests: green on the correct code, also one by one and repeated
        ✗ The soup is missing
            testSoup ran this code and noticed nothing.
        ✗ The soup is cold
            No test of yours ran this code, so none could notice.
        ✗ The soup is free
            testBread crashed. A crash is not a failed test: it hides the results of
            all the others.
        ✓ There is no end of soup
        ? The soup comes last
            The run ended early.
        ✗ accepts: the soup is cooked in two pots
            testSoup failed on another correct version of this code.
        For each ✗: what would a test have to do, and then look at, for this to show?

      """
    )
  }

  @Test("A suite that is not valid: why, and how much has to wait for it")
  func invalid() {
    let checks = menu.checks.filter { $0.kindName != "valid" }
    let waiting = checks.map { check in
      CheckResult.made(check.kind, .unknown, outcome: nil, message: "Not known yet.")
    }
    let valid = CheckResult.made(.valid, .failed, outcome: .failed, message: "testSoup failed.")
    expect(
      ExerciseReport(menu, tests: ["MenuTests/testSoup"], [valid] + waiting),
      """
      1.1 Menu                      ✗  bugs not judged yet
        ? 5 planted bugs must wait until this is right:
        ✗ your tests pass on the correct code
            testSoup failed.

      """
    )
  }

  @Test("A suite that is green and not clean: said both, and bugs are told all the same")
  func unclean() {
    let clean = CheckResult.made(.clean, .failed, outcome: nil, message: "It left soup.txt.")
    #expect(
      firstLines(of: [clean]) == [
        "1.1 Menu                      ✗  5 of 5 bugs caught",
        "  ✓ 2 tests: green on the correct code, also one by one and repeated",
        "  ✗ leaves nothing behind", "      It left soup.txt.", "  ✓ The soup is missing",
      ]
    )
  }

  @Test("A suite whose runs do not agree is not green")
  func flaky() {
    let flaky = CheckResult.made(.repeat, .failed, message: "It fails now and then.")
    #expect(
      firstLines(of: [flaky]).prefix(3) == [
        "1.1 Menu                      ✗  5 of 5 bugs caught", "  ✗ five runs agree",
        "      It fails now and then.",
      ]
    )
  }

  @Test("A check of a green suite: not decided is told, and what waits for a bug is not")
  func undecided() {
    let fault = Planting(MenuBug.soupIsCold)
    let extras = ExtraChecks(interruptedBy: fault, ownLines: true)
    let exercise = exercise("1.1", "Menu", variants: [], extras: extras)
    let results = [
      CheckResult.made(.ownNames(fault), .unknown, outcome: .passed, message: "No soup yet."),
      CheckResult.made(.ownLines, .unknown, outcome: nil, message: "First catch a bug."),
    ]
    #expect(
      ExerciseReport(exercise, results).said.split(separator: "\n").prefix(5) == [
        "1.1 Menu                      ✗  5 of 5 bugs caught",
        "  ✓ 2 tests: green on the correct code, also one by one and repeated",
        "  ? uses names of its own in every run", "      No soup yet.", "  ✓ The soup is missing",
      ]
    )
  }

  @Test(
    "How much waits, in words that fit",
    arguments: [
      (0, 0, nil), (1, 0, "1 planted bug"), (3, 0, "3 planted bugs"), (0, 1, "1 check"),
      (0, 2, "2 checks"), (2, 1, "2 planted bugs"),
    ] as [(Int, Int, String?)]
  )
  func waiting(_ bugs: Int, _ others: Int, _ words: String?) {
    let checks =
      menu.checks.filter { $0.group == .bug }.prefix(bugs)
      + menu.checks.filter { $0.group == .suite }.prefix(others)
    let waiting = checks.map { CheckResult.made($0.kind, .unknown, outcome: nil) }
    #expect(ExerciseReport(menu, waiting).whatWaits == words)
  }

  private func firstLines(of results: [CheckResult]) -> [String] {
    let report = ExerciseReport(exercise("1.1", "Menu", variants: []), results)
    return report.said.split(separator: "\n").prefix(5).map(String.init)
  }

  @Test("A long title is broken under its own beginning")
  func longTitle() {
    let long = Planting(id: "Bug.x", title: String(repeating: "soup ", count: 20) + "end")
    let report = ExerciseReport(exercise("1.1", "Menu", bugs: [long], variants: []))
    let lines = report.said.split(separator: "\n").map(String.init)
    #expect(lines.allSatisfy { displayWidth($0) <= 80 })
    #expect(lines.last == "    soup soup soup soup soup end")
  }

  private func expect(
    _ report: ExerciseReport,
    _ text: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(report.said == text, sourceLocation: sourceLocation)
  }
}

extension ExerciseReport {
  /// What a report says about it, without color and 80 columns wide.
  var said: String {
    let transcript = Transcript()
    Report(console: transcript.console(), track: .lessons).say(self)
    return transcript.output
  }
}
