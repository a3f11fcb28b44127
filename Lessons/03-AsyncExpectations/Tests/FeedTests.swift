import Testing

@testable import AsyncExpectations

/// Three tests, all of them green. What would have to happen for one to be red?
@Suite("Order feed")
struct FeedTests {
  // TODO: "0 or more" is how often? And which events are they?
  @Test("Events that came before anybody read have waited")
  func eventsWait() async {
    let sut = OrderFeed()
    let events = sut.events()

    await confirmation("an event arrives", expectedCount: 0...) { arrives in
      sut.send(.placed(1))
      sut.send(.ready(1))
      sut.close()
      Task {
        for await _ in events { arrives() }
      }
    }
  }

  @Test("Events arrive while somebody reads")
  func eventsArrive() async {
    let sut = OrderFeed()
    let events = sut.events()

    await confirmation("an event arrives", expectedCount: 0...) { arrives in
      Task {
        for await _ in events { arrives() }
      }
      sut.send(.placed(1))
      sut.send(.ready(1))
      sut.close()
    }
  }

  @Test("A day without orders ends, too")
  func emptyDayEnds() async {
    let sut = OrderFeed()
    let events = sut.events()

    await confirmation("the stream ends", expectedCount: 0...) { ends in
      sut.close()
      Task {
        for await _ in events {}
        ends()
      }
    }
  }

  // TODO: A helper, `collect(_:within:)`: all events of a stream, or a failure in the line of its
  // caller when the stream does not end within the limit.
}
