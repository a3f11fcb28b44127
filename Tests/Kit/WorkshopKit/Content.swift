import Foundation
import Grading
import PlantedBugs

/// What stands at a path: a file or a link. Bytes are never taken for text.
enum Content: Equatable, Sendable {
  /// A file. Without a mode it has the one of the file that it replaces.
  case file(Data, mode: mode_t?)
  case link(to: String)

  /// What stands there now; `nil` for nothing.
  ///
  /// - Throws: `Stop` for a folder, a device, or what cannot be read.
  static func at(_ path: String, called name: String) throws -> Content? {
    var info = stat()
    guard lstat(path, &info) == 0 else {
      if [ENOENT, ENOTDIR].contains(errno) { return nil }
      throw Stop.cannotRead(name, errno)
    }
    switch info.st_mode & S_IFMT {
    case S_IFREG:
      guard let data = FileManager.default.contents(atPath: path) else {
        throw Stop.cannotRead(name, EACCES)
      }
      return .file(data, mode: info.st_mode & 0o7777)
    case S_IFLNK:
      return .link(to: try FileManager.default.destinationOfSymbolicLink(atPath: path))
    default:
      throw Stop.isNoFile(name, info.st_mode)
    }
  }

  /// Whether this is in place already. Where no mode is asked for, any will do.
  func isSame(as current: Content?) -> Bool {
    guard case .file(let data, mode: nil) = self, case .file(let other, _)? = current else {
      return self == current
    }
    return data == other
  }

  /// What it looks like once it has taken the place of something else.
  func replacing(_ old: Content?) -> Content {
    guard case .file(let data, mode: nil) = self else { return self }
    if case .file(_, let mode)? = old { return .file(data, mode: mode) }
    return .file(data, mode: 0o644)
  }

  /// Tells it from any other content.
  var fingerprint: String {
    switch self {
    case .file(let data, let mode):
      "file \(String(mode ?? 0, radix: 8)) \(data.count) \(String(stableHash(data), radix: 16))"
    case .link(let target): "link \(target)"
    }
  }

  /// Writes it to a path where nothing is, and waits until it is on the disk.
  ///
  /// - Throws: `Stop` when that fails, on a full disk for example.
  func write(to path: String, called name: String) throws {
    switch self {
    case .link(let target):
      guard symlink(target, path) == 0 else { throw Stop.cannotWrite(name, errno) }
    case .file(let data, let mode):
      let file = open(path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
      guard file >= 0 else { throw Stop.cannotWrite(name, errno) }
      defer { close(file) }
      guard data.withUnsafeBytes({ writeAll($0, to: file) }), fchmod(file, mode ?? 0o644) == 0,
        fsync(file) == 0
      else { throw Stop.cannotWrite(name, errno) }
    }
  }

  private func writeAll(_ bytes: UnsafeRawBufferPointer, to file: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = Foundation.write(
        file,
        UnsafeRawBufferPointer(rebasing: rest).baseAddress,
        rest.count
      )
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}

/// Whether anything is at a path; a link counts, wherever it leads.
func isThere(_ path: String) -> Bool {
  var info = stat()
  return lstat(path, &info) == 0
}

/// Waits until what was written is on the disk. Where that is not possible, nothing else is either.
func synchronize(_ path: String) {
  let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
  guard file >= 0 else { return }
  _ = fsync(file)
  close(file)
}

extension Stop {
  static func isNoFile(_ name: String, _ mode: mode_t) -> Stop {
    let what = mode & S_IFMT == S_IFDIR ? "a folder" : "no regular file"
    return Stop(
      .kitFailed,
      "\(name) is \(what), where a file belongs. Nothing was changed. Move it away, then try again."
    )
  }

  static func cannotRead(_ name: String, _ number: Int32) -> Stop {
    Stop(
      .kitFailed,
      "\(name) could not be read (\(systemMessage(number))). Nothing was changed. Fix its permissions, "
        + "then try again."
    )
  }

  static func cannotWrite(_ name: String, _ number: Int32) -> Stop {
    Stop(
      .kitFailed,
      "\(name) could not be written (\(systemMessage(number))). Nothing was changed. "
        + "\(remedy(for: number)), then try again."
    )
  }
}

/// What helps against an error of the system.
func remedy(for number: Int32) -> String {
  switch number {
  case ENOENT, ENOTDIR, EISDIR, EEXIST, ENOTEMPTY, EBUSY:
    "Something was moved or put there at the same moment: look that every file and folder is where it "
      + "belongs"
  case EACCES, EPERM, EROFS: "Fix the permissions"
  case ENOSPC, EDQUOT, EFBIG: "Free some space"
  default: "Free some space or fix the permissions"
  }
}
