/// The package's files at one moment, to see whether a suite writes among them.
struct SourceTree: Sendable {
  private let root: String
  private let stamps: FileStamps

  /// Reads the folder; whatever begins with a dot is left out, builds and git among it.
  init(root: String) {
    self.root = root
    stamps = FileStamps(of: [root])
  }

  /// The files that are new, changed, or gone since an earlier moment, relative to the folder.
  ///
  /// A learner may save while a suite runs. So a Swift file that changed or is gone is not counted
  /// (some editors save by renaming), and neither are the names of editors' own temporary files, nor
  /// what judges keep, should the folder for temporary files lie in the package.
  func changes(since earlier: SourceTree) -> [String] {
    let counted = stamps.changes(since: earlier.stamps).filter { path in
      guard !FileStamps.isByEditor(path), !path.contains("/\(RunFolder.prefix)") else {
        return false
      }
      return earlier.stamps.stamps[path] == nil || !path.hasSuffix(".swift")
    }
    return counted.map { String($0.dropFirst(root.count + 1)) }.sorted()
  }
}
