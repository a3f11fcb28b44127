import PlantedBugs
import Testing

@testable import Grading
@testable import WorkshopKit

/// The report on an exercise where the learner also writes production code.
@Suite struct TwoHalvesReportTests {
  private static let tests = [
    Acceptance.Test("servesSoup()", "Soup is served"), Acceptance.Test("isHot()", "Soup is hot"),
  ]
  private static let extras = ExtraChecks(
    acceptance: Acceptance(suite: Suite("MenuAcceptance"), tests: tests)
  )
  private let cold = CheckResult.made(
    .acceptance(tests[1]),
    .failed,
    message: "Your code does not do this yet: Soup is hot. It was cold.",
    advice: "Think."
  )

  @Test("Each half below a line of its own, and what is missed in it")
  func halves() {
    let exercise = exercise("1.1", "Menu", extras: Self.extras)
    let missed = CheckResult.made(MenuBug.soupIsFree, .failed, message: "Nobody noticed.")
    #expect(
      ExerciseReport(exercise, [cold, missed]).said == """
        1.1 Menu                      ✗  code: 1 of 2, 4 of 5 bugs caught
          your code, by the kit's tests
          ✓ Soup is served
          ✗ Soup is hot
              It was cold.
          your tests, on the kit's own code
          ✓ 2 tests: green on the correct code, also one by one and repeated
          ✓ The soup is missing
          ✓ The soup is cold
          ✗ The soup is free
              Nobody noticed.
          ✓ There is no end of soup
          ✓ The soup comes last
          ✓ accepts: the soup is cooked in two pots

        """
    )
  }

  @Test("Code alone")
  func codeAlone() {
    let exercise = Exercise(
      number: "1.1",
      name: "Menu",
      isCore: true,
      minutes: 5,
      files: [],
      suites: [],
      fewestTests: 0,
      bugs: [],
      variants: [],
      extras: Self.extras
    )
    #expect(
      ExerciseReport(exercise, tests: [], [cold]).said == """
        1.1 Menu                      ✗  code: 1 of 2
          your code, by the kit's tests
          ✓ Soup is served
          ✗ Soup is hot
              It was cold.

        """
    )
  }
}
