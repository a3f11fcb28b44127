import Foundation
import Grading
import Synchronization

/// Where the tool writes: reports to standard output, progress and complaints to standard error.
struct Console: Sendable {
  /// Whether standard output shows colors.
  var hasColor: Bool
  /// Whether progress may be shown by rewriting a line.
  let showsProgress: Bool
  /// The columns that text may take up.
  let width: Int
  private let screen: Screen

  /// The console of the running process.
  init() {
    let environment = ProcessInfo.processInfo.environment
    let plain = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    let isDumb = environment["TERM"] == "dumb"
    // A program that shows this one's output may ask for the colors of a terminal.
    let isAsked = environment["CLICOLOR_FORCE"].map { !["", "0"].contains($0) } ?? false
    hasColor = (isAsked || (isatty(STDOUT_FILENO) == 1 && !isDumb)) && !plain
    showsProgress = isatty(STDERR_FILENO) == 1 && !isDumb
    width = min(80, max(40, Self.columns ?? 80))
    screen = .ofThisProcess
  }

  /// A console that writes elsewhere.
  init(to screen: Screen, width: Int = 80, hasColor: Bool = false, showsProgress: Bool = false) {
    self.screen = screen
    self.width = width
    self.hasColor = hasColor
    self.showsProgress = showsProgress
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
    screen.write(text + "\n", to: .output)
  }

  /// A paragraph, broken into lines that fit, each with the same indentation.
  func say(_ text: String, indent: Int) {
    for line in wrapped(text, width: width - indent) {
      say(String(repeating: " ", count: indent) + line)
    }
  }

  /// A paragraph with a mark before its first line; the other lines stand below the first one's text.
  ///
  /// - Parameter columns: what the mark takes up, with the space around it.
  func say(_ text: String, mark: String, columns: Int) {
    let lines = wrapped(text, width: width - columns)
    let space = String(repeating: " ", count: columns)
    for (index, line) in lines.enumerated() { say((index == 0 ? mark : space) + line) }
  }

  /// "  check  swift run workshop check 1.3": a line of a small table, or two where it does not fit.
  ///
  /// A path or another word that is longer than a line stays whole: the terminal breaks it, and it
  /// can still be clicked and copied.
  func say(label: String, _ text: String, column: Int = 9) {
    let line = padded("  \(label)", to: column) + text
    if displayWidth(line) <= width {
      say(line)
    } else {
      say("  \(label)")
      say(text, indent: 4)
    }
  }

  /// What went wrong, on standard error.
  func complain(_ text: String) {
    clearProgress()
    screen.write(
      wrapped(withVisibleControls("workshop: \(text)"), width: width).joined(separator: "\n")
        + "\n",
      to: .error
    )
  }

  /// Something to know while the work goes on, on standard error.
  func note(_ text: String) {
    clearProgress()
    screen.write(
      wrapped(withVisibleControls(text), width: width).joined(separator: "\n") + "\n",
      to: .error
    )
  }

  /// A line that the next one replaces; nothing where standard error is no terminal.
  func progress(_ text: String) {
    guard showsProgress else { return }
    screen.showProgress(fitted(text, width: width - 1))
  }

  func clearProgress() { screen.clearProgress() }

  private static var columns: Int? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}

/// What consoles write to. All consoles of a process share one, so that a progress line that one of
/// them shows is cleared by whichever speaks next.
final class Screen: Sendable {
  enum Stream { case output, error }

  static let ofThisProcess = Screen { text, stream in
    write(text, to: stream == .output ? STDOUT_FILENO : STDERR_FILENO)
  }

  private let sink: @Sendable (String, Stream) -> Void
  private let progressSink: (@Sendable (String?) -> Void)?
  private let progressIsShown = Mutex(false)

  /// - Parameter progress: takes the progress line, and `nil` when there is none any more; without
  ///   it, the line is rewritten in place.
  init(
    _ sink: @escaping @Sendable (String, Stream) -> Void,
    progress: (@Sendable (String?) -> Void)? = nil
  ) {
    self.sink = sink
    progressSink = progress
  }

  func write(_ text: String, to stream: Stream) { sink(text, stream) }

  func showProgress(_ line: String) {
    progressIsShown.withLock { $0 = true }
    if let progressSink { progressSink(line) } else { sink("\r\u{1B}[K\(line)", .error) }
  }

  func clearProgress() {
    let wasShown = progressIsShown.withLock { shown in
      defer { shown = false }
      return shown
    }
    guard wasShown else { return }
    if let progressSink { progressSink(nil) } else { sink("\r\u{1B}[K", .error) }
  }

  /// The error that kept text from being written (a full disk, a closed output); 0 for none.
  static var lostOutput: Int32 { lost.withLock { $0 } }
  private static let lost = Mutex<Int32>(0)

  private static func write(_ text: String, to file: Int32) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      // Nobody reads any more (`workshop list | head -1`): there is nobody to tell either.
      guard count > 0 else {
        if errno != EPIPE { lost.withLock { $0 = errno } }
        return
      }
      bytes = bytes.dropFirst(count)
    }
  }
}
