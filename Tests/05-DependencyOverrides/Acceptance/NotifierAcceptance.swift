import Foundation
import WorkshopDependencies
import XCTest

@testable import DependencyOverrides

/// What 5.5 asks of the code that the learner mends: whoever runs a closure in the end, it sees what
/// was overridden where the function was called.
final class NotifierAcceptance: XCTestCase {
  private let sut = Notifier()
  /// All calls in words, whichever pager they were sent to.
  private let calls = LockIsolated<[String]>([])
  private let noon = Date(timeIntervalSince1970: 43_200)

  override func setUp() {
    prepareDependencies {
      $0.pager = pager(", to a pager that nobody has overridden")
      $0.date.now = noon - 86_400
      $0.uuid = .constant(UUID(0))
    }
  }

  func testTheTaskKeepsTheOverrides() async {
    await withOverrides { sut.orderIsReady("Latte") }.value

    XCTAssertEqual(calls.value, ["Latte is ready"], "From the task: \(handItOn)")
  }

  /// Sending takes its time here, so a task that leaves it to another one is done before.
  @MainActor func testTheTaskSendsOnce() async {
    let isDone = DispatchSemaphore(value: 0)
    let slowly: (inout DependencyValues) -> Void = { [calls] in
      $0.pager.send = { call in
        _ = isDone.wait(timeout: .now() + .milliseconds(250))
        calls.withValue { $0.append(call.text) }
      }
    }

    await withOverrides(slowly) { sut.orderIsReady("Mocha") }.value

    XCTAssertEqual(
      texts(of: calls.value),
      ["Mocha is ready"],
      "When the returned task is done, one call has been sent: neither none yet, nor a second one."
    )
    isDone.signal()
  }

  func testTheQueueKeepsTheOverrides() {
    waitForCompletion { completion in
      withOverrides { sut.orderIsLate("Latte", completion: completion) }
    }

    XCTAssertEqual(calls.value, ["Latte takes longer"], "From the queue: \(handItOn)")
  }

  func testItIsSentOnTheQueue() {
    let completed = DispatchSemaphore(value: 0)
    sut.queue.suspend()
    withOverrides { sut.orderIsLate("Mocha") { completed.signal() } }
    // Another queue would be running, and done by then.
    _ = completed.wait(timeout: .now() + .milliseconds(250))
    let whileSuspended = texts(of: calls.value)
    sut.queue.resume()
    sut.queue.sync {}

    XCTAssertEqual(
      [whileSuspended, texts(of: calls.value)],
      [[], ["Mocha takes longer"]],
      "The first list was sent while the queue was not running, the second when it had run: send "
        + "the call on `queue`, and nowhere else."
    )
  }

  func testTheCompletionComesAfterTheCall() {
    let atCompletion = LockIsolated<[[String]]>([])
    waitForCompletion { completion in
      withOverrides {
        sut.orderIsLate("Latte") { [calls] in
          atCompletion.withValue { $0.append(texts(of: calls.value)) }
          completion()
        }
      }
    }
    sut.queue.sync {}

    XCTAssertEqual(
      atCompletion.value,
      [["Latte takes longer"]],
      "One list for each time that the completion was called, with what had been sent by then: it is "
        + "called once, after the call."
    )
  }

  func testTheHandlerKeepsTheOverrides() {
    let taken = withOverrides { sut.takenHandler() }

    taken("Latte")

    XCTAssertEqual(calls.value, ["Latte was taken"], "From the handler: \(handItOn)")
  }

  func testTheHandlerSendsEveryTime() {
    let clock = LockIsolated(noon)
    let withClock: (inout DependencyValues) -> Void = { $0.date = DateGenerator { clock.value } }
    let taken = withOverrides(withClock) { sut.takenHandler() }

    taken("Latte")
    clock.setValue(noon + 60)
    taken("Mocha")

    XCTAssertEqual(
      calls.value,
      ["Latte was taken", "Mocha was taken, 60 seconds after noon"],
      "The handler was called at noon and a minute later. It sends each time, with the time of then."
    )
  }

  func testTheCallersOverridesDoNotCount() {
    let taken = withOverrides { sut.takenHandler() }

    withDependencies {
      $0.pager = pager(", to the pager of whoever called the handler")
      $0.date.now = noon + 60
    } operation: {
      taken("Latte")
    }

    XCTAssertEqual(
      calls.value,
      ["Latte was taken"],
      "Whoever calls the handler had overridden pager and time as well. What was in force where the "
        + "handler was made counts."
    )
  }

  func testWhatAPagerDependsOnGetsThere() async {
    let ids = LockIsolated<[UUID]>([])
    let override: (inout DependencyValues) -> Void = {
      $0.uuid = .constant(UUID(7))
      $0.pager.send = { _ in
        @Dependency(\.uuid) var uuid
        ids.withValue { [id = uuid()] in $0.append(id) }
      }
    }

    let taken = withOverrides(override) { sut.takenHandler() }
    taken("Latte")
    await withOverrides(override) { sut.orderIsReady("Latte") }.value
    withOverrides(override) { sut.orderIsLate("Latte") {} }
    sut.queue.sync {}

    XCTAssertEqual(
      ids.value,
      [UUID(7), UUID(7), UUID(7)],
      "The overridden pager reads an overridden id, in the handler, the task, and on the queue. Hand "
        + "on everything that is in force, not only the pager."
    )
  }

  // MARK: Helpers

  private let handItOn =
    "the call goes to the pager that was overridden where the function was called, and its time is the "
    + "one that was overridden there. In an app, a pager that nobody has overridden is the real one."

  private func pager(_ way: String = "") -> Pager {
    Pager { [calls, noon] call in
      let seconds = Int(call.time.timeIntervalSince(noon))
      let day = seconds < 0 ? ", on another day" : ", \(seconds) seconds after noon"
      let time = seconds == 0 ? "" : day
      calls.withValue { $0.append(call.text + time + way) }
    }
  }

  private func waitForCompletion(_ operation: (@escaping @Sendable () -> Void) -> Void) {
    let completed = expectation(description: "the completion is called")
    completed.assertForOverFulfill = false
    operation { completed.fulfill() }
    wait(for: [completed], timeout: 2)
  }

  private func withOverrides<R>(
    _ more: (inout DependencyValues) -> Void = { _ in },
    _ operation: () -> R
  ) -> R {
    withDependencies {
      $0.pager = pager()
      $0.date.now = noon
      more(&$0)
    } operation: {
      operation()
    }
  }
}

/// The calls, without a word on the pager or the time.
private func texts(of calls: [String]) -> [String] {
  calls.map { String($0.prefix { $0 != "," }) }
}
