import Testing

@testable import AsyncExpectations

/// Every event arrives, and the stream ends. If it does not, these tests fail, and do not hang.
@Suite("Order feed")
struct FeedTests {
  private let limit = Duration.seconds(1)

  @Test("Events that came before anybody read have waited, in their order")
  func eventsWait() async {
    let sut = OrderFeed()
    let day: [OrderEvent] = [.placed(1), .placed(2), .ready(2), .pickedUp(2), .ready(1)]

    for event in day { sut.send(event) }
    sut.close()

    #expect(await collect(sut.events(), within: limit) == day)
  }

  @Test("Events arrive while somebody reads")
  func eventsArrive() async {
    let sut = OrderFeed()

    async let events = collect(sut.events(), within: limit)
    sut.send(.placed(1))
    sut.send(.ready(1))
    sut.close()

    #expect(await events == [.placed(1), .ready(1)])
  }

  @Test("A day without orders ends, too")
  func emptyDayEnds() async {
    let sut = OrderFeed()

    sut.close()

    #expect(await collect(sut.events(), within: limit) == [])
  }

  /// All events of a stream. When it does not end within the limit, the test fails, and these are
  /// the events that came until then.
  private func collect(
    _ stream: AsyncStream<OrderEvent>,
    within limit: Duration,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async -> [OrderEvent] {
    let reader = Task {
      var events: [OrderEvent] = []
      for await event in stream { events.append(event) }
      return events
    }
    let watchdog = Task {
      try await Task.sleep(for: limit)
      reader.cancel()
    }
    let events = await reader.value
    watchdog.cancel()
    #expect(!reader.isCancelled, "the stream did not end", sourceLocation: sourceLocation)
    return events
  }
}
