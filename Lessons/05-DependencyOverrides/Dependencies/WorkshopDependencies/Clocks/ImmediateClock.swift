/// A clock on which nobody waits: to sleep moves the time and goes on.
///
/// ```swift
/// withDependencies { $0.continuousClock = ImmediateClock() } operation: { … }
/// ```
///
/// For tests that want the waiting out of the way. A test about the waiting itself needs a
/// ``TestClock``; and a timer without an end never pauses on this one.
public final class ImmediateClock<Duration: DurationProtocol & Hashable>: Clock, Sendable {
  /// A time on this clock.
  public typealias Instant = ControlledInstant<Duration>

  private let time: LockIsolated<Instant>

  /// - Parameter now: What the clock shows first.
  public init(now: Instant = Instant()) {
    time = LockIsolated(now)
  }

  /// What the clock shows: the latest deadline that anybody has slept until.
  public var now: Instant { time.withValue { $0 } }

  /// None is too small.
  public var minimumResolution: Duration { .zero }

  /// Moves the time to the deadline, lets others run, and goes on.
  ///
  /// - Throws: `CancellationError` if the task is canceled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    time.withValue { $0 = max($0, deadline) }
    await letOthersRun()
  }
}

extension ImmediateClock where Duration == Swift.Duration {
  /// A clock that begins at zero.
  public convenience init() {
    self.init(now: Instant())
  }
}

extension Clock where Self == ImmediateClock<Swift.Duration> {
  /// A new ``ImmediateClock``, where a generic function takes `some Clock<Duration>`.
  public static var immediate: Self { ImmediateClock() }
}
