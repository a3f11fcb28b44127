import Foundation
import WorkshopDependencies
import XCTest

@testable import DependencyOverrides

/// What 5.5 asks of the code that the learner mends: whoever runs a closure in the end, it sees what
/// was overridden where the function was called.
final class NotifierAcceptance: XCTestCase {
  private let sut = Notifier()
  private let calls = Calls()
  /// What reaches these has lost its overrides on the way.
  private let lost = Calls()
  private let noon = Date(timeIntervalSince1970: 43_200)

  override func setUp() {
    prepareDependencies {
      $0.pager = lost.pager
      $0.date.now = noon - 86_400
      $0.uuid = .constant(UUID(0))
    }
  }

  func testTheTaskKeepsTheOverrides() async {
    await withOverrides { sut.orderIsReady("Latte") }.value

    assertSent("Latte is ready")
  }

  /// Sending takes its time here, so a task that leaves it to another one is done before.
  @MainActor func testTheTaskSendsOnce() async {
    let isDone = DispatchSemaphore(value: 0)
    let slowly: (inout DependencyValues) -> Void = { [calls] in
      $0.pager.send = { call in
        _ = isDone.wait(timeout: .now() + .milliseconds(250))
        calls.pager.send(call)
      }
    }

    await withOverrides(slowly) { sut.orderIsReady("Mocha") }.value

    XCTAssertEqual(calls.sent + lost.sent, ["Mocha is ready"], "when the task was done")
    isDone.signal()
  }

  func testTheQueueKeepsTheOverrides() {
    let completed = expectation(description: "the completion is called")
    withOverrides { sut.orderIsLate("Latte") { completed.fulfill() } }
    wait(for: [completed], timeout: 2)

    assertSent("Latte takes longer")
  }

  func testItIsSentOnTheQueue() {
    let completed = DispatchSemaphore(value: 0)
    sut.queue.suspend()
    withOverrides { sut.orderIsLate("Latte") { completed.signal() } }
    // Another queue would be running, and done by then.
    _ = completed.wait(timeout: .now() + .milliseconds(250))
    XCTAssertEqual(calls.all + lost.all, [], "while the queue was not running")

    sut.queue.resume()
    sut.queue.sync {}

    XCTAssertEqual(calls.sent + lost.sent, ["Latte takes longer"], "when the queue had run")
  }

  func testTheCompletionComesAfterTheCall() {
    let completed = expectation(description: "the completion is called")
    let atCompletion = LockIsolated<[[String]]>([])
    withOverrides {
      sut.orderIsLate("Latte") { [calls, lost] in
        atCompletion.withValue { $0.append(calls.sent + lost.sent) }
        completed.fulfill()
      }
    }
    wait(for: [completed], timeout: 2)
    sut.queue.sync {}

    XCTAssertEqual(
      atCompletion.value,
      [["Latte takes longer"]],
      "that is what had been sent at each completion"
    )
  }

  func testTheHandlerKeepsTheOverrides() {
    let taken = withOverrides { sut.takenHandler() }
    XCTAssertEqual(calls.all + lost.all, [], "before anything was taken")

    taken("Latte")

    assertSent("Latte was taken")
  }

  func testTheHandlerSendsEveryTime() {
    let clock = LockIsolated(noon)
    let withClock: (inout DependencyValues) -> Void = { $0.date = DateGenerator { clock.value } }
    let taken = withOverrides(withClock) { sut.takenHandler() }

    taken("Latte")
    clock.setValue(noon + 60)
    taken("Mocha")

    let expected = [call("Latte was taken"), call("Mocha was taken", at: noon + 60)]
    XCTAssertEqual(calls.all + lost.all, expected)
  }

  func testTheCallersOverridesDoNotCount() {
    let other = Calls()
    let taken = withOverrides { sut.takenHandler() }

    withDependencies {
      $0.pager = other.pager
      $0.date.now = noon + 60
    } operation: {
      taken("Latte")
    }

    XCTAssertEqual(other.sent, [], "that is what the pager of the handler's caller was sent")
    assertSent("Latte was taken")
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

    XCTAssertEqual(ids.value, [UUID(7), UUID(7), UUID(7)], "from the handler, the task, the queue")
  }

  private func assertSent(_ text: String, line: UInt = #line) {
    XCTAssertEqual(
      lost.sent,
      [],
      "that is what was sent to a pager which nobody had overridden: in an app, the real one",
      line: line
    )
    XCTAssertEqual(calls.all, [call(text)], line: line)
  }

  private func call(_ text: String, at time: Date? = nil) -> Pager.Call {
    Pager.Call(text: text, time: time ?? noon)
  }

  private func withOverrides<R>(
    _ more: (inout DependencyValues) -> Void = { _ in },
    _ operation: () -> R
  ) -> R {
    withDependencies {
      $0.pager = calls.pager
      $0.date.now = noon
      more(&$0)
    } operation: {
      operation()
    }
  }
}

/// What was sent to a pager.
private final class Calls: Sendable {
  private let isolated = LockIsolated<[Pager.Call]>([])

  var all: [Pager.Call] { isolated.value }
  var sent: [String] { isolated.value.map(\.text) }

  var pager: Pager {
    Pager { [isolated] call in isolated.withValue { $0.append(call) } }
  }
}
