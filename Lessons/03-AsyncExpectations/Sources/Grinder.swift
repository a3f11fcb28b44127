import Dispatch
import Synchronization

/// Ground coffee.
struct Grounds: Equatable, Sendable {
  let grams: Int
}

enum GrinderError: Error, Equatable {
  case lidOpen
  /// So many grams are missing.
  case beansMissing(Int)
}

/// The grinder, as its maker delivers it: with callbacks. The last two functions are ours.
///
/// The code is correct. Everything that it promises stands in these comments, so that a test can be
/// written from them alone.
final class Grinder: Sendable {
  private struct State {
    var beans: Int
    var isRunning = false
  }

  let isLidOpen: Bool
  private let state: Mutex<State>

  init(beans: Int, isLidOpen: Bool = false) {
    self.isLidOpen = isLidOpen
    state = Mutex(State(beans: beans))
  }

  /// The grams of beans that are left.
  var beans: Int { state.withLock { $0.beans } }
  var isRunning: Bool { state.withLock { $0.isRunning } }

  /// Grinds as many grams of beans. Calls back once, on another thread: with the grounds when the
  /// motor has stopped, or with the reason why it did not start. How long it takes is not promised.
  func grind(
    _ grams: Int,
    completion: @escaping @Sendable (Result<Grounds, GrinderError>) -> Void
  ) {
    do {
      try start(grams)
      DispatchQueue.global().async { completion(.success(self.stop(after: grams))) }
    } catch {
      DispatchQueue.global().async { completion(.failure(error)) }
    }
  }

  func start(_ grams: Int) throws(GrinderError) {
    guard !isLidOpen else { throw .lidOpen }
    let missing = grams - beans
    guard missing <= 0 else { throw .beansMissing(missing) }
    state.withLock { $0.isRunning = true }
  }

  func stop(after grams: Int) -> Grounds {
    state.withLock { $0 = State(beans: $0.beans - grams) }
    return Grounds(grams: grams)
  }

  /// The same for callers that `await`: returns, or throws, what the machine calls back with, and not
  /// before it does. Being canceled changes nothing.
  func grind(_ grams: Int) async throws -> Grounds {
    try await withCheckedThrowingContinuation { continuation in
      grind(grams) { self.resume(continuation, with: $0) }
    }
  }

  /// Whatever the machine says, the one who waits is told exactly once.
  func resume(
    _ continuation: CheckedContinuation<Grounds, any Error>,
    with answer: Result<Grounds, GrinderError>
  ) {
    switch answer {
    case .success(let grounds): continuation.resume(returning: grounds)
    case .failure(let error): continuation.resume(throwing: error)
    }
  }
}
