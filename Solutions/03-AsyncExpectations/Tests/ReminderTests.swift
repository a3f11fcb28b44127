import Synchronization
import XCTest

@testable import AsyncExpectations

final class ReminderTests: XCTestCase {
  private let scheduler = ManualScheduler()
  private let spy = ReminderSpy()

  // region: five-minutes
  func testRemindsAfterFiveMinutes() {
    let sut = makeReminder()
    sut.ready(7)

    scheduler.advance(by: 299)
    XCTAssertEqual(spy.orders, [])
    scheduler.advance(by: 1)
    XCTAssertEqual(spy.orders, [7])
  }
  // endregion: five-minutes

  func testRemindsOnce() {
    let sut = makeReminder()
    sut.ready(7)

    scheduler.advance(by: 3600)

    XCTAssertEqual(spy.orders, [7])
  }

  func testAPickedUpDrinkIsNotRemindedOf() {
    let sut = makeReminder()
    sut.ready(7)
    sut.ready(8)

    scheduler.advance(by: 120)
    sut.pickUp(7)
    scheduler.advance(by: 3600)

    XCTAssertEqual(spy.orders, [8])
  }

  func testACanceledOrderIsNotRemindedOf() {
    let sut = makeReminder()
    sut.ready(7)
    sut.ready(8)

    scheduler.advance(by: 120)
    sut.cancel(7)
    scheduler.advance(by: 3600)

    XCTAssertEqual(spy.orders, [8])
  }

  func testEachOrderHasItsOwnFiveMinutes() {
    let sut = makeReminder()

    sut.ready(7)
    scheduler.advance(by: 60)
    sut.ready(8)

    scheduler.advance(by: 240)
    XCTAssertEqual(spy.orders, [7])
    scheduler.advance(by: 60)
    XCTAssertEqual(spy.orders, [7, 8])
  }

  private func makeReminder() -> PickupReminder {
    PickupReminder(scheduler: scheduler, remind: spy.remind)
  }
}

/// A scheduler whose time stands still, until a test lets it pass.
private final class ManualScheduler: Scheduler {
  private struct State {
    var now = 0
    var entries: [(due: Int, cancellation: Cancellation, action: @Sendable () -> Void)] = []
  }

  private let state = Mutex(State())

  func schedule(after seconds: Int, _ action: @escaping @Sendable () -> Void) -> Cancellation {
    let cancellation = Cancellation()
    state.withLock { $0.entries.append(($0.now + seconds, cancellation, action)) }
    return cancellation
  }

  // region: advance
  func advance(by seconds: Int) {
    let end = state.withLock { $0.now + seconds }
    // One at a time, and outside of the lock: an action may schedule another one.
    while let action = takeNext(dueBy: end) { action() }
    state.withLock { $0.now = end }
  }
  // endregion: advance

  /// The action that is due first. Its time is now.
  private func takeNext(dueBy end: Int) -> (@Sendable () -> Void)? {
    state.withLock { state in
      state.entries.removeAll { $0.cancellation.isCanceled }
      let first = state.entries.enumerated().min { $0.element.due < $1.element.due }
      guard let first, first.element.due <= end else { return nil }
      state.now = first.element.due
      return state.entries.remove(at: first.offset).action
    }
  }
}

/// Remembers of which orders it was reminded, and in which order.
private final class ReminderSpy: Sendable {
  private let seen = Mutex<[Int]>([])

  var orders: [Int] { seen.withLock { $0 } }

  func remind(_ order: Int) { seen.withLock { $0.append(order) } }
}
