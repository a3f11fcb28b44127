import Testing

@testable import AsyncExpectations

/// Fair, but lazy: as many events as were sent, whichever they are, and nobody waits for the end.
@Suite struct FeedTests {
  @Test func threeEvents() async {
    let sut = OrderFeed()
    for event in [OrderEvent.placed(1), .placed(2), .ready(1)] { sut.send(event) }
    sut.close()

    await confirmation(expectedCount: 3) { arrives in
      for await _ in sut.events().prefix(3) { arrives() }
    }
  }

  @Test func firstEvent() async {
    let sut = OrderFeed()
    sut.send(.placed(7))
    sut.close()

    let first = await sut.events().first { _ in true }
    #expect(first == .placed(7))
  }

  @Test func noEvents() async {
    let sut = OrderFeed()
    sut.close()

    #expect(await sut.events().first { _ in true } == nil)
  }
}
