import Foundation

/// All files below some folders, each with what changes when it is saved. Quick enough to take many
/// times a minute.
public struct FileStamps: Equatable, Sendable {
  struct Stamp: Equatable {
    var seconds: Int
    var nanoseconds: Int
    var bytes: Int
    /// Another one when an editor saves by moving a new file over the old one.
    var number: UInt64
  }

  /// By absolute path.
  private(set) var stamps: [String: Stamp] = [:]

  /// Reads the folders. Names that begin with a dot are left out: builds, git, and what editors keep
  /// for themselves.
  public init(of folders: [String]) {
    for folder in folders { add(folder) }
  }

  /// The files that are new, changed, or gone since an earlier moment.
  func changes(since earlier: FileStamps) -> [String] {
    Set(stamps.keys).union(earlier.stamps.keys).filter { stamps[$0] != earlier.stamps[$0] }
  }

  /// Whether this is an editor's back-up copy, lock, or test whether it may write.
  static func isByEditor(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    return name.hasSuffix("~") || name.hasPrefix("#") || name.allSatisfy(\.isNumber)
  }

  private mutating func add(_ folder: String) {
    guard let stream = opendir(folder) else { return }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { addEntry("\(folder)/\(name)") }
    }
  }

  private mutating func addEntry(_ path: String) {
    var file = stat()
    // Links are not followed: one that leads upward would never end.
    guard lstat(path, &file) == 0 else { return }
    if file.st_mode & S_IFMT == S_IFDIR { return add(path) }
    #if canImport(Darwin)
      let date = file.st_mtimespec
    #else
      let date = file.st_mtim
    #endif
    stamps[path] = Stamp(
      seconds: Int(date.tv_sec),
      nanoseconds: Int(date.tv_nsec),
      bytes: Int(file.st_size),
      number: UInt64(file.st_ino)
    )
  }
}

extension FileStamps {
  /// The same, without what only editors write and no build reads.
  public func withoutEditorFiles() -> FileStamps { filter { !Self.isByEditor($0) } }

  /// Some of the files, by their paths.
  public func filter(_ isIncluded: (String) -> Bool) -> FileStamps {
    var copy = self
    copy.stamps = stamps.filter { isIncluded($0.key) }
    return copy
  }
}
