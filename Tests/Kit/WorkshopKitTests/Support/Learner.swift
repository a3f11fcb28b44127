import Foundation
import PlantedBugs

@testable import Grading
@testable import WorkshopKit

/// Somebody with a complete workshop: made-up lessons as given, their starters, and solutions.
struct Learner {
  let folder: TemporaryFolder
  var lessons = madeUpLessons
  var track = Workplace.Track.lessons

  static let menu = "Lessons/01-Cafe/Tests/MenuTests.swift"
  static let bill = "Lessons/01-Cafe/Tests/BillTests.swift"
  static let stove = "Lessons/02-Kitchen/Tests/StoveTests.swift"
  static let code = "Lessons/01-Cafe/Sources/Menu.swift"

  /// - Parameter inWholeKit: Whether the folder is also known as a workshop from outside.
  init(inWholeKit: Bool = false) throws {
    folder = try TemporaryFolder()
    try folder.layOut(lessons)
    guard inWholeKit else { return }
    try folder.write("", to: "Package.swift")
    try folder.write("", to: "Tests/Kit/workshop/main.swift")
  }

  var kit: Kit { Kit(root: folder.path, track: track, lessons: lessons) }

  struct Answer: Equatable {
    var code: ExitCode
    var lines: [String]
    var notes = ""
  }

  /// What a call says, without its complaint: that is thrown.
  @discardableResult
  func call(_ words: String..., width: Int = 80) async throws -> Answer {
    let transcript = Transcript()
    let call = try Call(parsing: words)
    let code = try await Workshop.answer(call, in: kit, console: transcript.console(width: width))
    return Answer(code: code, lines: transcript.lines, notes: transcript.error)
  }

  /// The begin of every call of the tool.
  func recover(isRequired: Bool = false) async throws -> String {
    let transcript = Transcript()
    try await Recovery(kit: kit, console: transcript.console()).run(
      isRequired: isRequired
    )
    return transcript.error
  }

  /// All that stands in `Lessons`: for each path its mode and content, or where a link leads.
  var files: [String: String] { folder.tree("Lessons") }

  func write(_ text: String, to file: String, mode: Int? = nil) throws {
    try folder.write(text, to: file)
    guard let mode else { return }
    try FileManager.default.setAttributes(
      [.posixPermissions: mode],
      ofItemAtPath: "\(folder.path)/\(file)"
    )
  }

  func link(_ file: String, to target: String) throws {
    try? folder.remove(file)
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/\(file)",
      withDestinationPath: target
    )
  }

  func isThere(_ file: String) -> Bool { WorkshopKit.isThere("\(folder.path)/\(file)") }
}

extension TemporaryFolder {
  /// Writes lessons as given, with starters and solutions.
  func layOut(_ lessons: [Lesson]) throws {
    for lesson in lessons {
      for exercise in lesson.exercises {
        for file in exercise.files {
          try write("given \(file)", to: "Lessons/\(lesson.folder)/\(file)")
          try write("given \(file)", to: "Tests/\(lesson.folder)/Starters/\(file)")
          try write("solved \(file)", to: "Solutions/\(lesson.folder)/\(file)")
        }
        for file in lesson.fixedCode(of: exercise) {
          try write("code \(file)", to: "Lessons/\(lesson.folder)/\(file)")
          try write("code \(file)", to: "Solutions/\(lesson.folder)/\(file)")
        }
      }
      for text in ["README.md", "HINTS.md"] {
        try write("text", to: "Lessons/\(lesson.folder)/\(text)")
      }
    }
  }

  /// Everything below a folder but folders.
  func tree(_ top: String) -> [String: String] {
    let all = (try? FileManager.default.subpathsOfDirectory(atPath: "\(path)/\(top)")) ?? []
    var found: [String: String] = [:]
    for name in all {
      let place = "\(path)/\(top)/\(name)"
      var info = stat()
      guard lstat(place, &info) == 0, info.st_mode & S_IFMT != S_IFDIR else { continue }
      let mode = String(info.st_mode & 0o7777, radix: 8)
      let link = try? FileManager.default.destinationOfSymbolicLink(atPath: place)
      let bytes = FileManager.default.contents(atPath: place).map { [UInt8]($0) } ?? []
      found["\(top)/\(name)"] = link.map { "-> \($0)" } ?? "\(mode) \(bytes)"
    }
    return found
  }
}
