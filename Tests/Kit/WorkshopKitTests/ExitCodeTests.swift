import Testing

@testable import Grading
@testable import WorkshopKit

@Suite struct ExitCodeTests {
  private let notPassed = ExerciseReport(menu, [.made(MenuBug.soupIsCold, .failed)])
  private let unknown = ExerciseReport(menu, [.made(MenuBug.soupIsCold, .unknown)])

  @Test("The numbers that README.md promises")
  func numbers() {
    let codes: [ExitCode] = [.passed, .notPassed, .wrongCall, .doesNotCompile, .kitFailed]
    #expect(codes.map(\.rawValue) == [0, 1, 2, 3, 4])
  }

  @Test(
    "Of several lessons, the worst counts",
    arguments: [
      ([], .passed), ([.passed], .passed), ([.passed, .notPassed, .passed], .notPassed),
      ([.doesNotCompile, .notPassed], .doesNotCompile),
    ] as [([ExitCode], ExitCode)]
  )
  func worst(_ codes: [ExitCode], _ expected: ExitCode) {
    #expect(ExitCode.worst(codes) == expected)
  }

  @Test("A lesson passes when every exercise that was asked for does")
  func lesson() {
    #expect(code([ExerciseReport(menu)]) == .passed)
    #expect(code([ExerciseReport(menu), notPassed]) == .notPassed)
    #expect(code([unknown]) == .notPassed)
    #expect(code([], message: "no") == .doesNotCompile)
  }

  private func code(_ reports: [ExerciseReport], message: String? = nil) -> ExitCode {
    LessonResult(
      lesson: madeUpLessons[0],
      exercises: [menu],
      compilerMessage: message,
      reports: reports
    ).exitCode
  }
}
