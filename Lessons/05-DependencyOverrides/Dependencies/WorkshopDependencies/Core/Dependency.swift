/// Reads a dependency, in a property of a model or in a function.
///
/// ```swift
/// @MainActor final class OrderModel {
///   @Dependency(\.uuid) var uuid
///   @Dependency(\.date.now) var now
///   @Dependency(Oven.self) var oven       // by its key, where it has no property
/// }
/// ```
///
/// It remembers the values that are current when it is made. A read puts those that are current
/// then on top: where both have an override, the one at the time of the read wins. So a model that
/// is made in ``withDependencies(_:operation:)`` keeps its overrides for life, and a test can still
/// change one later on.
///
/// A local `@Dependency` is made anew each time its function is called, so it remembers nothing
/// from before.
///
/// - Important: Not for `static` properties. They are made when they are first read, with the values
///   of whoever came first, for all tests. In Swift 6 mode the compiler rejects them: "static
///   property '_uuid' is not concurrency-safe because it is nonisolated global shared mutable
///   state". (`@MainActor`, which it suggests, silences it without a cure.)
@propertyWrapper
public struct Dependency<Value>: Sendable {
  /// The values of the place where this was made.
  let captured: DependencyValues.Kept
  private let source: Source
  private let place: SourcePlace

  private enum Source: Sendable {
    case keyPath(KeyPath<DependencyValues, Value> & Sendable)
    case key(@Sendable (DependencyValues) -> Value)
  }

  /// Reads the dependency at a key path: `@Dependency(\.uuid) var uuid`.
  public init(
    _ keyPath: KeyPath<DependencyValues, Value> & Sendable,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    captured = .now
    source = .keyPath(keyPath)
    place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Reads the dependency of a key: `@Dependency(Oven.self) var oven`.
  public init<Key: TestDependencyKey>(
    _ key: Key.Type,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Key.Value == Value {
    captured = .now
    source = .key { $0[Key.self, function: "(key)"] }
    place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// The dependency, as it is now. In a test that has not overridden it, reading may be a failure:
  /// see ``DependencyKey``.
  public var wrappedValue: Value {
    var values = DependencyValues._current
    values.reader = place
    // Nothing but the current values: they are in force already.
    guard values.add(captured) else { return read(values) }
    // A default value that is made now, or a property that is computed from other dependencies, must
    // see the same overrides.
    return DependencyValues.$_current.withValue(values) { read(values) }
  }

  private func read(_ values: DependencyValues) -> Value {
    switch source {
    case .keyPath(let keyPath): values[keyPath: keyPath]
    case .key(let read): read(values)
    }
  }
}
