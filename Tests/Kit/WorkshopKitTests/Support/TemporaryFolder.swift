import Foundation
import PlantedBugs

@testable import Grading
@testable import WorkshopKit

/// A folder of a test's own, gone when the test is over. Those of a run that was ended from outside, the
/// next run removes.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    _ = Self.abandonedAreGone
    let name = "\(Self.prefix)\(getpid())-\(UUID())"
    let url = FileManager.default.temporaryDirectory.appending(path: name)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.resolvingSymlinksInPath().path
  }

  private static let prefix = "workshop-kit-tests-"

  private static let abandonedAreGone: Void = RunFolder.removeAbandoned(
    prefix,
    in: FileManager.default.temporaryDirectory.path
  )

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file, and the folders above it.
  func write(_ text: String, to file: String) throws {
    let url = URL(fileURLWithPath: "\(path)/\(file)")
    let folder = url.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func read(_ file: String) -> String? {
    FileManager.default.contents(atPath: "\(path)/\(file)").map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  func remove(_ file: String) throws {
    try FileManager.default.removeItem(atPath: "\(path)/\(file)")
  }

  func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "\(path)/\(folder)").sorted()
  }

  /// The folder as a workshop with made-up lessons.
  func kit(_ lessons: [Lesson] = madeUpLessons) -> Kit {
    Kit(root: path, track: .lessons, lessons: lessons)
  }
}
