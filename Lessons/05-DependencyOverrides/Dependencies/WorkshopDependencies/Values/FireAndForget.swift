extension DependencyValues {
  /// Starts work that nobody waits for. In a test it is waited for, so that the test can look at
  /// what it did.
  ///
  /// ```swift
  /// @Dependency(\.fireAndForget) var fireAndForget
  /// await fireAndForget { try await statistics.send(order) }
  /// ```
  public var fireAndForget: FireAndForget {
    get { self[FireAndForgetKey.self] }
    set { self[FireAndForgetKey.self] = newValue }
  }

  private enum FireAndForgetKey: DependencyKey {
    static let liveValue = FireAndForget { priority, work in
      Task(priority: priority) { try await work() }
    }
    static let testValue = FireAndForget { _, work in
      try? await work()
    }
  }
}

/// Starts work that nobody waits for; see ``DependencyValues/fireAndForget``.
public struct FireAndForget: Sendable {
  /// How the work is started.
  public typealias Start =
    @Sendable (TaskPriority?, _ work: @escaping @Sendable () async throws -> Void) async -> Void

  private let start: Start

  /// Starts work in another way: not at all, for example, but counting it.
  ///
  /// ```swift
  /// $0.fireAndForget = FireAndForget { _, _ in started.withValue { $0 += 1 } }
  /// ```
  public init(_ start: @escaping Start) {
    self.start = start
  }

  /// Starts the work. What it throws is nobody's business.
  public func callAsFunction(
    priority: TaskPriority? = nil,
    @_inheritActorContext _ work: @escaping @Sendable () async throws -> Void
  ) async {
    await start(priority, work)
  }
}
