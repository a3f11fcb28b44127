import Foundation
import PlantedBugs
import Synchronization

/// A check of an exercise as one case of a lesson's graded tests.
public struct GradedCheck: Sendable, CustomStringConvertible {
  let check: Check
  let exercise: Exercise
  let lesson: Lesson

  /// Every check of every exercise of a lesson.
  public static func all(of lesson: Lesson) -> [GradedCheck] {
    lesson.exercises.flatMap { exercise in
      exercise.checks.map { GradedCheck(check: $0, exercise: exercise, lesson: lesson) }
    }
  }

  /// For example "1.3 Boundaries, catches: The tenth stamp earns nothing".
  public var description: String {
    "\(exercise.number) \(exercise.name), \(check.fullTitle)"
  }

  /// What a graded test reports.
  public enum Verdict: Sendable {
    case passed
    /// A message for the learner, and where in their code to look.
    case failed(String, SourcePlace)
    /// Not decided, and therefore no pass; another case's failure says what has to come first.
    case unknown(String)
  }

  /// Asks the judge.
  ///
  /// - Throws: `KitError` when the kit could not do its work; once, however many checks there are.
  public func verdict() async throws -> Verdict {
    do {
      let result = try await Judge.here.result(of: check, of: exercise, in: lesson)
      let message = "\(exercise.number) \(exercise.name): \(result.fullMessage ?? check.title)"
      switch result.status {
      case .passed: return .passed
      case .failed: return .failed(message, result.place ?? fallbackPlace)
      // The checks that wait for a valid suite are no failures of their own.
      case .unknown where result.outcome == nil: return .unknown(message)
      case .unknown: return .failed(message, result.place ?? fallbackPlace)
      }
    } catch let error as KitError {
      let isFirst = Self.reported.withLock { $0.insert(error.description).inserted }
      if isFirst { throw error }
      return .unknown(error.description)
    }
  }

  private var fallbackPlace: SourcePlace {
    let workplace = Workplace.ofThisProcess
    let file = workplace.absolute(workplace.mainFile(of: exercise, in: lesson))
    return SourcePlace(file: file, line: 1)
  }

  private static let reported = Mutex<Set<String>>([])
}

extension SourcePlace {
  /// Folder and file, the form in which Swift Testing wants to know a file.
  public var fileID: String {
    file.split(separator: "/").suffix(2).joined(separator: "/")
  }
}

extension Judge {
  /// Whether this process can start the children that grading needs.
  public static var canGradeHere: Bool {
    #if os(iOS) || os(tvOS) || os(watchOS) || os(visionOS)
      return false
    #else
      return ProcessInfo.processInfo.environment["XCTestBundlePath"] == nil
    #endif
  }

  /// What the graded tests say where `canGradeHere` is false.
  public static let whyNotHere =
    "Grading starts child processes, which works in a terminal: swift run workshop check"
}
