import ChildSupportC

/// Calls the original of a replaced function where a plain call would call the replacement again.
///
/// A replacement that is not `async` calls its original directly, in its own body. An `async` one
/// (and one of a protocol extension's default, or of an operator) would call itself for ever:
///
///     return try await original { try await load(n) }
///
/// The first replaceable call inside takes effect, so compute arguments before.
nonisolated(nonsending) public func original<T>(
  _ call: nonisolated(nonsending) () async throws -> T
) async rethrows -> T {
  workshop_next_call_is_original()
  return try await call()
}

/// The same for a function that is not `async`.
public func original<T>(_ call: () throws -> T) rethrows -> T {
  workshop_next_call_is_original()
  return try call()
}
