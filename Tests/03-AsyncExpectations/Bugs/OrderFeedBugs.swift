import AsyncExpectationsExercises
import PlantedBugs

@testable import AsyncExpectations

extension OrderFeed {
  @_dynamicReplacement(for:events())
  func eventsWithBug() -> AsyncStream<OrderEvent> {
    let sent = events()
    if FeedVariant.planted == .fromATask {
      return stream { told in
        try? await Task.sleep(for: .milliseconds(450))
        for await event in sent { told.yield(event) }
        told.finish()
      }
    }
    guard let bug = FeedBug.planted else { return sent }
    return stream { told in
      var count = 0
      var held: OrderEvent?
      for await event in sent {
        count += 1
        switch (bug, count) {
        case (.secondEventIsLost, 2), (.firstEventIsMissed, 1): break
        case (.eventsSwapPlaces, 2): held = event
        case (.lastEventComesTwice, _):
          held = event
          told.yield(event)
        case (.eventsSwapPlaces, 3):
          // So late that a test which does not await its reading is over, and all others, too.
          try? await Task.sleep(for: .milliseconds(450))
          told.yield(event)
          if let late = held.take() { told.yield(late) }
        default: told.yield(event)
        }
      }
      if let held { told.yield(held) }
      if bug == .streamNeverEnds || (bug == .emptyDayNeverEnds && count == 0) { return }
      told.finish()
    }
  }

  /// A stream that a task feeds.
  private func stream(
    from feed: @escaping @Sendable (AsyncStream<OrderEvent>.Continuation) async -> Void
  ) -> AsyncStream<OrderEvent> {
    let (stream, continuation) = AsyncStream<OrderEvent>.makeStream()
    Task { await feed(continuation) }
    return stream
  }
}
