import Foundation
import GradingC
import Synchronization

/// Where one run of a suite may write: a temporary directory, a home and a folder to start in, all
/// of its own, and beside them the files that the judge reads.
struct RunFolder: Sendable {
  let path: String

  var temporary: String { "\(path)/tmp" }
  var home: String { "\(path)/home" }
  var start: String { "\(path)/start" }
  var results: String { "\(path)/results.jsonl" }
  var reached: String { "\(path)/reached.txt" }
  var output: String { "\(path)/output.txt" }
  var profile: String { "\(path)/coverage.profraw" }

  /// Makes a fresh folder.
  ///
  /// - Throws: `KitError.cannotWrite`.
  init() throws {
    path = "\(try Self.root())/run-\(Self.nextNumber())"
    for folder in [temporary, home, start] {
      try Self.makeFolder(folder)
    }
    try putStrangersFile()
  }

  /// What a suite left behind, relative to the folder it was left in.
  var leftovers: [String] {
    [temporary, start].flatMap { folder in
      (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    }.filter { $0 != Self.strangersFile }.sorted()
  }

  /// Ends what left the session of its run: it still carries the run's folder in its environment.
  func endEscaped() {
    _ = workshop_kill_marked("\(path)/")
  }

  /// Removes the folder; what cannot be removed goes with the root, or with the machine's own
  /// cleaning of temporary files.
  func remove() {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Makes sure that there is room to write. A full disk must not look like a learner's mistake.
  ///
  /// - Throws: `KitError.cannotWrite`.
  static func proveWritable() throws {
    let probe = "\(try root())/probe"
    let text = Data(repeating: 0x2E, count: 64 * 1024)
    do { try text.write(to: URL(fileURLWithPath: probe)) } catch { throw cannotWrite(probe, error) }
    try? FileManager.default.removeItem(atPath: probe)
  }

  /// A fresh path for what a program prints.
  ///
  /// - Throws: `KitError.cannotWrite`.
  static func fileForOutput() throws -> String {
    "\(try root())/output-\(nextNumber()).txt"
  }

  /// Makes a folder for something else than a run.
  ///
  /// - Throws: `KitError.cannotWrite`.
  static func freshFolder() throws -> String {
    let folder = "\(try root())/folder-\(nextNumber())"
    try makeFolder(folder)
    return folder
  }

  /// Ends what still escaped, and removes all runs of this process.
  static func removeAll() {
    guard let root = existingRoot.withLock({ $0 }) else { return }
    _ = workshop_kill_marked("\(root)/")
    // Another thread may still remove its own file, or make one: removing a folder stops at the first
    // surprise, so it takes more than one attempt.
    for _ in 0..<20 where FileManager.default.fileExists(atPath: root) {
      try? FileManager.default.removeItem(atPath: root)
    }
  }

  private static func nextNumber() -> Int {
    counter.withLock { counter in
      counter += 1
      return counter
    }
  }

  private static let counter = Mutex(0)
  private static let existingRoot = Mutex<String?>(nil)

  private static func root() throws -> String {
    try existingRoot.withLock { existing in
      if let existing { return existing }
      let base = FileManager.default.temporaryDirectory.standardizedFileURL.path
      let root = try makeRoot(in: base)
      atexit { RunFolder.removeAll() }
      existing = root
      return root
    }
  }

  /// Makes the folder for all runs of this process.
  ///
  /// - Throws: `KitError.cannotWrite`.
  static func makeRoot(in base: String) throws -> String {
    removeAbandoned(in: base)
    let root = "\(base)/\(prefix)\(getpid())-\(UInt32.random(in: .min ... .max))"
    try makeFolder(root)
    return root
  }

  /// What the folders of all judges' runs begin with.
  static let prefix = "workshop-run-"

  /// A judge that was killed could not clean up. The next one does it.
  private static func removeAbandoned(in base: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: base)) ?? []
    for name in names where name.hasPrefix(prefix) {
      let owner = name.dropFirst(prefix.count).prefix { $0.isNumber }
      guard let process = Int32(owner), kill(process, 0) != 0, errno == ESRCH else { continue }
      _ = workshop_kill_marked("\(base)/\(name)/")
      try? FileManager.default.removeItem(atPath: "\(base)/\(name)")
    }
  }

  private static func makeFolder(_ path: String) throws {
    do {
      try FileManager.default.createDirectory(
        atPath: path,
        withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700]
      )
    } catch { throw cannotWrite(path, error) }
  }

  fileprivate static func cannotWrite(_ path: String, _ error: any Error) -> KitError {
    .cannotWrite(path, reason: plainReason(of: error))
  }
}

// On a learner's machine many programs use the temporary directory; here one file stands for them.
extension RunFolder {
  /// A file in the temporary directory that was there before the suite, and is none of its business.
  static let strangersFile = "somebody-elses-file.txt"

  private static let strangersText = Data("Here before the tests, and here after them.\n".utf8)

  fileprivate func putStrangersFile() throws {
    let path = "\(temporary)/\(Self.strangersFile)"
    do { try Self.strangersText.write(to: URL(fileURLWithPath: path)) } catch {
      throw Self.cannotWrite(path, error)
    }
  }

  /// Whether the suite has removed or changed it.
  var strangersFileIsDisturbed: Bool {
    let path = "\(temporary)/\(Self.strangersFile)"
    return FileManager.default.contents(atPath: path) != Self.strangersText
  }
}

/// A fresh folder for temporary files. It goes with this process at the latest.
///
/// - Throws: `KitError.cannotWrite`.
public func freshFolder() throws -> String { try RunFolder.freshFolder() }

/// The cause of a failed file operation in a few words.
public func plainReason(of error: any Error) -> String {
  let error = error as NSError
  if let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError,
    cause.domain == NSPOSIXErrorDomain
  {
    return systemMessage(Int32(cause.code))
  }
  if error.domain == NSPOSIXErrorDomain { return systemMessage(Int32(error.code)) }
  switch CocoaError.Code(rawValue: error.code) {
  case .fileWriteOutOfSpace: return systemMessage(ENOSPC)
  case .fileWriteNoPermission, .fileReadNoPermission: return systemMessage(EACCES)
  case .fileWriteVolumeReadOnly: return systemMessage(EROFS)
  case .fileReadNoSuchFile, .fileNoSuchFile: return systemMessage(ENOENT)
  default: return error.localizedDescription
  }
}
