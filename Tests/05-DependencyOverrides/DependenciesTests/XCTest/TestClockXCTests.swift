import WorkshopDependencies
import XCTest

/// A test clock, made deterministic: all tasks take turns.
final class TestClockXCTests: XCTestCase {
  override func invokeTest() {
    withMainSerialExecutor { super.invokeTest() }
  }

  private let clock = TestClock()
  private let log = LockIsolated<[String]>([])

  func testTheExecutorIsInUse() {
    XCTAssertTrue(uncheckedUseMainSerialExecutor)
  }

  func testASleeperWakesUpWhenItsTimeHasComeAndNotBefore() async {
    let task = Task { [clock, log] in
      try await clock.sleep(for: .seconds(3))
      log.note("awake")
    }
    await clock.advance(by: .milliseconds(2999))
    XCTAssertEqual(log.value, [])
    await clock.advance(by: .milliseconds(1))
    XCTAssertEqual(log.value, ["awake"])
    task.cancel()
  }

  func testSleepersWakeUpInTheOrderOfTheirDeadlines() async {
    let tasks = [3, 1, 2].map { seconds in
      Task { [clock, log] in
        try await clock.sleep(for: .seconds(seconds))
        log.note("\(seconds) at \(clock.now.offsetInSeconds)")
      }
    }
    await clock.advance(by: .seconds(5))
    XCTAssertEqual(log.value, ["1 at 1", "2 at 2", "3 at 3"])
    XCTAssertEqual(clock.now.offsetInSeconds, 5)
    for task in tasks { task.cancel() }
  }

  func testWithTheSameDeadlineTheFirstComesFirst() async {
    let tasks = (1...5).map { number in
      Task { [clock, log] in
        try await clock.sleep(for: .seconds(1))
        log.note("\(number)")
      }
    }
    await clock.advance(by: .seconds(1))
    XCTAssertEqual(log.value, ["1", "2", "3", "4", "5"])
    for task in tasks { task.cancel() }
  }

  func testATimerTicksAsOftenAsItsTimeHasCome() async {
    let task = Task { [clock, log] in
      while true {
        try await clock.sleep(for: .seconds(1))
        log.note("tick")
      }
    }
    await clock.advance(by: .seconds(3))
    XCTAssertEqual(log.count, 3)
    task.cancel()
    await clock.advance(by: .seconds(3))
    XCTAssertEqual(log.count, 3)
  }

  func testAdvancingByNothingWakesUpThoseWhoSleepForNoTime() async {
    let task = Task { [clock, log] in
      try await clock.sleep(for: .zero)
      log.note("awake")
    }
    await clock.advance()
    XCTAssertEqual(log.value, ["awake"])
    task.cancel()
  }

  func testWhoIsWokenUpMayMoveItFurther() async {
    let task = Task { [clock, log] in
      try await clock.sleep(for: .seconds(1))
      await clock.advance(by: .seconds(5))
      log.note("moved to \(clock.now.offsetInSeconds)")
    }
    await clock.advance(by: .seconds(3))
    await clock.advance(to: .init(offset: .seconds(8)))
    _ = await task.result
    XCTAssertEqual(log.value, ["moved to 8"])
    XCTAssertEqual(clock.now.offsetInSeconds, 8)
  }

  func testRunGoesOnUntilNobodySleeps() async {
    let task = Task { [clock, log] in
      for number in 1...10 {
        try await clock.sleep(for: .seconds(number))
        log.note("\(number)")
      }
    }
    await clock.run()
    XCTAssertEqual(log.count, 10)
    XCTAssertEqual(clock.now.offsetInSeconds, 55)
    task.cancel()
  }

  func testCheckSuspensionThrowsWhileSomebodySleeps() async throws {
    let task = Task { [clock] in try await clock.sleep(for: .seconds(1)) }
    do {
      try await clock.checkSuspension()
      XCTFail("nobody slept")
    } catch {
      XCTAssertTrue(error is SuspensionError)
    }
    await clock.advance(by: .seconds(1))
    try await clock.checkSuspension()
    task.cancel()
  }

  func testACanceledSleeperWakesUpAtOnce() async {
    let task = Task { [clock, log] in
      do {
        try await clock.sleep(for: .seconds(1))
      } catch {
        log.note("\(type(of: error))")
      }
    }
    await clock.advance()
    XCTAssertEqual(log.value, [])
    task.cancel()
    await task.value
    XCTAssertEqual(log.value, ["CancellationError"])
  }

  func testAnotherTaskGetsItsTurnOnAnImmediateClock() async throws {
    let task = Task { [log] in log.note("other") }
    try await ImmediateClock().sleep(for: .seconds(1))
    XCTAssertEqual(log.value, ["other"])
    task.cancel()
  }
}

extension TestClock<Duration>.Instant {
  var offsetInSeconds: Int64 { Self().duration(to: self).components.seconds }
}

extension LockIsolated<[String]> {
  fileprivate func note(_ text: String) {
    withValue { $0.append(text) }
  }
}
