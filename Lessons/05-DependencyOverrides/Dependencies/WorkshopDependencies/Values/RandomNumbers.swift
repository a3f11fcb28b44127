extension DependencyValues {
  /// Hands a source of random numbers to a closure. A test that does not override it fails when it
  /// reads it.
  ///
  /// ```swift
  /// @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
  /// let prize = withRandomNumberGenerator { Int.random(in: 1...6, using: &$0) }
  /// …
  /// withDependencies {
  ///   $0.withRandomNumberGenerator = WithRandomNumberGenerator(AlwaysZero())
  /// } operation: { … }
  /// ```
  public var withRandomNumberGenerator: WithRandomNumberGenerator {
    get { self[WithRandomNumberGeneratorKey.self] }
    set { self[WithRandomNumberGeneratorKey.self] = newValue }
  }

  private enum WithRandomNumberGeneratorKey: DependencyKey {
    static let liveValue = WithRandomNumberGenerator(SystemRandomNumberGenerator())
  }
}

/// Shares a source of random numbers; see ``DependencyValues/withRandomNumberGenerator``.
public final class WithRandomNumberGenerator: Sendable {
  private let shared: LockIsolated<any RandomNumberGenerator & Sendable>

  /// Takes random numbers from a generator. All who use this object draw from the same sequence.
  public init(_ generator: some RandomNumberGenerator & Sendable) {
    shared = LockIsolated(generator)
  }

  /// Calls a closure with the generator. The lock is held for each number, not for the closure, so
  /// the closure may take its time, and use the generator again inside.
  public func callAsFunction<R>(
    _ work: (inout any RandomNumberGenerator & Sendable) throws -> R
  ) rethrows -> R {
    var generator: any RandomNumberGenerator & Sendable = SharedGenerator(shared: shared)
    return try work(&generator)
  }

  private struct SharedGenerator: RandomNumberGenerator, Sendable {
    let shared: LockIsolated<any RandomNumberGenerator & Sendable>

    mutating func next() -> UInt64 {
      shared.withValue { $0.next() }
    }
  }
}
