import Dispatch
import Synchronization

/// Does something later. Whoever needs time to pass is given one of these.
///
/// This is what a scheduler promises:
/// - An action runs once, when the seconds have passed, unless it was canceled before that. It never
///   runs earlier, and never inside of the call of `schedule` itself.
/// - Actions run in the order in which they are due, whoever scheduled them.
/// - An action may schedule another one. Its seconds count from the moment at which the first one
///   was due.
protocol Scheduler: Sendable {
  func schedule(after seconds: Int, _ action: @escaping @Sendable () -> Void) -> Cancellation
}

/// What `schedule` returns. Whoever runs the action looks here first.
final class Cancellation: Sendable {
  private let canceled = Mutex(false)

  var isCanceled: Bool { canceled.withLock { $0 } }

  /// From now on the action does not run. After it has run, this does nothing.
  func cancel() { canceled.withLock { $0 = true } }
}

/// The scheduler of the app. Its seconds are real ones, and its actions run on a queue of its own.
struct QueueScheduler: Scheduler {
  private let queue = DispatchQueue(label: "QueueScheduler")

  func schedule(after seconds: Int, _ action: @escaping @Sendable () -> Void) -> Cancellation {
    let cancellation = Cancellation()
    queue.asyncAfter(deadline: .now() + .seconds(seconds)) {
      if !cancellation.isCanceled { action() }
    }
    return cancellation
  }
}
