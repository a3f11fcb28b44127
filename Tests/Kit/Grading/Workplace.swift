import Foundation
import PlantedBugs

/// A copy of the kit on disk, and which track of its lessons is judged.
public struct Workplace: Sendable {
  /// Which copy of the lessons is built.
  public enum Track: String, Sendable {
    /// The learner's own.
    case lessons = "Lessons"
    /// The reference solutions.
    case solutions = "Solutions"
    /// The files as given, laid out by `verify`.
    case starters = "Starters"
  }

  /// The package's folder, an absolute path.
  public var root: String
  public var track: Track

  /// A copy of the kit in a folder.
  public init(root: String, track: Track) {
    self.root = root
    self.track = track
  }

  /// The copy that the running tests were built from, with the track that `TRACK` names.
  public static let ofThisProcess: Workplace = {
    let environment = ProcessInfo.processInfo.environment
    let track = environment["LESSON"] == "kit" ? "Solutions" : environment["TRACK"] ?? ""
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    return Workplace(root: root.path, track: Track(rawValue: track) ?? .lessons)
  }()

  /// A lesson's folder in this track, relative to the package's.
  public func folder(of lesson: Lesson) -> String {
    let base = track == .starters ? ".workshop/starters" : track.rawValue
    return "\(base)/\(lesson.folder)"
  }

  /// The file that the learner edits for an exercise, relative to the package's folder; the one
  /// with the suite where there are several.
  public func mainFile(of exercise: Exercise, in lesson: Lesson) -> String {
    let suite = exercise.suites.first?.name ?? ""
    let file =
      exercise.files.first { $0.hasSuffix("/\(suite).swift") } ?? exercise.files.first ?? ""
    return "\(folder(of: lesson))/\(file)"
  }

  /// The first file with code under test that is not as it was given, relative to the package's
  /// folder. White space does not count, and neither do files that the learner is to edit.
  public func changedCode(of exercise: Exercise, in lesson: Lesson) -> String? {
    let given = Workplace(root: root, track: .solutions).folder(of: lesson)
    let fixed = exercise.code.filter { !exercise.files.contains($0) }
    let changed = fixed.first { file in
      guard let reference = text(of: "\(given)/\(file)") else { return false }
      return text(of: "\(folder(of: lesson))/\(file)") != reference
    }
    return changed.map { "\(folder(of: lesson))/\($0)" }
  }

  /// A module of the kit's that a learner's file imports, and that knows what is planted.
  func importedKitModule(in exercise: Exercise, of lesson: Lesson) -> String? {
    let known = ["PlantedBugs", "ChildSupport", "ChildSupportC", "Grading", "GradingC"]
    let ofLesson = ["Bugs", "Exercises"].map { "\(lesson.name)\($0)" }
    for line in sourceTexts(of: exercise.files, in: lesson).flatMap(\.text.lines) {
      let words = line.split { $0 == " " || $0 == "\t" || $0 == "." || $0 == ";" }
      guard words.contains("import") else { continue }
      if let module = words.first(where: { (known + ofLesson).contains(String($0)) }) {
        return String(module)
      }
    }
    return nil
  }

  /// A file's text without white space; `nil` where there is no file.
  private func text(of file: String) -> String? {
    FileManager.default.contents(atPath: absolute(file)).map { data in
      String(decoding: data, as: UTF8.self).filter { !$0.isWhitespace && $0 != "\u{FEFF}" }
    }
  }

  /// The absolute path of a file that is given relative to the package's folder.
  public func absolute(_ path: String) -> String { "\(root)/\(path)" }
}
