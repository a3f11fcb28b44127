import Synchronization
import XCTest

@testable import AsyncExpectations

/// Fair, but lazy: one order at a time, and time only in steps of five minutes.
final class ReminderTests: XCTestCase {
  private let scheduler = SteppingScheduler()
  private let reminded = ReminderList()

  func testReminds() {
    let sut = PickupReminder(scheduler: scheduler, remind: reminded.add)
    sut.ready(1)
    scheduler.advance(by: 300)

    XCTAssertEqual(reminded.all, [1])
  }

  func testPickedUp() {
    let sut = PickupReminder(scheduler: scheduler, remind: reminded.add)
    sut.ready(1)
    sut.pickUp(1)
    scheduler.advance(by: 300)

    XCTAssertEqual(reminded.all, [])
  }

  func testCanceled() {
    let sut = PickupReminder(scheduler: scheduler, remind: reminded.add)
    sut.ready(1)
    sut.cancel(1)
    scheduler.advance(by: 300)

    XCTAssertEqual(reminded.all, [])
  }
}

/// Goes on second by second.
private final class SteppingScheduler: Scheduler {
  private struct Waiting {
    var seconds: Int
    let cancellation = Cancellation()
    let action: @Sendable () -> Void
  }

  private let waiting = Mutex<[Waiting]>([])

  func schedule(after seconds: Int, _ action: @escaping @Sendable () -> Void) -> Cancellation {
    let new = Waiting(seconds: seconds, action: action)
    waiting.withLock { $0.append(new) }
    return new.cancellation
  }

  func advance(by seconds: Int) {
    for _ in 0..<seconds { tick() }
  }

  private func tick() {
    let due = waiting.withLock { waiting in
      for index in waiting.indices { waiting[index].seconds -= 1 }
      defer { waiting.removeAll { $0.seconds <= 0 } }
      return waiting.filter { $0.seconds <= 0 }
    }
    for entry in due where !entry.cancellation.isCanceled { entry.action() }
  }
}

private final class ReminderList: Sendable {
  private let orders = Mutex<[Int]>([])

  var all: [Int] { orders.withLock { $0 } }

  func add(_ order: Int) { orders.withLock { $0.append(order) } }
}
