import Foundation
import Grading
import PlantedBugs

/// What a learner's files are like as given, and with the solution in place.
struct GivenFiles {
  let kit: Kit

  /// An exercise's own files as given, and the code that they test. Where that code is written in
  /// another exercise, it stays as it is.
  ///
  /// - Throws: `Stop` when the kit has no copy.
  func asGiven(_ assignment: Kit.Assignment) throws -> [String: Content?] {
    let sources = StarterTree(kit: kit).sources(of: assignment.lesson)
    let exercise = assignment.exercise
    var wanted: [String: Content?] = [:]
    for file in exercise.files + assignment.lesson.fixedCode(of: exercise) {
      let place = "Lessons/\(assignment.lesson.folder)/\(file)"
      // A copy of the kit without solutions: code that is there has to do.
      if sources[file] == nil, isThere(kit.path(place)) { continue }
      let source = sources[file] ?? "Solutions/\(assignment.lesson.folder)/\(file)"
      wanted[place] = try content(of: source)
    }
    return wanted
  }

  /// All files of a lesson as given; what does not belong there shall not be there.
  ///
  /// - Throws: `Stop` when the kit has no copy of one.
  func asGiven(_ lesson: Lesson) throws -> [String: Content?] {
    let sources = StarterTree(kit: kit).sources(of: lesson)
    let needed = lesson.exercises.flatMap { $0.files + $0.code }
    if let missing = needed.first(where: { sources[$0] == nil }) {
      throw Self.isMissing("Solutions/\(lesson.folder)/\(missing)")
    }
    var wanted: [String: Content?] = [:]
    for file in try presentFiles(of: lesson) { wanted.updateValue(nil, forKey: file) }
    for (file, source) in sources {
      wanted["Lessons/\(lesson.folder)/\(file)"] = try content(of: source)
    }
    return wanted
  }

  /// An exercise's own files with the solution in place.
  ///
  /// - Throws: `Stop` when there is no solution.
  func solved(_ assignment: Kit.Assignment) throws -> [String: Content?] {
    let folder = assignment.lesson.folder
    var wanted: [String: Content?] = [:]
    for file in assignment.exercise.files {
      wanted["Lessons/\(folder)/\(file)"] = try content(of: "Solutions/\(folder)/\(file)")
    }
    return wanted
  }

  /// Whether an exercise's files are the solution's, byte for byte.
  func isSolutionInPlace(_ assignment: Kit.Assignment) -> Bool {
    let folder = assignment.lesson.folder
    return assignment.exercise.files.allSatisfy { file in
      guard let own = contentsOfFile(kit.path("Lessons/\(folder)/\(file)"))
      else { return false }
      return own == contentsOfFile(kit.path("Solutions/\(folder)/\(file)"))
    }
  }

  /// Folders that a lesson is not given with, inner ones first.
  func foldersOfOnesOwn(in lesson: Lesson) throws -> [String] {
    let given = StarterTree(kit: kit).sources(of: lesson).keys.map {
      "Lessons/\(lesson.folder)/\($0)"
    }
    return try entries(of: lesson).filter { entry in
      entry.type == S_IFDIR && !given.contains { $0.hasPrefix("\(entry.path)/") }
    }.map(\.path).reversed()
  }

  /// What does not belong into a lesson and cannot be taken out, for it is no file, or its name no
  /// text.
  func foreignThings(in lesson: Lesson) throws -> [String] {
    let own = Set(try foldersOfOnesOwn(in: lesson))
    return try entries(of: lesson).filter { entry in
      switch entry.type {
      case S_IFREG, S_IFLNK: false
      case S_IFDIR: own.contains(entry.path)
      default: true
      }
    }.map(\.path)
  }

  /// What stands in a lesson's `Sources` and `Tests` now, links included; hidden files are nobody's
  /// business.
  private func presentFiles(of lesson: Lesson) throws -> [String] {
    try entries(of: lesson).filter { $0.type == S_IFREG || $0.type == S_IFLNK }.map(\.path)
  }

  private func entries(of lesson: Lesson) throws -> [FolderEntries.Entry] {
    try ["Sources", "Tests"].flatMap { part in
      try FolderEntries(of: "Lessons/\(lesson.folder)/\(part)", in: kit).all
    }
  }

  private func content(of source: String) throws -> Content {
    guard let data = FileManager.default.contents(atPath: kit.path(source)) else {
      throw Self.isMissing(source)
    }
    return .file(data, mode: nil)
  }

  private static func isMissing(_ source: String) -> Stop {
    Stop(
      .kitFailed,
      "\(source) is missing, so there is nothing to copy. Nothing was changed. A complete copy of the "
        + "workshop has it; git brings it back."
    )
  }
}
