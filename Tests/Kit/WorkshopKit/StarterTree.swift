import Foundation
import Grading
import PlantedBugs

/// The lessons as they were given, laid out so that they can be built beside a learner's own.
struct StarterTree {
  let kit: Kit

  /// Takes each file that a learner edits from the starters, and every other one from the
  /// solutions: those are the same in both.
  ///
  /// - Throws: `Stop` when a starter is missing or something cannot be written.
  func layOut() throws {
    for lesson in kit.lessons {
      let target = ".workshop/starters/\(lesson.folder)"
      let sources = sources(of: lesson)
      for old in kit.files(in: target) where sources[old] == nil {
        try? FileManager.default.removeItem(atPath: kit.path("\(target)/\(old)"))
      }
      for (file, source) in sources.sorted(by: { $0.key < $1.key }) {
        guard let data = FileManager.default.contents(atPath: kit.path(source)) else {
          throw Stop(.kitFailed, "\(source) is missing: a byte copy of the file as it is given.")
        }
        try update("\(target)/\(file)", data)
      }
    }
  }

  /// Where the content of each file comes from: paths relative to the lesson's folder, and to the
  /// workshop's.
  func sources(of lesson: Lesson) -> [String: String] {
    var sources: [String: String] = [:]
    let solution = "Solutions/\(lesson.folder)"
    for part in ["Sources", "Tests"] {
      for file in kit.files(in: "\(solution)/\(part)").map({ "\(part)/\($0)" }) {
        sources[file] = "\(solution)/\(file)"
      }
    }
    for file in lesson.exercises.flatMap(\.files) {
      sources[file] = "Tests/\(lesson.folder)/Starters/\(file)"
    }
    return sources
  }

  /// Leaves a file alone that is the same already, so that it need not be built again.
  private func update(_ file: String, _ data: Data) throws {
    guard FileManager.default.contents(atPath: kit.path(file)) != data else { return }
    let folder = file.split(separator: "/").dropLast().joined(separator: "/")
    try kit.makeFolder(folder)
    try kit.write(data, to: kit.path(file))
  }
}
