import Foundation
import PlantedBugs

/// What goes into a bundle: the kit as it was given, and nothing that the learner has changed.
struct BundleContents {
  let kit: Kit
  var hasSolutions = true

  /// For each file of the bundle the one that it is a copy of; both relative to the kit's folder.
  ///
  /// - Throws: `Stop` when something is not there, or not known to git.
  func sources() throws -> [String: String] {
    let known = Set(KitFiles(kit: kit).handedOn())
    let lessons = try lessonSources(known: known)
    var sources = lessons
    let shared = Set(lessons.values)
    for file in known where isAsItStands(file, shared: shared) { sources[file] = file }
    for (_, source) in sources.sorted(by: { $0.key < $1.key }) { try prove(source) }
    return sources
  }

  /// A lesson's code and tests as given, and its texts.
  private func lessonSources(known: Set<String>) throws -> [String: String] {
    var sources: [String: String] = [:]
    for lesson in kit.lessons {
      let given = StarterTree(kit: kit).sources(of: lesson)
      for file in lesson.exercises.flatMap({ $0.files + $0.code }) {
        let source = given[file] ?? "Solutions/\(lesson.folder)/\(file)"
        try prove(source)
        guard !known.contains(source) else { continue }
        throw Stop(
          .kitFailed,
          "git does not know \(source), so it would be missing in the bundle. Add it with "
            + "'git add', then try again."
        )
      }
      for (file, source) in given where known.contains(source) {
        sources["Lessons/\(lesson.folder)/\(file)"] = source
      }
      for text in ["README.md", "HINTS.md"].map({ "Lessons/\(lesson.folder)/\($0)" }) {
        sources[text] = text
      }
    }
    return sources
  }

  /// Whether a file goes into the bundle from its own place.
  ///
  /// - Parameter shared: Files that lessons have been given a copy of.
  private func isAsItStands(_ file: String, shared: Set<String>) -> Bool {
    let parts = file.split(separator: "/").map(String.init)
    let isInLesson = parts.count > 2 && kit.lessons.contains { $0.folder == parts[1] }
    switch parts[0] {
    case "Lessons":
      return parts.count == 2 || isInLesson && !["Sources", "Tests"].contains(parts[2])
        || KitFiles.isLibrary(file)
    case "Solutions":
      return file != LeftOutSolutions.marker && (hasSolutions || shared.contains(file))
    case "Tests":
      // The lazy answers are answers, too, and a learner's way shows them. Only LESSON=kit builds
      // either.
      let isAnswer = isInLesson && parts[2] == "HappyPath" || file.hasPrefix(Self.way)
      return hasSolutions || !isAnswer
    case "slides":
      // Decks show answers, and an instructor's page tells them.
      return hasSolutions || file.hasPrefix(Self.cheatSheet)
    default:
      return true
    }
  }

  private static let way = "Tests/Kit/LearnersWayTests/"
  private static let cheatSheet = "slides/cheat-sheet."

  private func prove(_ source: String) throws {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: kit.path(source), isDirectory: &isFolder) else {
      throw Stop(
        .kitFailed,
        "\(source) is missing, so the bundle would be incomplete. Restore it, for example with git, "
          + "or begin with a fresh copy of the kit."
      )
    }
    guard !isFolder.boolValue else {
      throw Stop(
        .kitFailed,
        "\(source) is a link to a folder, which a bundle cannot hold. Put the folder itself there."
      )
    }
  }
}
