/// The clock that tests get by default: to look at it or to wait on it is a failure.
///
/// It reports once, and behaves like an ``ImmediateClock``. Once, because to sleep for a while is to
/// look at the time and then to wait; so each test needs one of its own.
final class UnimplementedClock: Clock {
  typealias Instant = ImmediateClock<Duration>.Instant

  /// Its name among the dependencies.
  private let name: String
  /// The `@Dependency` for which it was made.
  private let place = Access.current?.place
  private let clock = ImmediateClock()
  private let hasReported = LockIsolated(false)

  init(name: String) {
    self.name = name
  }

  var now: Instant {
    report("now")
    return clock.now
  }

  var minimumResolution: Duration { clock.minimumResolution }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    report("sleep")
    try await clock.sleep(until: deadline, tolerance: tolerance)
  }

  private func report(_ call: String) {
    let isFirst = hasReported.withValue { hasReported in
      defer { hasReported = true }
      return !hasReported
    }
    guard isFirst else { return }
    reportIssue(
      """
      @Dependency(\\.\(name)) was used in a test, which has not overridden it.

        Asked for: \(call)

      A test moves a clock by hand, or does not wait at all. Override it
        to say when time passes:  withDependencies { $0.\(name) = TestClock() } operation: { … }
        not to wait:              withDependencies { $0.\(name) = ImmediateClock() } operation: { … }
      """,
      at: place
    )
  }
}
