import Foundation
import Testing
import WorkshopDependencies

@testable import DependencyOverrides

@Suite struct NotifierTests {
  private let sut = Notifier()
  private let calls = LockIsolated<[Pager.Call]>([])

  @Test func theTaskKeepsTheOverrides() async {
    await withOverrides { sut.orderIsReady("Latte") }.value

    #expect(calls.value.last?.text == "Latte is ready")
  }

  @Test func theQueueKeepsTheOverrides() async {
    await withCheckedContinuation { continuation in
      withOverrides {
        sut.orderIsLate("Latte") { continuation.resume() }
      }
    }

    #expect(calls.value.last?.text == "Latte takes longer")
  }

  @Test func theHandlerKeepsTheOverrides() {
    let taken = withOverrides { sut.takenHandler() }

    taken("Latte")

    #expect(calls.value.last?.text == "Latte was taken")
  }

  private func withOverrides<R>(_ operation: () -> R) -> R {
    withDependencies {
      $0.pager.send = { call in calls.withValue { $0.append(call) } }
      $0.date.now = Date(timeIntervalSince1970: 0)
    } operation: {
      operation()
    }
  }
}
