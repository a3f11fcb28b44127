import Foundation

/// Lets one tool at a time build, grade, and change files in a copy of the kit: a build replaces the
/// programs that another grading is about to start.
struct WorkLock: Sendable {
  private let file: Int32

  /// Waits until no other tool is at work here. The lock goes with the process, however it ends.
  ///
  /// - Returns: The lock; `nil` where nothing can be written or locked (some network folders): go on
  ///   as if alone.
  @discardableResult
  static func take(in kit: Kit, console: Console) async throws -> WorkLock? {
    guard let file = opened("lock", in: kit) else { return nil }
    var saidSo = false
    while flock(file, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK else {
        close(file)
        return nil
      }
      if !saidSo { console.note("Another workshop is at work in this folder; waiting for it …") }
      saidSo = true
      do { try await Task.sleep(for: .milliseconds(100)) } catch {
        close(file)
        throw error
      }
    }
    return WorkLock(file: file)
  }

  /// Keeps others from doing the same meanwhile; they do not wait, but hear the reason.
  ///
  /// - Parameter name: a file's in `.workshop`.
  /// - Throws: `Stop` with the reason when somebody is at it.
  static func takeAtOnce(_ name: String, in kit: Kit, reason: String) throws -> WorkLock? {
    guard let file = opened(name, in: kit) else { return nil }
    if flock(file, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
      close(file)
      throw Stop(.kitFailed, reason)
    }
    return WorkLock(file: file)
  }

  private static func opened(_ name: String, in kit: Kit) -> Int32? {
    try? kit.makeFolder(".workshop")
    let file = open(kit.path(".workshop/\(name)"), O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
    return file >= 0 ? file : nil
  }

  /// Lets the next one begin, whoever inherited the open file.
  func release() {
    flock(file, LOCK_UN)
    close(file)
  }
}
