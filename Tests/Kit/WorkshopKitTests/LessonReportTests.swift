import PlantedBugs
import Testing

@testable import Grading
@testable import WorkshopKit

/// The report about a whole lesson.
@Suite struct LessonReportTests {
  private let cafe = madeUpLessons[0]

  @Test("The lesson's title, then each exercise")
  func exercises() {
    let bare = exercise("1.1", "Menu", bugs: [], variants: [])
    let result = LessonResult(
      lesson: cafe,
      exercises: [bare],
      reports: [ExerciseReport(bare), ExerciseReport(bare)]
    )
    let lines = """
      1.1 Menu                      ✓ passed
        ✓ 2 tests: green on the correct code, also one by one and repeated

      """
    #expect(said(result, .lessons) == "Lesson 1 · All about the Cafe\n\n\(lines)\n\(lines)")
  }

  @Test("The track, when it is not the learner's own")
  func track() {
    let result = LessonResult(lesson: cafe, exercises: [])
    #expect(said(result, .solutions) == "Lesson 1 · All about the Cafe (Solutions)\n")
  }

  @Test("A lesson that does not compile: the compiler's words as they are")
  func broken() {
    let message =
      "Lessons/01-Cafe/Sources/Menu.swift:1:1: error: \(String(repeating: "x", count: 90))"
    let result = LessonResult(lesson: cafe, exercises: [menu], compilerMessage: message)
    #expect(
      said(result, .lessons) == """
        Lesson 1 · All about the Cafe
        nothing in it can be graded, because of this:

        \(message)

        """
    )
  }

  private func said(_ result: LessonResult, _ track: Workplace.Track) -> String {
    let transcript = Transcript()
    Report(console: transcript.console(), track: track).say(result)
    return transcript.output
  }
}
