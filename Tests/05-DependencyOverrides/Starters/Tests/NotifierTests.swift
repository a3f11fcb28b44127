import Foundation
import Testing
import WorkshopDependencies
import WorkshopDependenciesTestSupport

@testable import DependencyOverrides

/// The check looks for these three tests by name.
@Suite struct NotifierTests {
  private let sut = Notifier()
  private let calls = LockIsolated<[Pager.Call]>([])

  // region: task

  @Test func theTaskKeepsTheOverrides() async {
    let sending = withOverrides { sut.orderIsReady("Latte") }
    await sending.value

    // TODO: Who was called, and what was said?
  }
  // endregion: task

  @Test func theQueueKeepsTheOverrides() async {
    await withCheckedContinuation { continuation in
      withOverrides {
        // TODO: When the completion is called, what must have happened?
        sut.orderIsLate("Latte") { continuation.resume() }
      }
    }
  }

  @Test func theHandlerKeepsTheOverrides() {
    // TODO: Who calls the handler in the app, and when? Is the override still in force there?
    withOverrides {
      let taken = sut.takenHandler()
      taken("Latte")
    }

    #expect(!calls.value.isEmpty)
  }

  // TODO: How often is a call sent, and at which time?

  /// A pager that keeps its calls, and a time that stands still.
  private func withOverrides<R>(_ operation: () -> R) -> R {
    withDependencies {
      $0.pager.send = { call in calls.withValue { $0.append(call) } }
      $0.date.now = Date(timeIntervalSince1970: 43_200)
    } operation: {
      operation()
    }
  }
}
