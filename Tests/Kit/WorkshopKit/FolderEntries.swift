import Foundation

/// Everything in a folder and below, hidden things apart: also what Foundation passes over, which is
/// what cannot be read, what is no file, and what has a name that is no text.
struct FolderEntries {
  struct Entry {
    /// Relative to the workshop's folder; with a mark for each byte of the name that is no text.
    var path: String
    var isText: Bool
    /// What it is, links not followed; `nil` for a name that is no text.
    var type: mode_t?
  }

  private(set) var all: [Entry] = []

  /// - Parameter name: What the workshop's folder is called in a complaint.
  /// - Throws: `Stop` when a folder cannot be read.
  init(of folder: String, in kit: Kit, called name: String? = nil) throws {
    for bytes in try Self.names(
      in: kit.path(folder),
      called: name.map { "\($0)/\(folder)" } ?? folder
    )
    where bytes.first != UInt8(ascii: ".") {
      let text = String(validating: bytes, as: UTF8.self)
      let path = "\(folder)/\(text ?? String(decoding: bytes, as: UTF8.self))"
      var info = stat()
      guard text != nil, lstat(kit.path(path), &info) == 0 else {
        if text == nil { all.append(Entry(path: path, isText: false)) }
        continue
      }
      let type = info.st_mode & S_IFMT
      all.append(Entry(path: path, isText: true, type: type))
      if type == S_IFDIR { all += try FolderEntries(of: path, in: kit, called: name).all }
    }
  }

  private static func names(in path: String, called name: String) throws -> [[UInt8]] {
    guard let folder = opendir(path) else {
      if [ENOENT, ENOTDIR].contains(errno) { return [] }
      throw Stop.cannotRead(name, errno)
    }
    defer { closedir(folder) }
    var names: [[UInt8]] = []
    while let entry = readdir(folder) {
      let bytes = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      if bytes != [46] && bytes != [46, 46] { names.append(bytes) }
    }
    return names.sorted { $0.lexicographicallyPrecedes($1) }
  }
}
