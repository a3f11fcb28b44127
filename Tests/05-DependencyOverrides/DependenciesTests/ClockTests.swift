import Testing
import WorkshopDependencies

/// Clocks that do not depend on the order of tasks; `TestClockXCTests` has the rest.
@Suite struct ClockTests {
  @Test("A test clock stands still until it is moved")
  func standsStill() async {
    let clock = TestClock()
    #expect(clock.now == .init())
    await clock.advance(by: .seconds(2))
    #expect(clock.now == .init(offset: .seconds(2)))
    await clock.advance(to: .init(offset: .seconds(5)))
    #expect(clock.now == .init(offset: .seconds(5)))
    await clock.advance(to: .init(offset: .seconds(1)))
    #expect(clock.now == .init(offset: .seconds(5)))
    #expect(clock.minimumResolution == .zero)
  }

  @Test("It may begin at another time")
  func begins() {
    #expect(TestClock<Duration>(now: .init(offset: .seconds(7))).now == .init(offset: .seconds(7)))
    #expect(
      ImmediateClock<Duration>(now: .init(offset: .seconds(7))).now == .init(offset: .seconds(7))
    )
  }

  @Test("Two who move it at the same time move it by both durations")
  func movedByTwo() async {
    let clock = TestClock()
    async let one: Void = clock.advance(by: .seconds(1))
    async let two: Void = clock.advance(by: .seconds(2))
    _ = await (one, two)
    #expect(clock.now == .init(offset: .seconds(3)))
    await clock.advance(by: .seconds(1))
    #expect(clock.now == .init(offset: .seconds(4)))
  }

  @Test("A deadline in the past is over")
  func past() async throws {
    let clock = TestClock<Duration>(now: .init(offset: .seconds(5)))
    try await clock.sleep(until: .init(offset: .seconds(4)))
  }

  @Test("A canceled task does not sleep", arguments: [true, false])
  func canceled(before: Bool) async {
    let clock = TestClock()
    let task = Task {
      if before { withUnsafeCurrentTask { $0?.cancel() } }
      try await clock.sleep(for: .seconds(1))
    }
    if !before { task.cancel() }
    await #expect(throws: CancellationError.self) { try await task.value }
    await #expect(throws: Never.self) { try await clock.checkSuspension() }
  }

  @Test("An immediate clock does not wait, and the time has passed all the same")
  func immediate() async throws {
    let clock = ImmediateClock()
    try await clock.sleep(for: .seconds(60))
    #expect(clock.now == .init(offset: .seconds(60)))
    try await clock.sleep(until: .init(offset: .seconds(1)))
    #expect(clock.now == .init(offset: .seconds(60)))
    #expect(clock.minimumResolution == .zero)
  }

  @Test("An immediate clock heeds cancellation")
  func immediateCanceled() async {
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await ImmediateClock().sleep(for: .seconds(1))
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test("As a value of a generic function")
  func generic() async throws {
    func wait(on clock: some Clock<Duration>) async throws {
      try await clock.sleep(for: .seconds(9))
    }
    try await wait(on: .immediate)
  }

  @Test("As a dependency")
  func dependency() async throws {
    try await withDependencies {
      $0.continuousClock = ImmediateClock()
      $0.suspendingClock = ImmediateClock()
    } operation: {
      @Dependency(\.continuousClock) var continuous
      @Dependency(\.suspendingClock) var suspending
      try await continuous.sleep(for: .seconds(9))
      try await suspending.sleep(for: .seconds(9))
    }
  }

  @Test("A clock that was not overridden fails the test that waits on it, and does not wait")
  func unimplemented() async {
    let line = #line + 2
    let recorded = await asyncIssues {
      @Dependency(\.continuousClock) var clock
      try await clock.sleep(for: .seconds(9))
      try await clock.sleep(for: .seconds(9))
    }
    #expect(recorded.count == 1)
    #expect(recorded.first?.text.hasPrefix(#"@Dependency(\.continuousClock) was used"#) == true)
    #expect(recorded.first?.file == #fileID)
    #expect(recorded.first?.line == line)
    #expect(recorded.first?.text.contains("$0.continuousClock = TestClock()") == true)
  }

  @Test("To look at it is a failure, too, in each test anew")
  func unimplementedNow() {
    func look() {
      @Dependency(\.continuousClock) var clock
      _ = clock.minimumResolution
      _ = now(of: clock)
    }
    func now(of clock: some Clock<Duration>) -> Any { clock.now }
    #expect(issues(look).count == 1)
    #expect(
      issues {
        withDependencies {
          $0 = DependencyValues()
        } operation: {
          look()
        }
      }.count == 1
    )
  }

  @Test("And so is the other")
  func unimplementedSuspending() async {
    let recorded = await asyncIssues {
      @Dependency(\.suspendingClock) var clock
      try await clock.sleep(for: .seconds(9))
    }
    #expect(recorded.contains { $0.text.hasPrefix(#"@Dependency(\.suspendingClock) was used"#) })
  }
}
