import PlantedBugs
import Testing

@testable import Grading
@testable import WorkshopKit

/// `check --line`, to the letter.
@Suite struct ShortLineTests {
  private var learner: Learner

  init() throws { learner = try Learner() }

  private static let cafe = madeUpLessons[0]
  private static let kitchen = madeUpLessons[1]

  @Test("Whole lessons: how many of how many", arguments: [[], ["1", "2"], ["cafe", "Kitchen"]])
  func lessons(_ words: [String]) throws {
    #expect(try line(words, results()) == "1: 1/2  2: 1/1")
  }

  @Test("Single exercises: each by its number", arguments: [["1.1", "1.2"], ["bill", "menu"]])
  func exercises(_ words: [String]) throws {
    #expect(try line(words, [results()[0]]) == "1.1: passed  1.2: not passed")
  }

  @Test("A lesson, and an exercise of another one")
  func both() throws {
    #expect(try line(["1", "2.1"], results()) == "1: 1/2  2.1: passed")
  }

  @Test("A lesson that does not compile")
  func doesNotCompile() throws {
    let cafe = LessonResult(
      lesson: Self.cafe,
      exercises: Self.cafe.exercises,
      compilerMessage: "error"
    )
    #expect(try line(["1"], [cafe]) == "1: does not compile")
    #expect(
      try line(["1.1", "1.2"], [cafe]) == "1.1: does not compile  1.2: does not compile"
    )
  }

  @Test("A solution in place is nobody's pass")
  func solved() async throws {
    try await learner.call("solve", "1.1")
    #expect(try line(["1"], [results()[0]]) == "1: 0/2 (1 solved)")
    #expect(try line(["1.1"], [results([Self.cafe.exercises[0]])]) == "1.1: solved")
  }

  @Test("With TRACK=Solutions, solutions are what is graded")
  mutating func solutions() async throws {
    try await learner.call("solve", "1.1")
    learner.track = .solutions
    #expect(try line(["1"], [results()[0]]) == "1: 1/2")
  }

  /// All is passed but the Bill.
  private func results() -> [LessonResult] {
    [results(Self.cafe.exercises), LessonResult(Self.kitchen, Self.kitchen.exercises)]
  }

  private func results(_ exercises: [Exercise]) -> LessonResult {
    LessonResult(Self.cafe, exercises)
  }

  private func line(_ words: [String], _ results: [LessonResult]) throws -> String {
    try ShortLine(kit: learner.kit, subjects: words).text(about: results)
  }
}

extension LessonResult {
  /// Everything passed, apart from exercise 1.2.
  fileprivate init(_ lesson: Lesson, _ exercises: [Exercise]) {
    self.init(
      lesson: lesson,
      exercises: exercises,
      reports: exercises.map { exercise in
        let missed = CheckResult.made(MenuBug.soupIsCold, .failed)
        return ExerciseReport(exercise, exercise.number == "1.2" ? [missed] : [])
      }
    )
  }
}
