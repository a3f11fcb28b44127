import Foundation

/// What stands in a file, links followed; `nil` where there is none, or something else: a pipe would
/// keep its reader waiting for ever.
public func contentsOfFile(_ path: String) -> Data? {
  guard whatStands(at: path) == .file else { return nil }
  return FileManager.default.contents(atPath: path)
}

/// What may stand where a file belongs.
public enum Standing: Sendable {
  case file, folder, nothing
  /// A pipe, a device, or a socket.
  case somethingElse

  /// What is said of a thing that is no file; `nil` for a file, and for nothing.
  public var name: String? {
    switch self {
    case .file, .nothing: nil
    case .folder: "a folder"
    case .somethingElse: "no regular file"
    }
  }
}

/// What stands at a path, links followed.
public func whatStands(at path: String) -> Standing {
  var info = stat()
  guard stat(path, &info) == 0 else { return .nothing }
  switch info.st_mode & S_IFMT {
  case S_IFREG: return .file
  case S_IFDIR: return .folder
  default: return .somethingElse
  }
}
