import Synchronization
import XCTest

@testable import AsyncExpectations

final class ReminderTests: XCTestCase {
  private let spy = ReminderSpy()

  // region: five-minutes
  func testAReadyDrinkIsNotRemindedOfAtOnce() {
    let reminded = expectation(description: "reminded")
    reminded.isInverted = true
    let sut = PickupReminder(scheduler: QueueScheduler()) { _ in reminded.fulfill() }

    sut.ready(7)

    wait(for: [reminded], timeout: 0.1)
  }
  // endregion: five-minutes

  // TODO: How long would these two have to wait, to see a reminder that should not come?
  func testAPickedUpDrinkIsNotRemindedOf() {
    let reminded = expectation(description: "reminded")
    reminded.isInverted = true
    let sut = PickupReminder(scheduler: QueueScheduler()) { _ in reminded.fulfill() }

    sut.ready(7)
    sut.pickUp(7)

    wait(for: [reminded], timeout: 0.1)
  }

  func testACanceledOrderIsNotRemindedOf() {
    let reminded = expectation(description: "reminded")
    reminded.isInverted = true
    let sut = PickupReminder(scheduler: QueueScheduler()) { _ in reminded.fulfill() }

    sut.ready(7)
    sut.cancel(7)

    wait(for: [reminded], timeout: 0.1)
  }

  // TODO: And no test asks whether anybody is ever reminded. When, of which order, how often? What
  // if several drinks wait?
}

/// A scheduler whose time stands still, until a test lets it pass.
private final class ManualScheduler: Scheduler {
  func schedule(after seconds: Int, _ action: @escaping @Sendable () -> Void) -> Cancellation {
    // TODO: Remember what to do, and when it is due.
    Cancellation()
  }

  // region: advance
  func advance(by seconds: Int) {
    // TODO: Let time pass. What is due on the way runs.
  }
  // endregion: advance
}

/// Remembers of which orders it was reminded, and in which order.
private final class ReminderSpy: Sendable {
  private let seen = Mutex<[Int]>([])

  var orders: [Int] { seen.withLock { $0 } }

  func remind(_ order: Int) { seen.withLock { $0.append(order) } }
}
