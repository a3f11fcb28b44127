import Foundation
import Grading
import PlantedBugs

/// `workshop check --line`: one line for a room full of people, about what was asked for.
struct ShortLine {
  let kit: Kit
  /// The words after the command.
  let subjects: [String]

  /// "1: 2/6 (4 solved)" for a whole lesson, "1.3: passed" for an exercise.
  func text(about results: [LessonResult]) throws -> String {
    let whole = try wholeLessons()
    return results.flatMap { result in
      whole.contains(result.lesson.number) ? [line(about: result)] : lines(about: result)
    }.joined(separator: "  ")
  }

  private func wholeLessons() throws -> Set<Int> {
    guard !subjects.isEmpty else { return Set(kit.lessons.map(\.number)) }
    let numbers = try subjects.map(kit.subject).compactMap { subject -> Int? in
      if case .lesson(let lesson) = subject { return lesson.number }
      return nil
    }
    return Set(numbers)
  }

  private func line(about result: LessonResult) -> String {
    let start = "\(result.lesson.number): "
    guard result.compilerMessage == nil else { return "\(start)does not compile" }
    let solved = result.reports.count { isSolved($0, in: result.lesson) }
    let passed = result.reports.count { $0.isPassed && !isSolved($0, in: result.lesson) }
    return "\(start)\(passed)/\(result.reports.count)" + (solved > 0 ? " (\(solved) solved)" : "")
  }

  private func lines(about result: LessonResult) -> [String] {
    guard result.compilerMessage == nil else {
      return result.exercises.map { "\($0.number): does not compile" }
    }
    return result.reports.map { report in
      let isSolved = isSolved(report, in: result.lesson)
      let state = isSolved ? "solved" : report.isPassed ? "passed" : "not passed"
      return "\(report.exercise.number): \(state)"
    }
  }

  /// Whether the solution is in place: nobody's own work passed then.
  private func isSolved(_ report: ExerciseReport, in lesson: Lesson) -> Bool {
    let assignment = Kit.Assignment(lesson: lesson, exercise: report.exercise)
    return kit.track == .lessons && GivenFiles(kit: kit).isSolutionInPlace(assignment)
  }
}
