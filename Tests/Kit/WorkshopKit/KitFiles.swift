import Foundation

/// The files that belong to the kit itself.
struct KitFiles {
  let kit: Kit

  /// What may stand at the top level.
  static let topLevel: Set<String> = [
    "Package.swift", "Lessons", "Solutions", "Tests", "slides", "README.md", "CONTRIBUTING.md",
    "LICENSE", "CHANGELOG.md", ".gitignore", ".gitattributes", ".swift-format", ".editorconfig",
    ".ci", ".github", ".vscode", ".devcontainer", ".spi.yml",
  ]

  /// Whether a file belongs to the library that a lesson builds on: it stands in `Lessons`, for it is
  /// to be read, and is the kit's own all the same.
  static func isLibrary(_ file: String) -> Bool {
    file.wholeMatch(of: /Lessons\/[^\/]+\/Dependencies\/.+/) != nil
  }

  /// What to hand on: the files that git knows; without git, those that belong here by their place,
  /// and are neither hidden nor built. Relative to the kit's folder and sorted.
  func handedOn() -> [String] {
    let known = kit.git(["ls-files", "--cached", "-z"])?.split(separator: "\u{0}").map(String.init)
    // The kit may lie inside of somebody's own repository, which knows nothing of it.
    if let known, known.contains("Package.swift") { return Set(known).sorted() }
    return Self.topLevel.flatMap(files).sorted()
  }

  /// A file, or everything in a folder, links among them.
  private func files(at top: String) -> [String] {
    let attributes = try? FileManager.default.attributesOfItem(atPath: kit.path(top))
    guard let type = attributes?[.type] as? FileAttributeType else { return [] }
    guard type == .typeDirectory else { return [top] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: kit.path(top))) ?? []
    return names.filter { !Self.isLeftOver($0) }.flatMap { files(at: "\(top)/\($0)") }
  }

  private static func isLeftOver(_ name: String) -> Bool {
    name.hasPrefix(".") || ["__pycache__", "DerivedData"].contains(name)
      || name.hasSuffix(".profraw") || name.hasSuffix(".xcodeproj")
  }
}
