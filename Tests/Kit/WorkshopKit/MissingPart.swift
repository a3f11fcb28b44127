import Foundation
import PlantedBugs

/// A file or folder of a lesson that is gone, and what brings it back.
struct MissingPart: Equatable {
  /// Relative to the workshop's folder.
  var path: String
  /// What `reset` has to be called with; `nil` for what it has no copy of.
  var number: String?

  /// The command that brings it back.
  var command: String? { number.map { "swift run workshop reset \($0)" } }

  /// What to do, as `check` says it at its end.
  var firstStep: String { command ?? "restore \(path)" }

  var cure: String {
    command.map { "'\($0)' brings it back." } ?? "Restore it, for example with git."
  }
}

extension Kit {
  /// What keeps a lesson from being built: half of it, or code that is gone, or what given tests need;
  /// `nil` when it is all there. Without a suite's file the rest of a lesson can be built.
  func missingPart(of lesson: Lesson) -> MissingPart? {
    let folder = workplace.folder(of: lesson)
    let suites = lesson.exercises.flatMap(\.files).filter { !$0.hasPrefix("Sources/") }
      .map { "\(folder)/\($0)" }
    return missingFolders(of: lesson).first
      ?? missingFiles(of: lesson).first { !suites.contains($0.path) }
  }

  /// What to say about it.
  func complaintAboutMissingPart(of lesson: Lesson) -> String? {
    obstacle(of: lesson)?.complaint
      ?? missingPart(of: lesson).map { "\($0.path) is missing. \($0.cure)" }
  }

  func missingFolders(of lesson: Lesson) -> [MissingPart] {
    ["Sources", "Tests"].map { "\(workplace.folder(of: lesson))/\($0)" }
      .filter { !exists($0) }
      .map { part($0, "\(lesson.number)") }
  }

  /// The files that are gone of those that exercises name. Of several exercises that share one, the
  /// first can bring it back.
  func missingFiles(of lesson: Lesson) -> [MissingPart] {
    lesson.exercises.flatMap { exercise in
      missingFiles(
        exercise.files + exercise.code,
        of: Assignment(lesson: lesson, exercise: exercise)
      )
    }.reduce(into: []) { parts, part in
      if !parts.contains(where: { $0.path == part.path }) { parts.append(part) }
    }
  }

  /// What to say when a file is gone that the learner edits for an exercise; `nil` when all are
  /// there.
  ///
  /// - Parameter includesCode: Whether the code under test is looked for as well.
  func complaintAboutMissingFile(of assignment: Assignment, includesCode: Bool = false) -> Stop? {
    let exercise = assignment.exercise
    let files = exercise.files + (includesCode ? exercise.code : [])
    let learner = Kit(root: root, track: .lessons)
    return learner.missingFiles(files, of: assignment).first.map { part in
      Stop(
        .kitFailed,
        "\(part.path) is missing. 'swift run workshop reset \(part.number ?? exercise.number)' brings "
          + "it back as it was given."
      )
    }
  }

  /// What has to be done first where something is in the way of a build, or missing for it.
  func firstStep(toBuild lesson: Lesson) -> String? {
    obstacle(of: lesson)?.cure ?? missingPart(of: lesson)?.firstStep
  }

  /// What has to be done first where one of the files that a learner edits is no file, or gone.
  func firstStep(toFilesOf assignment: Assignment) -> String? {
    obstacle(of: assignment)?.cure
      ?? missingFiles(assignment.exercise.files, of: assignment).first?.firstStep
  }

  private func missingFiles(_ files: [String], of assignment: Assignment) -> [MissingPart] {
    let lesson = assignment.lesson
    return files.filter { !exists("\(workplace.folder(of: lesson))/\($0)") }.map { file in
      // Code that another exercise has the learner write comes back with that one.
      let writer = lesson.exercises.first { $0.files.contains(file) }
      let own = assignment.exercise
      let owner = own.files.contains(file) ? own : writer ?? own
      return part("\(workplace.folder(of: lesson))/\(file)", owner.number)
    }
  }

  /// `reset` is about the learner's own files.
  private func part(_ path: String, _ number: String) -> MissingPart {
    MissingPart(path: path, number: track == .lessons ? number : nil)
  }

  func exists(_ relative: String) -> Bool {
    FileManager.default.fileExists(atPath: path(relative))
  }
}
