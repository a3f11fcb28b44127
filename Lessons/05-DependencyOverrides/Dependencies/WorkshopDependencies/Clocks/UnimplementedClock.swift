/// The clock that tests get by default: to look at it or to wait on it is a failure.
///
/// It reports, and then behaves like an ``ImmediateClock``.
struct UnimplementedClock: Clock {
  typealias Instant = ImmediateClock<Duration>.Instant

  /// Its name among the dependencies.
  let name: String
  private let clock = ImmediateClock()

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
    reportIssue(
      """
      @Dependency(\\.\(name)) was used in a test, which has not overridden it: \(call).

      A test moves a clock by hand, or does not wait at all. Override it
        to say when time passes:  withDependencies { $0.\(name) = TestClock() } operation: { … }
        not to wait:              withDependencies { $0.\(name) = ImmediateClock() } operation: { … }
      """
    )
  }
}
