import Dispatch
import WorkshopDependencies

// Two threads that would stand in each other's way, if the library held a lock too many.

extension DependencyValues {
  var slow: String { self[SlowKey.self] }
  var quick: String { self[QuickKey.self] }
}

private let slowHasBegun = DispatchSemaphore(value: 0)
private let sharedHasBegun = DispatchSemaphore(value: 0)

/// Its initializer reads a dependency. Swift lets one thread make it, and others wait.
private let shared: String = {
  sharedHasBegun.signal()
  slowHasBegun.wait()
  @Dependency(\.quick) var quick
  return quick
}()

private enum SlowKey: DependencyKey {
  static var liveValue: String {
    slowHasBegun.signal()
    return shared
  }
}

private enum QuickKey: DependencyKey {
  static var liveValue: String { "quick" }
}

/// One thread makes `shared`, which reads a dependency; another makes a dependency's default, which
/// needs `shared`.
func crossLocks() -> Bool {
  let group = DispatchGroup()
  DispatchQueue.global().async(group: group) { _ = shared }
  sharedHasBegun.wait()
  DispatchQueue.global().async(group: group) {
    @Dependency(\.slow) var slow
    _ = slow
  }
  // Only a deadlock takes that long.
  return group.wait(timeout: .now() + 5) == .success
}

/// An actor that changes its property all the time, while somebody outside asks for its dependencies.
func readWhileAnActorWorks() -> String {
  let worker = Worker()
  let task = Task.detached { await worker.work() }
  for _ in 0..<200_000 {
    withDependencies(from: worker) {}
  }
  task.cancel()
  return "still here"
}

private actor Worker {
  var texts: [String] = []
  @Dependency(\.shop) var shop

  func work() {
    var number = 0
    while !Task.isCancelled {
      number += 1
      texts = ["a text that is too long to be stored in place: \(number)"]
    }
  }
}
