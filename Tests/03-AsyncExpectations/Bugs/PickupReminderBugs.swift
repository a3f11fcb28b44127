import AsyncExpectationsExercises
import PlantedBugs
import Synchronization

@testable import AsyncExpectations

extension PickupReminder {
  @_dynamicReplacement(for:ready(_:))
  func readyWithBug(_ order: Int) {
    let earlier = ordersSeen.withLock { $0[ObjectIdentifier(self)]?.orders ?? [] }
    ordersSeen.withLock { $0[ObjectIdentifier(self)] = (self, earlier + [order]) }
    switch ReadyBug.planted {
    case .remindsAtOnce: timeIsUp(for: order)
    case .secondDrinkReplacesTheFirst:
      for order in earlier { stopTimer(for: order) }
      ready(order)
    case nil: ready(order)
    }
  }

  @_dynamicReplacement(for:startTimer(for:))
  func startTimerWithBug(for order: Int) -> Cancellation {
    switch TimerVariant.planted {
    case .minuteByMinute: return startTimer(of: 5, for: order)
    case .fiveTimersAtOnce: return startFiveTimers(for: order)
    case .timersRunOn:
      let cancellation = Cancellation()
      _ = scheduler.schedule(after: 300) {
        if !cancellation.isCanceled { self.timeIsUp(for: order) }
      }
      return cancellation
    case nil: break
    }
    switch TimerBug.planted {
    case .aSecondEarly: return scheduler.schedule(after: 299) { self.timeIsUp(for: order) }
    case .aSecondLate: return scheduler.schedule(after: 301) { self.timeIsUp(for: order) }
    case nil: return startTimer(for: order)
    }
  }

  /// Five timers, each of which schedules the next one; all of them ask the same cancellation.
  private func startTimer(of minutes: Int, for order: Int) -> Cancellation {
    let cancellation = Cancellation()
    scheduleMinute(of: minutes, for: order, unless: cancellation)
    return cancellation
  }

  private func scheduleMinute(of minutes: Int, for order: Int, unless cancellation: Cancellation) {
    _ = scheduler.schedule(after: 60) {
      if cancellation.isCanceled { return }
      if minutes == 1 { return self.timeIsUp(for: order) }
      self.scheduleMinute(of: minutes - 1, for: order, unless: cancellation)
    }
  }

  /// The last to be due reminds, when the others have run before it. They are scheduled in an order
  /// that is neither theirs nor its reverse.
  private func startFiveTimers(for order: Int) -> Cancellation {
    let cancellation = Cancellation()
    let minutesGone = Counter()
    for minute in [4, 5, 1, 2, 3] {
      _ = scheduler.schedule(after: minute * 60) {
        let gone = minutesGone.increment()
        if minute == 5, gone == 5, !cancellation.isCanceled { self.timeIsUp(for: order) }
      }
    }
    return cancellation
  }

  @_dynamicReplacement(for:timeIsUp(for:))
  func timeIsUpWithBug(for order: Int) {
    switch TimeIsUpBug.planted {
    case .remindsTwice:
      timeIsUp(for: order)
      timeIsUp(for: order)
    case .remindsOfTheLatestOrder:
      let latest = ordersSeen.withLock { $0[ObjectIdentifier(self)]?.orders.last }
      timeIsUp(for: latest ?? order)
    case nil: timeIsUp(for: order)
    }
  }

  @_dynamicReplacement(for:pickUp(_:))
  func pickUpWithBug(_ order: Int) {
    switch PickUpBug.planted {
    case .pickedUpIsRemindedOf: break
    case .pickingUpOneStopsAll: stopAllTimers()
    case nil: pickUp(order)
    }
  }

  @_dynamicReplacement(for:cancel(_:))
  func cancelWithBug(_ order: Int) {
    switch CancelBug.planted {
    case .canceledIsRemindedOf: break
    case .cancelingOneCancelsAll: stopAllTimers()
    case nil: cancel(order)
    }
  }

  private func stopAllTimers() {
    let orders = ordersSeen.withLock { $0[ObjectIdentifier(self)]?.orders ?? [] }
    for order in orders { stopTimer(for: order) }
  }
}

private final class Counter: Sendable {
  private let value = Mutex(0)

  func increment() -> Int {
    value.withLock {
      $0 += 1
      return $0
    }
  }
}

/// The orders of each reminder, oldest first. The reminder is kept as well, so that no other one can
/// take its identity.
private let ordersSeen = Mutex<[ObjectIdentifier: (PickupReminder, orders: [Int])]>([:])
