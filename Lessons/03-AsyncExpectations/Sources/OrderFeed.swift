/// Something that happened to the order with that number.
enum OrderEvent: Equatable, Sendable {
  case placed(Int)
  case ready(Int)
  case pickedUp(Int)
}

/// One day at the stand, as a stream of events.
///
/// The code is correct. Everything that it promises stands in these comments, so that a test can be
/// written from them alone.
final class OrderFeed: Sendable {
  private let stream: AsyncStream<OrderEvent>
  private let continuation: AsyncStream<OrderEvent>.Continuation

  init() {
    (stream, continuation) = AsyncStream.makeStream()
  }

  /// Adds an event; after closing, nothing.
  func send(_ event: OrderEvent) {
    continuation.yield(event)
  }

  /// The day is over. May be called again, and then does nothing.
  func close() {
    continuation.finish()
  }

  /// All events, in the order in which they were sent, each of them once, from the first one on.
  /// Those that came before anybody read have waited. After the last one the stream ends, as soon as
  /// the day is over; with no events at all, too.
  ///
  /// There is one reader a day. How soon after `send` an event arrives is not promised.
  func events() -> AsyncStream<OrderEvent> {
    stream
  }
}
