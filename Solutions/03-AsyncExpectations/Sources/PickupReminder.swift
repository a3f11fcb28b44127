import Synchronization

/// Reminds of drinks that nobody picks up.
///
/// The code is correct. Everything that it promises stands in these comments, so that a test can be
/// written from them alone. What a scheduler promises stands in `Scheduler.swift`.
///
/// Five minutes (300 seconds) after an order is ready, `remind` is called with its number: not
/// earlier, not later, and once. It is not called for an order that was picked up or canceled before
/// that. What happens to one order changes nothing for any other.
///
/// How the scheduler is used is not promised: how many actions there are, after which seconds, and
/// whether they are canceled. Neither is the thread on which `remind` is called. A number is ready
/// once; it is picked up or canceled only after that, or never.
final class PickupReminder: Sendable {
  let scheduler: any Scheduler
  private let remind: @Sendable (_ order: Int) -> Void
  private let timers = Mutex<[Int: Cancellation]>([:])

  init(scheduler: any Scheduler, remind: @escaping @Sendable (_ order: Int) -> Void) {
    self.scheduler = scheduler
    self.remind = remind
  }

  func ready(_ order: Int) {
    let timer = startTimer(for: order)
    timers.withLock { $0[order] = timer }
  }

  func pickUp(_ order: Int) {
    stopTimer(for: order)
  }

  func cancel(_ order: Int) {
    stopTimer(for: order)
  }

  func startTimer(for order: Int) -> Cancellation {
    scheduler.schedule(after: 5 * 60) { self.timeIsUp(for: order) }
  }

  func stopTimer(for order: Int) {
    timers.withLock { $0.removeValue(forKey: order) }?.cancel()
  }

  func timeIsUp(for order: Int) {
    remind(order)
  }
}
