import Synchronization

/// The plan of the running process. In a plain test run there is none, and nothing is planted.
public enum ActivePlan {
  /// Called with a planted bug's id whenever a test reaches the function it lives in.
  public typealias ReachedHandler = @Sendable (_ plantingID: String) -> Void

  private struct State {
    var plan: Plan?
    var onReached: ReachedHandler?
    /// Enum type → its planted case, or `nil` for none: comparing hashes at every call would be slow.
    var known: [ObjectIdentifier: (any Plantable)?] = [:]
  }

  private static let state = Mutex(State())

  /// Makes a plan the running process's own. Called once, before the first test.
  public static func install(_ plan: Plan, onReached: @escaping ReachedHandler) {
    state.withLock { $0 = State(plan: plan, onReached: onReached) }
  }

  static func planted<P: Plantable>(in type: P.Type, isReached: Bool) -> P? {
    let (planted, onReached) = state.withLock { state -> (P?, ReachedHandler?) in
      guard let plan = state.plan else { return (nil, nil) }
      let key = ObjectIdentifier(type)
      if let known = state.known[key] { return (known as? P, state.onReached) }
      let planted = type.allCases.first { plan.plants($0.plantingID) }
      state.known[key] = .some(planted)
      return (planted, state.onReached)
    }
    if isReached, let planted { onReached?(planted.plantingID) }
    return planted
  }
}
