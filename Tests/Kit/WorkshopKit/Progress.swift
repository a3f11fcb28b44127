import Foundation
import Grading
import PlantedBugs

/// What the tool remembers between calls: results of real gradings and the hints that were shown.
///
/// It is kept in `.workshop/progress.json`, which git ignores.
struct Progress: Codable, Sendable {
  /// The form of the file.
  private(set) var version = Self.currentVersion
  private(set) var exercises: [String: Entry] = [:]

  struct Entry: Codable, Sendable {
    /// The last result; `nil` while the exercise was never graded.
    var result: Result?
    /// How many hints were shown.
    var hintsShown = 0
    /// The digests of the files with which it was passed, the latest last. What is undone is
    /// recognized by them, and what was passed once keeps its solution open.
    var passedDigests: [String]?

    var wasPassed: Bool { passedDigests?.isEmpty == false }

    mutating func remember(passed digests: [String]) {
      let others = (passedDigests ?? []).filter { !digests.contains($0) }
      passedDigests = (others + digests).suffix(Self.mostDigests)
    }

    private static let mostDigests = 50
  }

  struct Result: Codable, Sendable {
    var passed: Bool
    /// `nil` when the suite was not sound, so that no bug could be judged.
    var bugsCaught: Int?
    /// Of the lesson's files, as they were graded.
    var digest: String
  }

  /// Where an exercise stands.
  enum State: Equatable {
    case notTried
    case passed
    /// The files are the solution's, and nobody has passed with them.
    case solved
    case notPassed(bugsCaught: Int?)
    /// It was graded, but the files are not the ones that were graded.
    case changed(passedBefore: Bool)
  }

  func entry(of exercise: Exercise) -> Entry { exercises[exercise.number] ?? Entry() }

  /// - Parameters:
  ///   - digest: Of the exercise's files as they are now.
  ///   - isSolution: Whether they are those of the solution.
  func state(of exercise: Exercise, digest: String, isSolution: Bool = false) -> State {
    let entry = entry(of: exercise)
    // Of the same text, the last grading counts.
    let hasFailed = entry.result?.digest == digest && entry.result?.passed == false
    if !hasFailed, entry.passedDigests?.contains(digest) == true { return .passed }
    if isSolution { return .solved }
    guard let result = entry.result else { return .notTried }
    guard result.digest == digest else { return .changed(passedBefore: entry.wasPassed) }
    return .notPassed(bugsCaught: result.bugsCaught)
  }

  mutating func record(_ report: ExerciseReport, digest: String) {
    var entry = entry(of: report.exercise)
    if report.isPassed { entry.remember(passed: [digest]) }
    entry.result = Result(
      passed: report.isPassed,
      bugsCaught: report.invalidity == nil ? report.bugsCaught : nil,
      digest: digest
    )
    exercises[report.exercise.number] = entry
  }

  mutating func showHints(_ count: Int, for exercise: Exercise) {
    exercises[exercise.number, default: Entry()].hintsShown = count
  }

  /// Adds what another copy of the workshop remembers. Nothing of this one is lost, apart from a
  /// result that no longer holds while the other one does.
  ///
  /// - Parameter digests: Of each exercise's files as they are now.
  mutating func merge(_ other: Progress, digests: [String: String]) {
    for (number, theirs) in other.exercises {
      var entry = exercises[number] ?? Entry()
      entry.hintsShown = max(entry.hintsShown, theirs.hintsShown)
      entry.remember(passed: theirs.passedDigests ?? [])
      let holds = { (result: Result?) in result != nil && result?.digest == digests[number] }
      if entry.result == nil || holds(theirs.result) && !holds(entry.result) {
        entry.result = theirs.result
      }
      exercises[number] = entry
    }
  }

  // MARK: The file

  static let currentVersion = 1
  private static let file = ".workshop/progress.json"

  /// What was kept. A file that cannot be read counts as none: results can be had again.
  static func load(from kit: Kit) -> Progress {
    guard
      let data = FileManager.default.contents(atPath: kit.path(file)),
      var progress = try? JSONDecoder().decode(Progress.self, from: data),
      progress.version == currentVersion
    else { return Progress() }
    for (number, entry) in progress.exercises {
      // Whoever wrote the file: a number that can be counted on from.
      progress.exercises[number]?.hintsShown = min(max(0, entry.hintsShown), 1000)
    }
    return progress
  }

  /// Changes what is kept. A newer version of the tool finds its own file again, beside it.
  ///
  /// - Throws: `Stop` when the file cannot be written.
  static func update(in kit: Kit, _ change: (inout Progress) -> Void) throws {
    var progress = load(from: kit)
    change(&progress)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try kit.makeFolder(".workshop")
    try keepNewerFile(in: kit)
    try kit.write(try encoder.encode(progress), to: kit.path(file))
  }

  private static func keepNewerFile(in kit: Kit) throws {
    struct Form: Decodable { var version: Int }
    guard
      let data = FileManager.default.contents(atPath: kit.path(file)),
      let form = try? JSONDecoder().decode(Form.self, from: data),
      form.version > currentVersion
    else { return }
    try kit.write(data, to: kit.path(".workshop/progress.version\(form.version).json"))
  }
}

extension Kit {
  /// What decides whether a result still holds: an exercise's own files and the code that they test.
  func digest(of assignment: Assignment) -> String {
    let learner = Workplace(root: root, track: .lessons)
    let folder = learner.folder(of: assignment.lesson)
    let exercise = assignment.exercise
    let files = assignment.lesson.fixedCode(of: exercise) + exercise.files
    return digest(of: files.sorted().map { "\(folder)/\($0)" })
  }

  /// - Throws: `Stop` when it cannot be made.
  func makeFolder(_ relative: String) throws {
    do {
      try FileManager.default.createDirectory(
        atPath: path(relative),
        withIntermediateDirectories: true
      )
    } catch {
      // Foundation has no words for a file in the place of a folder.
      let isFile = errorOfStat(path(relative)).map { $0 == ENOTDIR } ?? true
      throw cannotWrite(path(relative), isFile ? POSIXError(.ENOTDIR) : error)
    }
  }

  /// Writes a file whole or not at all.
  ///
  /// - Throws: `Stop` when it cannot be written.
  func write(_ data: Data, to path: String) throws {
    do { try data.write(to: URL(fileURLWithPath: path), options: .atomic) } catch {
      var isFolder: ObjCBool = false
      let isThere = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      if isThere && isFolder.boolValue { throw cannotWrite(path, POSIXError(.EISDIR)) }
      throw cannotWrite(path, errorOfStat(path) == ENOTDIR ? POSIXError(.ENOTDIR) : error)
    }
  }

  /// Why nothing can be told about a path; `nil` when something is there.
  private func errorOfStat(_ path: String) -> Int32? {
    var info = stat()
    return stat(path, &info) == 0 ? nil : errno
  }

  func cannotWrite(_ path: String, _ error: any Error) -> Stop {
    Stop(.kitFailed, KitError.cannotWrite(path, reason: plainReason(of: error)).description)
  }
}
