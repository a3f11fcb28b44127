import Foundation

@testable import WorkshopKit

/// A copy of the kit as somebody has it who just cloned it: every file that git knows of, and the
/// lessons as they are given.
///
/// It stays where it is, so that a second build of it takes seconds. What it holds besides its build
/// folder is brought up to date byte for byte, and what the tool remembered there is forgotten.
struct Clone {
  /// The kit.
  let root: String
  /// The copy.
  let folder: String

  init(of root: String, in folder: String) throws {
    self.root = root
    self.folder = folder
    let wanted = try sources()
    for file in Self.files(in: folder) where wanted[file] == nil { try remove(file) }
    for (file, source) in wanted { try update(file, source) }
    for kept in [".workshop", ".git"] { try remove(kept) }
  }

  func path(_ file: String) -> String { "\(folder)/\(file)" }

  func text(of file: String) throws -> String {
    try String(contentsOfFile: path(file), encoding: .utf8)
  }

  /// Saves a file, as an editor would.
  func save(_ text: String, to file: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path(file)), options: .atomic)
  }

  // MARK: What it consists of

  /// Where each file's content comes from.
  private func sources() throws -> [String: String] {
    var sources: [String: String] = [:]
    let known = knownToGit() ?? Self.files(in: root)
    for file in known where !Self.isLearners(file) { sources[file] = "\(root)/\(file)" }
    // What a learner may have changed: from the starters, or else from the solutions, which are the
    // same in everything that a learner does not edit.
    for file in sources.keys where file.hasPrefix("Solutions/") {
      let given = "Lessons/" + file.dropFirst("Solutions/".count)
      if Self.isLearners(given) { sources[given] = "\(root)/\(file)" }
    }
    for file in sources.keys {
      guard let match = file.wholeMatch(of: /Tests\/([^\/]+)\/Starters\/(.+)/) else { continue }
      sources["Lessons/\(match.1)/\(match.2)"] = "\(root)/\(file)"
    }
    return sources
  }

  /// Whether a learner works in it: `Sources` and `Tests` of a lesson.
  private static func isLearners(_ file: String) -> Bool {
    file.wholeMatch(of: /Lessons\/[^\/]+\/(Sources|Tests)\/.+/) != nil
  }

  /// `nil` without git, or where the kit lies in a folder that git leaves alone.
  private func knownToGit() -> [String]? {
    let kit = Kit(root: root, track: .lessons)
    let known = kit.git(["ls-files", "--cached", "--others", "--exclude-standard", "-z"])
    let files = known?.split(separator: "\u{0}").map(String.init) ?? []
    guard files.contains("Package.swift") else { return nil }
    return files.filter { FileManager.default.fileExists(atPath: "\(root)/\($0)") }
  }

  /// What tools keep for themselves.
  private static let ownFolders: Set<String> = [
    ".build", ".workshop", ".git", ".swiftpm", ".index-build", "DerivedData",
  ]

  /// All files below a folder, without those that tools keep for themselves.
  static func files(in folder: String) -> [String] {
    guard let walk = FileManager.default.enumerator(atPath: folder) else { return [] }
    var files: [String] = []
    while let file = walk.nextObject() as? String {
      let isFolder = walk.fileAttributes?[.type] as? FileAttributeType == .typeDirectory
      if ownFolders.contains(file) { walk.skipDescendants() }
      if !isFolder { files.append(file) }
    }
    return files
  }

  // MARK: Bringing it up to date

  /// Leaves a file alone that is the same already, so that it is not built again.
  private func update(_ file: String, _ source: String) throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: source))
    guard FileManager.default.contents(atPath: path(file)) != data else { return }
    let url = URL(fileURLWithPath: path(file))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try data.write(to: url, options: .atomic)
  }

  private func remove(_ file: String) throws {
    guard FileManager.default.fileExists(atPath: path(file)) else { return }
    try FileManager.default.removeItem(atPath: path(file))
  }
}
