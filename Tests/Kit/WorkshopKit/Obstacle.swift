import Foundation
import Grading
import PlantedBugs

/// Something that stands where a file belongs, and is none.
struct Obstacle: Equatable {
  /// Relative to the workshop's folder.
  var path: String
  /// "a folder".
  var what: String
  /// What `reset` has to be called with afterwards; `nil` where there is nothing to bring back.
  var number: String?

  var complaint: String {
    "\(printableName(path)) is \(what), where a file belongs: it cannot be compiled. Move it away"
      + (number.map { "; then 'swift run workshop reset \($0)' brings the file back." } ?? ".")
  }

  /// What to do first, as `check` says it at its end.
  var cure: String {
    "move \(printableName(path)) away" + (number.map { ", swift run workshop reset \($0)" } ?? "")
  }
}

extension Kit {
  /// What keeps a lesson from being built: a folder in the place of code, or a pipe, for which a
  /// compiler waits for ever. A folder in the place of a suite is its own exercise's business.
  func obstacle(of lesson: Lesson) -> Obstacle? {
    let pipe = sources(of: lesson, in: workplace).first { file in
      file.hasSuffix(".swift") && whatStands(at: path(file)) == .somethingElse
    }
    let code = lesson.exercises.flatMap { exercise in
      exercise.code.map { "\(workplace.folder(of: lesson))/\($0)" }
    }
    let folder = code.first { whatStands(at: path($0)) == .folder }
    return (pipe ?? folder).flatMap { obstacle(at: $0, in: lesson) }
  }

  /// What stands in the place of one of the files that a learner edits for an exercise.
  func obstacle(of assignment: Assignment) -> Obstacle? {
    let folder = workplace.folder(of: assignment.lesson)
    return assignment.exercise.files.lazy
      .compactMap { self.obstacle(at: "\(folder)/\($0)", in: assignment.lesson) }.first
  }

  private func obstacle(at file: String, in lesson: Lesson) -> Obstacle? {
    guard let what = whatStands(at: path(file)).name else { return nil }
    let owner = lesson.exercises.first { exercise in
      (exercise.files + exercise.code).contains { "\(workplace.folder(of: lesson))/\($0)" == file }
    }
    return Obstacle(path: file, what: what, number: track == .lessons ? owner?.number : nil)
  }
}
