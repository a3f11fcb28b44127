import Foundation
import Testing
import WorkshopDependencies
import WorkshopDependenciesTestSupport

@testable import DependencyOverrides

/// The check looks for the first three tests by name.
@Suite struct NotifierTests {
  private let sut = Notifier()
  private let calls = LockIsolated<[Pager.Call]>([])
  private let clock = LockIsolated(Date(timeIntervalSince1970: 43_200))

  // region: task

  @Test func theTaskKeepsTheOverrides() async {
    let sending = withOverrides { sut.orderIsReady("Latte") }
    await sending.value

    #expect(calls.value == [call("Latte is ready")])
  }
  // endregion: task

  @Test func theQueueKeepsTheOverrides() async {
    let sentAtCompletion = await withCheckedContinuation { continuation in
      withOverrides {
        sut.orderIsLate("Latte") { continuation.resume(returning: calls.value) }
      }
    }

    #expect(sentAtCompletion == [call("Latte takes longer")])
  }

  @Test func theHandlerKeepsTheOverrides() {
    let taken = withOverrides { sut.takenHandler() }

    taken("Latte")

    #expect(calls.value == [call("Latte was taken")])
  }

  @Test func theHandlerSendsEveryTimeAtThatTime() {
    let taken = withOverrides { sut.takenHandler() }

    clock.withValue { $0 += 60 }
    taken("Latte")
    taken("Mocha")

    #expect(calls.value == [call("Latte was taken"), call("Mocha was taken")])
  }

  /// A pager that keeps its calls, and a time that only the test changes.
  private func withOverrides<R>(_ operation: () -> R) -> R {
    withDependencies {
      $0.pager.send = { call in calls.withValue { $0.append(call) } }
      $0.date = DateGenerator { clock.value }
    } operation: {
      operation()
    }
  }

  private func call(_ text: String) -> Pager.Call {
    Pager.Call(text: text, time: clock.value)
  }
}
