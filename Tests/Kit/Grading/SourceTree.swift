import Foundation

/// The package's files at one moment, to see whether a suite writes among them.
struct SourceTree: Sendable {
  private struct Stamp: Equatable {
    var modified: Date?
    var bytes: Int?
  }

  private var stamps: [String: Stamp] = [:]

  /// Reads the folder; whatever begins with a dot is left out, builds and git among it.
  init(root: String) {
    let keys: Set<URLResourceKey> = [.contentModificationDateKey, .fileSizeKey, .isDirectoryKey]
    let url = URL(fileURLWithPath: root)
    let files = FileManager.default.enumerator(
      at: url,
      includingPropertiesForKeys: Array(keys),
      options: [.skipsHiddenFiles]
    )
    for case let file as URL in files ?? .init() {
      let values = try? file.resourceValues(forKeys: keys)
      guard values?.isDirectory != true else { continue }
      let path = String(file.path.dropFirst(root.count + 1))
      stamps[path] = Stamp(modified: values?.contentModificationDate, bytes: values?.fileSize)
    }
  }

  /// The files that are new, changed, or gone since an earlier moment.
  ///
  /// A learner may save while a suite runs. So a Swift file that changed or is gone is not counted
  /// (some editors save by renaming), and neither are the names of editors' own temporary files.
  func changes(since earlier: SourceTree) -> [String] {
    let paths = Set(stamps.keys).union(earlier.stamps.keys)
    return paths.filter { path in
      guard stamps[path] != earlier.stamps[path], !isEditorFile(path) else { return false }
      return earlier.stamps[path] == nil || !path.hasSuffix(".swift")
    }.sorted()
  }

  private func isEditorFile(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    return name.hasSuffix("~") || name.hasPrefix("#") || name.allSatisfy(\.isNumber)
  }
}
