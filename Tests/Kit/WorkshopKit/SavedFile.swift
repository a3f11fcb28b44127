import Foundation
import Grading
import PlantedBugs

/// One of the learner's files as it stood on disk at some moment.
///
/// The text alone does not tell whether somebody saved: what was changed and changed back may have
/// been built in between.
struct SavedFile: Equatable, Sendable {
  let digest: String
  let date: Date?
}

extension Kit {
  /// The files that a build of a lesson reads, as they stand on disk now.
  func savedFiles(of lesson: Lesson, track: Workplace.Track) -> [String: SavedFile] {
    let names = sources(of: lesson, in: Workplace(root: root, track: track))
    let files = names.map { name in
      let attributes = try? FileManager.default.attributesOfItem(atPath: path(name))
      let date = attributes?[.modificationDate] as? Date
      return (name, SavedFile(digest: digest(of: [name]), date: date))
    }
    return Dictionary(uniqueKeysWithValues: files)
  }
  /// Makes a file look as if it were saved just now.
  func touch(_ relative: String) {
    try? FileManager.default.setAttributes(
      [.modificationDate: Date()],
      ofItemAtPath: path(relative)
    )
  }
}
