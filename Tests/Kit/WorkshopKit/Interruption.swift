import Dispatch
import Foundation
import Grading

/// What happens on Ctrl-C, when the terminal goes away, or when somebody ends the tool: every
/// program that it started ends first, and nothing of its own stays behind.
enum Interruption {
  // Written once, before anything else runs: a source that nobody holds would go away.
  nonisolated(unsafe) private static var sources: [any DispatchSourceSignal] = []

  static func watch() {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        LiveChildren.endAll()
        Console().clearProgress()
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
}
