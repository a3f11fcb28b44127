import Dispatch
import Foundation
import Synchronization

/// The terminal as a full-screen command needs it: keys arrive one by one and are not echoed, and the
/// screen is another one than the shell's, so that afterwards everything looks as before.
enum TerminalMode {
  private static let original = Mutex<termios?>(nil)
  // Written once: a source that nobody holds would go away.
  nonisolated(unsafe) private static var sources: [any DispatchSourceSignal] = []

  private static let enterScreen = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[2J"
  private static let leaveScreen = "\u{1B}[?25h\u{1B}[?1049l"

  static var isThere: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }

  /// Takes the terminal over, until `leave` or the end of the process.
  ///
  /// - Parameter onChange: called when the terminal has another size, or is back after a break.
  static func enter(onChange: @escaping @Sendable () -> Void) {
    atexit { TerminalMode.leave() }
    take()
    watch(SIGWINCH, onChange)
    // Ctrl-Z: the shell gets its terminal back for the time of the break.
    watch(SIGTSTP) {
      leave()
      raise(SIGSTOP)
      take()
      onChange()
    }
  }

  /// Gives the terminal back as it was. Does nothing the second time.
  static func leave() {
    original.withLock { original in
      guard var settings = original else { return }
      original = nil
      write(leaveScreen)
      tcsetattr(STDIN_FILENO, TCSADRAIN, &settings)
    }
  }

  private static func take() {
    original.withLock { original in
      var settings = termios()
      guard original == nil, tcgetattr(STDIN_FILENO, &settings) == 0 else { return }
      original = settings
      settings.c_lflag &= ~tcflag_t(ICANON | ECHO)
      tcsetattr(STDIN_FILENO, TCSADRAIN, &settings)
      write(enterScreen)
    }
  }

  private static func watch(_ number: Int32, _ action: @escaping @Sendable () -> Void) {
    signal(number, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
    source.setEventHandler(handler: action)
    source.resume()
    sources.append(source)
  }

  static func write(_ text: String) { Screen.ofThisProcess.write(text, to: .output) }

  /// The size now; 80 × 24 where the terminal does not know.
  static var size: (columns: Int, rows: Int) {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else { return (80, 24) }
    return (Int(size.ws_col), Int(size.ws_row))
  }
}
