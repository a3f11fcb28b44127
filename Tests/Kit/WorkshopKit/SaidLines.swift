import Synchronization

/// Keeps what a console says, line by line.
final class SaidLines: Sendable {
  private let text = Mutex("")

  func add(_ more: String) { text.withLock { $0 += more } }

  var all: [String] {
    let lines = text.withLock { $0 }.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.dropLast().map(String.init)
  }
}
