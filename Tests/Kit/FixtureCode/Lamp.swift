import Synchronization

/// The one lamp, which everybody shares.
final class Lamp: Sendable {
  static let shared = Lamp()

  private let state = Mutex(false)

  var isOn: Bool { state.withLock { $0 } }

  func turn(on: Bool) {
    state.withLock { $0 = on }
  }
}
