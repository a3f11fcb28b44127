import Foundation
import Synchronization

/// Where the tool writes: reports to standard output, progress and complaints to standard error.
struct Console: Sendable {
  /// Whether standard output shows colors.
  var hasColor: Bool
  /// Whether progress may be shown by rewriting a line.
  let showsProgress: Bool
  /// The columns that text may take up.
  let width: Int

  init() {
    let environment = ProcessInfo.processInfo.environment
    let plain = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    let isDumb = environment["TERM"] == "dumb"
    hasColor = isatty(STDOUT_FILENO) == 1 && !plain && !isDumb
    showsProgress = isatty(STDERR_FILENO) == 1 && !isDumb
    width = min(80, max(40, Self.columns ?? 80))
  }

  var withoutColor: Console {
    var copy = self
    copy.hasColor = false
    return copy
  }

  enum Style: String {
    case bold = "1"
    case dim = "2"
    case red = "31"
    case green = "32"
    case yellow = "33"
  }

  func styled(_ text: String, _ style: Style) -> String {
    hasColor ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }

  func say(_ text: String = "") {
    clearProgress()
    Self.write(text + "\n", to: STDOUT_FILENO)
  }

  /// A paragraph, broken into lines that fit, each with the same indentation.
  func say(_ text: String, indent: Int) {
    for line in wrapped(text, width: width - indent) {
      say(String(repeating: " ", count: indent) + line)
    }
  }

  /// What went wrong, on standard error.
  func complain(_ text: String) {
    clearProgress()
    Self.write(
      wrapped("workshop: \(text)", width: width).joined(separator: "\n") + "\n",
      to: STDERR_FILENO
    )
  }

  /// A line that the next one replaces; nothing where standard error is no terminal.
  func progress(_ text: String) {
    guard showsProgress else { return }
    let line = fitted(text, width: width - 1)
    Self.progressIsShown.withLock { $0 = true }
    Self.write("\r\u{1B}[K\(line)", to: STDERR_FILENO)
  }

  func clearProgress() {
    let wasShown = Self.progressIsShown.withLock { shown in
      defer { shown = false }
      return shown
    }
    if wasShown { Self.write("\r\u{1B}[K", to: STDERR_FILENO) }
  }

  private static let progressIsShown = Mutex(false)

  private static var columns: Int? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  private static func write(_ text: String, to file: Int32) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      // Nobody reads any more (`workshop list | head -1`): there is nobody to tell either.
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }
}
