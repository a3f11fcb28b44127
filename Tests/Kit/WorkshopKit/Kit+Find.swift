import Foundation
import PlantedBugs

// What the words after a command name.
extension Kit {
  /// What one word names.
  enum Subject {
    case lesson(Lesson)
    case exercise(Assignment)
    /// A file, given relative to the kit, and the exercises that edit or test it.
    case file(String, [Assignment])
  }

  /// What a word names: a lesson's or an exercise's number or name, a suite's name, or a file or folder
  /// of theirs.
  ///
  /// - Throws: `Stop` with the nearest known word for an unknown one.
  func subject(_ word: String) throws -> Subject {
    let name = word.lowercased()
    if let lesson = lessons.first(where: { ["\($0.number)", $0.name.lowercased()].contains(name) })
    {
      return .lesson(lesson)
    }
    if let assignment = allAssignments.first(where: {
      [$0.exercise.number, $0.exercise.name.lowercased()].contains(name)
    }) {
      return .exercise(assignment)
    }
    if let found = subject(atPath: word) ?? subject(calledLike: name) { return found }
    throw Stop(.wrongCall, complaint(about: word))
  }

  /// The exercises that several words name, in order and each once; all for no word.
  func find(_ words: [String]) throws -> [Assignment] {
    guard !words.isEmpty else { return allAssignments }
    let numbers = Set(try words.flatMap(find).map(\.exercise.number))
    return allAssignments.filter { numbers.contains($0.exercise.number) }
  }

  /// The exercises that a word names.
  ///
  /// - Throws: `Stop` with the nearest known word for an unknown one.
  func find(_ word: String) throws -> [Assignment] {
    switch try subject(word) {
    case .lesson(let lesson): assignments(of: lesson)
    case .exercise(let assignment): [assignment]
    case .file(_, let assignments): assignments
    }
  }

  /// The one exercise that a word names.
  ///
  /// - Throws: `Stop` when it names none, a whole lesson, or a file that several exercises share.
  func oneExercise(_ word: String) throws -> Assignment {
    switch try subject(word) {
    case .exercise(let assignment): return assignment
    case .file(_, let assignments) where assignments.count == 1: return assignments[0]
    case .file(let file, let assignments):
      let numbers = numbers(of: assignments)
      throw Stop(.wrongCall, "\(file) belongs to several exercises. Name one of them: \(numbers).")
    case .lesson(let lesson):
      let numbers = numbers(of: assignments(of: lesson))
      throw Stop(.wrongCall, "'\(word)' is a lesson. Name one of its exercises: \(numbers).")
    }
  }

  private func assignments(of lesson: Lesson) -> [Assignment] {
    lesson.exercises.map { Assignment(lesson: lesson, exercise: $0) }
  }

  private func numbers(of assignments: [Assignment]) -> String {
    assignments.map(\.exercise.number).joined(separator: ", ")
  }

  // MARK: Files

  /// What a file or folder of a lesson or its solution belongs to; it need not be there any more.
  private func subject(atPath word: String) -> Subject? {
    places(of: word).lazy.compactMap(subject(at:)).first
  }

  /// A suite, or a file without the folders above it.
  private func subject(calledLike name: String) -> Subject? {
    let users = allAssignments.filter { assignment in
      let exercise = assignment.exercise
      let suites = exercise.suites.map(\.name)
      return (suites + (exercise.files + exercise.code).map(lastPart))
        .contains { $0.lowercased() == name }
    }
    return users.isEmpty ? nil : .file(name, users)
  }

  private func subject(at place: String) -> Subject? {
    for lesson in lessons {
      for folder in ["Lessons/\(lesson.folder)", "Solutions/\(lesson.folder)"] {
        if ["", "/Sources", "/Tests"].contains(where: { place == folder + $0 }) {
          return .lesson(lesson)
        }
        guard place.hasPrefix("\(folder)/") else { continue }
        let file = String(place.dropFirst(folder.count + 1))
        let users = assignments(of: lesson).filter {
          $0.exercise.files.contains(file) || $0.exercise.code.contains(file)
        }
        return users.isEmpty ? nil : .file(place, users)
      }
    }
    return nil
  }

  /// The paths relative to the kit that a name may stand for: seen from the current folder, and from
  /// the kit's own.
  private func places(of word: String) -> [String] {
    guard !word.isEmpty else { return [] }
    let starts = word.hasPrefix("/") ? [""] : ["\(currentFolder)/", "\(root)/"]
    return starts.flatMap { start in
      let url = URL(fileURLWithPath: start + word).standardizedFileURL
      // The same file may have two paths, one of them through a link.
      return [
        relative(url.path, to: root),
        relative(
          url.resolvingSymlinksInPath().path,
          to: URL(fileURLWithPath: root).resolvingSymlinksInPath().path
        ),
      ].compactMap(\.self)
    }
  }

  private func relative(_ path: String, to folder: String) -> String? {
    path.hasPrefix("\(folder)/") ? String(path.dropFirst(folder.count + 1)) : nil
  }

  // MARK: What to say otherwise

  private func complaint(about word: String) -> String {
    let place = places(of: word).first { FileManager.default.fileExists(atPath: path($0)) }
    if let place {
      return "\(place) belongs to no exercise. 'swift run workshop list' shows the exercises, "
        + "'swift run workshop open 1.3' the files of one."
    }
    if word.contains("/") || word.hasSuffix(".swift") {
      let list = "'swift run workshop open 1.3' shows the files of an exercise."
      return unknown("file", word, nearest: nearestPath(to: word), otherwise: list)
    }
    // Never a number: that is not misspelled, there is no such thing.
    let suites = allAssignments.flatMap(\.exercise.suites).map(\.name)
    let names = lessons.map(\.name) + allAssignments.map(\.exercise.name) + suites
    return unknown(
      "lesson or exercise",
      word,
      nearest: nearest(to: word, among: names),
      otherwise: whatThereIs
    )
  }

  /// "Lessons: 1, 2. Exercises: 1.1 to 1.6, 2.1."
  private var whatThereIs: String {
    let exercises = lessons.compactMap { lesson -> String? in
      guard let first = lesson.exercises.first, let last = lesson.exercises.last else { return nil }
      return first.number == last.number ? first.number : "\(first.number) to \(last.number)"
    }
    return "Lessons: \(lessons.map { "\($0.number)" }.joined(separator: ", ")). Exercises: "
      + "\(exercises.joined(separator: ", ")). 'swift run workshop list' shows them."
  }

  /// The file whose name is most like the one that is meant, or the folder where none is meant.
  private func nearestPath(to word: String) -> String? {
    let folders = lessons.map { "Lessons/\($0.folder)" }
    let files = lessons.flatMap { lesson in
      lesson.exercises.flatMap { $0.files + $0.code }.map { "Lessons/\(lesson.folder)/\($0)" }
    }
    let known = word.hasSuffix(".swift") ? files : folders
    // What ends all of the names makes none of them alike.
    let stem = { (path: String) in lastPart(path).replacing(".swift", with: "") }
    let name = nearest(to: stem(word), among: known.map(stem))
    return name.flatMap { name in known.first { stem($0) == name } }
  }

  private func lastPart(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
