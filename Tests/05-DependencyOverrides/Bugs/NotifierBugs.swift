import DependencyOverridesExercises
import Foundation
import PlantedBugs
import Synchronization
import WorkshopDependencies

@testable import DependencyOverrides

// While a suite is judged, all three functions are the kit's own: the learner's are called when
// nothing is planted, for the acceptance tests and in a plain test run.

extension Notifier {
  @_dynamicReplacement(for:orderIsReady(_:))
  func orderIsReadyByTheKit(_ drink: String) -> Task<Void, Never> {
    let bug = NotifierTaskBug.planted
    let variant = NotifierTaskVariant.planted
    guard isJudged else { return orderIsReady(drink) }
    let text = "\(drink) is ready"
    return withEscapedDependencies { dependencies in
      switch bug {
      case .lostInTheTask:
        Task.detached {
          await aQuarterOfASecond()
          send(text)
        }
      case .sentTwice:
        Task.detached {
          await aQuarterOfASecond()
          dependencies.yield {
            send(text)
            send(text)
          }
        }
      case .drinkIsLate:
        Task.detached {
          await aQuarterOfASecond()
          dependencies.yield { send("\(drink) takes longer") }
        }
      case .taskIsDoneTooEarly:
        Task.detached { _ = sendLater(text, dependencies) }
      case nil where variant == .slow:
        Task.detached { await sendLater(text, dependencies).value }
      case nil: Task.detached { dependencies.yield { send(text) } }
      }
    }
  }

  @_dynamicReplacement(for:orderIsLate(_:completion:))
  func orderIsLateByTheKit(_ drink: String, completion: @escaping @Sendable () -> Void) {
    let bug = NotifierQueueBug.planted
    let variant = NotifierQueueVariant.planted
    guard isJudged else { return orderIsLate(drink, completion: completion) }
    let text = "\(drink) takes longer"
    withEscapedDependencies { dependencies in
      queue.async {
        switch bug {
        case .lostOnTheQueue: send(text)
        case .completionComesFirst:
          afterAQuarterOfASecond { dependencies.yield { send(text) } }
        case .sentTwiceOnTheQueue:
          dependencies.yield { send(text) }
          dependencies.yield { send(text) }
        case nil: dependencies.yield { send(text) }
        }
        if variant == nil { completion() } else { afterAQuarterOfASecond(completion) }
      }
    }
  }

  @_dynamicReplacement(for:takenHandler())
  func takenHandlerByTheKit() -> @Sendable (_ drink: String) -> Void {
    let bug = NotifierHandlerBug.planted
    guard isJudged else { return takenHandler() }
    let firstDrink = LockIsolated<String?>(nil)
    return withEscapedDependencies { dependencies in
      let start = bug == .timeIsTakenTooEarly ? time() : nil
      return { drink in
        let isFirst = firstDrink.withValue { first in
          defer { first = first ?? drink }
          return first == nil
        }
        switch bug {
        case .lostInTheHandler: send("\(drink) was taken")
        case .firstDrinkIsSaid:
          dependencies.yield { send("\(firstDrink.value ?? drink) was taken") }
        case .onlyTheFirstIsSent where !isFirst: break
        case .onlyTheFirstIsSent, .timeIsTakenTooEarly, nil:
          dependencies.yield { send("\(drink) was taken", at: start) }
        }
      }
    }
  }

  private var isJudged: Bool {
    NotifierReference.isPlanted || NotifierTaskBug.isPlanted || NotifierTaskVariant.isPlanted
      || NotifierQueueBug.isPlanted || NotifierQueueVariant.isPlanted
      || NotifierHandlerBug.isPlanted
  }

  /// In place of `page`, which a learner may have changed.
  private func send(_ text: String, at time: Date? = nil) {
    @Dependency(\.pager) var pager
    let now = self.time()
    pager.send(Pager.Call(text: text, time: time ?? now))
  }

  private func time() -> Date {
    @Dependency(\.date.now) var now
    return now
  }

  private func sendLater(
    _ text: String,
    _ dependencies: DependencyValues.Continuation
  ) -> Task<Void, Never> {
    Task.detached {
      await aQuarterOfASecond()
      dependencies.yield { send(text) }
    }
  }

  private func aQuarterOfASecond() async {
    try? await Task.sleep(for: .milliseconds(250))
  }

  private func afterAQuarterOfASecond(_ work: @escaping @Sendable () -> Void) {
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(250), execute: work)
  }
}
