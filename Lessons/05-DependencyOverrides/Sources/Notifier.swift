import Foundation
import WorkshopDependencies

/// Tells the guests what happens to their drinks.
///
/// Everything that it promises stands in these comments. The bodies of the first three functions are
/// yours to mend; `page`, the names and the types have to stay.
///
/// Every call is sent once. It goes to the dependencies of the place where the function below was
/// called, whoever runs the code in the end: to the pager that was overridden there, at the time that
/// was overridden there, and to whatever else the two depend on. The time of a call is the time at
/// which it is sent.
///
/// Not promised: on which thread a call is sent, and which dependencies the completion sees.
struct Notifier: Sendable {
  let queue = DispatchQueue(label: "Notifier")

  // region: task
  /// Sends "Latte is ready", in a task of its own, and does not wait for it.
  ///
  /// - Returns: the task. When it is done, the call has been sent.
  func orderIsReady(_ drink: String) -> Task<Void, Never> {
    // TODO: What was overridden around this call does not get into the task. Hand it on.
    Task.detached {
      page("\(drink) is ready")
    }
  }
  // endregion: task

  /// Sends "Latte takes longer" on the queue, and then calls the completion, once.
  func orderIsLate(_ drink: String, completion: @escaping @Sendable () -> Void) {
    // TODO: Nor does it get onto the queue.
    queue.async {
      page("\(drink) takes longer")
      completion()
    }
  }

  /// Gives away what the shelf is to call when somebody takes a drink from it: "Latte was taken" is
  /// sent then, every time.
  func takenHandler() -> @Sendable (_ drink: String) -> Void {
    // TODO: Nor to whoever calls this closure in the end.
    { drink in
      page("\(drink) was taken")
    }
  }

  /// Sends a call to the pager. It is read here, and not kept in a property: a pager that is
  /// exchanged in the middle of the day is used from the next call on.
  func page(_ text: String) {
    @Dependency(\.pager) var pager
    @Dependency(\.date.now) var now
    pager.send(Pager.Call(text: text, time: now))
  }
}
