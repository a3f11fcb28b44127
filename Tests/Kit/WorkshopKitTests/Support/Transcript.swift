import Synchronization

@testable import WorkshopKit

/// What a console said, kept in memory.
final class Transcript: Sendable {
  private let texts = Mutex((output: "", error: ""))

  var output: String { texts.withLock { $0.output } }
  var error: String { texts.withLock { $0.error } }
  /// Standard output, without the line break at its end.
  var lines: [String] {
    output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init).dropLast()
  }

  func console(width: Int = 80, hasColor: Bool = false, showsProgress: Bool = false) -> Console {
    let screen = Screen { [self] text, stream in
      texts.withLock { texts in
        switch stream {
        case .output: texts.output += text
        case .error: texts.error += text
        }
      }
    }
    return Console(to: screen, width: width, hasColor: hasColor, showsProgress: showsProgress)
  }
}
