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

  /// The files that are new, or changed, since an earlier moment.
  ///
  /// A learner may save while a suite runs. So a Swift file that changed is not counted, and
  /// neither are the names that editors give to their own temporary files.
  func changes(since earlier: SourceTree) -> [String] {
    stamps.compactMap { path, stamp in
      guard let before = earlier.stamps[path] else { return isEditorFile(path) ? nil : path }
      return before == stamp || path.hasSuffix(".swift") ? nil : path
    }.sorted()
  }

  private func isEditorFile(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    return name.hasSuffix("~") || name.hasPrefix("#") || name.allSatisfy(\.isNumber)
  }
}
