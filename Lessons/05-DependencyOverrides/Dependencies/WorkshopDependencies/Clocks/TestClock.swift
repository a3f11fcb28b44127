/// A clock that stands still until a test moves it.
///
/// ```swift
/// let clock = TestClock()
/// let model = withDependencies { $0.continuousClock = clock } operation: { CountdownModel() }
/// let task = Task { await model.start() }
///
/// await clock.advance(by: .seconds(1))
/// #expect(model.secondsLeft == 9)
/// task.cancel()
/// ```
///
/// Moving it wakes up, in their order, those whose time has come, and gives each time to go to sleep
/// again. Where tasks run on several threads that is likely, not certain: run such a test under
/// ``withMainSerialExecutor(operation:)``.
public final class TestClock<Duration: DurationProtocol & Hashable>: Clock, Sendable {
  /// A time on this clock.
  public typealias Instant = ControlledInstant<Duration>

  private let state: LockIsolated<Sleepers<Instant>>

  /// - Parameter now: What the clock shows first.
  public init(now: Instant = Instant()) {
    state = LockIsolated(Sleepers(now: now))
  }

  /// What the clock shows.
  public var now: Instant { state.withValue { $0.now } }

  /// None is too small.
  public var minimumResolution: Duration { .zero }

  /// Waits until somebody moves the clock to the deadline. A deadline in the past is over at once.
  ///
  /// - Throws: `CancellationError` as soon as the task is canceled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    let id = state.withValue { $0.newID() }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let isOver = state.withValue { sleepers in
          // Canceled meanwhile: then `onCancel` found nobody. Looked at under the lock, so that it
          // cannot happen between the look and the lying down.
          let isOver = deadline < sleepers.now || Task.isCancelled
          if !isOver { sleepers.add(continuation, id: id, until: deadline) }
          return isOver
        }
        if isOver { continuation.resume() }
      }
      try Task.checkCancellation()
    } onCancel: {
      let continuation = state.withValue { $0.remove(id) }
      continuation?.resume(throwing: CancellationError())
    }
  }

  /// Moves the clock, and wakes up all whose time comes meanwhile.
  ///
  /// Without a duration it wakes up those who sleep for no time at all. Where several tasks move it
  /// at the same time, it moves by all their durations.
  public func advance(by duration: Duration = .zero) async {
    await advance(to: state.withValue { $0.target(after: duration) })
  }

  /// Moves the clock to a time: `await clock.advance(to: .init(offset: .seconds(60)))`. It does not go
  /// back; a time in the past changes nothing.
  public func advance(to deadline: Instant) async {
    await letOthersRun()
    while let continuation = state.withValue({ $0.next(until: deadline) }) {
      continuation.resume()
      await letOthersRun()
    }
    await letOthersRun()
  }

  /// Moves the clock on until nobody sleeps on it any more.
  ///
  /// ```swift
  /// let task = Task { await model.start() }
  /// await clock.run()
  /// #expect(model.secondsLeft == 0)
  /// ```
  ///
  /// - Parameter timeout: How long this may take, in real time. What still sleeps then is canceled,
  ///   and that is reported: a timer without an end never comes to its end.
  public func run(
    timeout: Swift.Duration = .milliseconds(500),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let end = ContinuousClock.now.advanced(by: timeout)
    await letOthersRun()
    while let deadline = state.withValue({ $0.earliestDeadline }) {
      guard ContinuousClock.now < end else {
        for continuation in state.withValue({ $0.removeAll() }) {
          continuation.resume(throwing: CancellationError())
        }
        return reportIssue(
          """
          TestClock.run did not come to an end in \(timeout): something still sleeps.

          A timer that goes on for ever never stops sleeping: cancel its task first, or move the \
          clock with advance(by:). If there is just a lot to do, give run(timeout:) more time.
          """,
          fileID: fileID,
          filePath: filePath,
          line: line,
          column: column
        )
      }
      await advance(to: deadline)
    }
  }

  /// Makes sure that nobody waits: at the end of a test, `try await clock.checkSuspension()`.
  ///
  /// - Throws: ``SuspensionError`` if somebody sleeps on the clock.
  public func checkSuspension() async throws {
    await letOthersRun()
    if state.withValue({ $0.earliestDeadline }) != nil { throw SuspensionError() }
  }
}

extension TestClock where Duration == Swift.Duration {
  /// A clock that begins at zero.
  public convenience init() {
    self.init(now: Instant())
  }
}

/// Somebody still sleeps on a clock on which nobody should; see ``TestClock/checkSuspension()``.
public struct SuspensionError: Error {}
