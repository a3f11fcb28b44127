import Foundation

/// Keeps reports to itself while somebody reads a default value only to override it.
final class Silence: @unchecked Sendable {
  @TaskLocal static var current: Silence?

  private let lock = NSLock()
  private var wasBroken = false

  /// Whether something would have been reported.
  var keptAReport: Bool { lock.withLock { wasBroken } }

  func noteReport() {
    lock.withLock { wasBroken = true }
  }
}
