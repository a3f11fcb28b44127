import Dispatch
import Foundation
import Grading
import Synchronization

/// What happens on Ctrl-C, when the terminal goes away, or when somebody ends the tool: every
/// program that it started ends first, and nothing of its own stays behind.
enum Interruption {
  // Written once, before anything else runs: a source that nobody holds would go away.
  nonisolated(unsafe) private static var sources: [any DispatchSourceSignal] = []

  private static let lastWords = Mutex<[String]>([])

  private static let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  static func watch() {
    for number in signals {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        LiveChildren.endAll()
        let console = Console()
        console.clearProgress()
        for line in lastWords.withLock({ $0 }) { console.note(line) }
        // Runs the handlers of atexit, which remove what is temporary. By convention the code says
        // which signal it was.
        exit(128 + number)
      }
      source.resume()
      sources.append(source)
    }
    signal(SIGPIPE, SIG_IGN)
    // A limit on file sizes is then an error that can be reported.
    signal(SIGXFSZ, SIG_IGN)
  }

  /// The lines to say on standard error when a signal ends the tool from now on.
  static func setLastWords(_ lines: [String]) { lastWords.withLock { $0 = lines } }

  /// Makes signals do again what they do by default, for a program that takes this one's place: what
  /// is ignored or blocked here would be there, too, and Ctrl-C would not end it.
  static func stopWatching() {
    for number in signals + [SIGPIPE] { signal(number, SIG_DFL) }
    var none = sigset_t()
    sigemptyset(&none)
    // Threads that tasks run on have signals blocked.
    pthread_sigmask(SIG_SETMASK, &none, nil)
  }
}
