extension DependencyValues {
  /// A clock for waiting; goes on while the machine sleeps.
  ///
  /// ```swift
  /// @Dependency(\.continuousClock) var clock
  /// try await clock.sleep(for: .seconds(5))
  /// ```
  ///
  /// Tests use a ``TestClock``, which stands still until the test moves it, or an
  /// ``ImmediateClock``, which does not wait. With neither, waiting on it is a failure.
  public var continuousClock: any Clock<Duration> {
    get { self[ContinuousClockKey.self] }
    set { self[ContinuousClockKey.self] = newValue }
  }

  /// A clock for waiting; stands still while the machine sleeps. See ``continuousClock``.
  public var suspendingClock: any Clock<Duration> {
    get { self[SuspendingClockKey.self] }
    set { self[SuspendingClockKey.self] = newValue }
  }

  private enum ContinuousClockKey: DependencyKey {
    static let liveValue: any Clock<Duration> = ContinuousClock()
    static var testValue: any Clock<Duration> { UnimplementedClock(name: "continuousClock") }
  }

  private enum SuspendingClockKey: DependencyKey {
    static let liveValue: any Clock<Duration> = SuspendingClock()
    static var testValue: any Clock<Duration> { UnimplementedClock(name: "suspendingClock") }
  }
}
