/// Who sleeps on a `TestClock`, and until when.
///
/// It only keeps the books, under the clock's lock. To wake somebody up, it hands out the continuation,
/// which is resumed after the lock was given back.
struct Sleepers<Instant: InstantProtocol> {
  typealias Continuation = CheckedContinuation<Void, any Error>

  private(set) var now: Instant
  /// Where those who move the clock have agreed to move it.
  private var target: Instant
  private var sleepers: [(id: Int, deadline: Instant, continuation: Continuation)] = []
  private var lastID = 0

  init(now: Instant) {
    self.now = now
    target = now
  }

  /// Plans to move the time: from where others will have moved it, so that none of it gets lost.
  mutating func target(after duration: Instant.Duration) -> Instant {
    target = max(target, now).advanced(by: duration)
    return target
  }

  mutating func newID() -> Int {
    lastID += 1
    return lastID
  }

  mutating func add(_ continuation: Continuation, id: Int, until deadline: Instant) {
    sleepers.append((id, deadline, continuation))
  }

  mutating func remove(_ id: Int) -> Continuation? {
    sleepers.firstIndex { $0.id == id }.map { sleepers.remove(at: $0).continuation }
  }

  mutating func removeAll() -> [Continuation] {
    defer { sleepers = [] }
    return sleepers.map(\.continuation)
  }

  /// Moves the time to the next deadline, or to the given one when nobody is left before it. Of
  /// those with the same deadline the first comes first.
  mutating func next(until last: Instant) -> Continuation? {
    target = max(target, last)
    let first = sleepers.min { ($0.deadline, $0.id) < ($1.deadline, $1.id) }
    guard let first, first.deadline <= last else {
      now = max(now, last)
      return nil
    }
    now = max(now, first.deadline)
    return remove(first.id)
  }

  var earliestDeadline: Instant? { sleepers.map(\.deadline).min() }
}
