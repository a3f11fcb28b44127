/// Hands overrides on to a closure that escapes: a dispatch queue, a completion handler, a detached
/// task. Task locals do not get there by themselves.
///
/// ```swift
/// withEscapedDependencies { dependencies in
///   DispatchQueue.main.async {
///     dependencies.yield {
///       // The dependencies are those of the call of withEscapedDependencies.
///     }
///   }
/// }
/// ```
///
/// Call `yield` first in the closure: what stands outside of it sees the values of wherever the
/// closure runs. To override some more, do it inside of `yield`.
public func withEscapedDependencies<R>(
  _ operation: (DependencyValues.Continuation) throws -> R
) rethrows -> R {
  try operation(DependencyValues.Continuation())
}

/// Hands overrides on to a closure that escapes from an asynchronous operation.
///
/// ```swift
/// await withEscapedDependencies { dependencies in
///   await Task.detached { await dependencies.yield { await send() } }.value
/// }
/// ```
public func withEscapedDependencies<R>(
  isolation: isolated (any Actor)? = #isolation,
  _ operation: (DependencyValues.Continuation) async throws -> R
) async rethrows -> R {
  try await operation(DependencyValues.Continuation())
}

extension DependencyValues {
  /// The dependencies of one place, to be used in another. See ``withEscapedDependencies(_:)``.
  public struct Continuation: Sendable {
    private let values = DependencyValues(.now)

    init() {}

    /// Runs a closure with the dependencies that were handed on. May be called more than once.
    public func yield<R>(_ operation: () throws -> R) rethrows -> R {
      try withDependencies({ $0 = values }, operation: operation)
    }

    /// Runs an asynchronous closure with the dependencies that were handed on.
    public func yield<R>(
      isolation: isolated (any Actor)? = #isolation,
      _ operation: () async throws -> R
    ) async rethrows -> R {
      try await withDependencies({ $0 = values }, operation: operation)
    }
  }
}
