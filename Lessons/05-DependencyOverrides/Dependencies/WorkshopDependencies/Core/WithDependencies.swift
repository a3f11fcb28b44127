/// Overrides dependencies for all that a function does.
///
/// ```swift
/// let model = withDependencies {
///   $0.uuid = .incrementing
///   $0.date.now = Date(timeIntervalSince1970: 0)
/// } operation: {
///   OrderModel()
/// }
/// ```
///
/// The overrides hold until `operation` returns, in everything that it calls and in the tasks that
/// it starts, also after it returned. They do not reach `Task.detached`, dispatch queues and other
/// closures that escape: see ``withEscapedDependencies(_:)``. A model that `operation` makes keeps
/// them in its `@Dependency` properties.
///
/// - Parameters:
///   - updateValues: Changes the values that are current here. Reading one through `$0` to override it
///     is no use of it, so `$0.date.now = noon` does not fail although `date` has not been overridden.
///     What it reads and does not override counts as read when it ends.
///   - operation: What shall see the changed values.
/// - Returns: What `operation` returns.
@discardableResult
public func withDependencies<R>(
  _ updateValues: (inout DependencyValues) throws -> Void,
  operation: () throws -> R
) rethrows -> R {
  var values = DependencyValues.toOverride
  try updateValues(&values)
  values.endOverriding()
  return try DependencyValues.$_current.withValue(values) {
    let result = try operation()
    ModelValues.shared.remember(result)
    return result
  }
}

/// Overrides dependencies for all that an asynchronous function does.
///
/// ```swift
/// await withDependencies {
///   $0.logIn = { _ in true }
/// } operation: {
///   await model.logInButtonTapped()
/// }
/// ```
///
/// As ``withDependencies(_:operation:)``. Do not forget the `await`: many an article does. Both
/// closures run where the caller runs, on its actor.
@discardableResult
public func withDependencies<R>(
  isolation: isolated (any Actor)? = #isolation,
  _ updateValues: (inout DependencyValues) async throws -> Void,
  operation: () async throws -> R
) async rethrows -> R {
  var values = DependencyValues.toOverride
  try await updateValues(&values)
  values.endOverriding()
  return try await DependencyValues.$_current.withValue(values) {
    let result = try await operation()
    ModelValues.shared.remember(result)
    return result
  }
}
