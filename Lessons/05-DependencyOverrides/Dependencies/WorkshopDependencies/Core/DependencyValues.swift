/// All dependencies, as they are seen from one place in a program.
///
/// It is a value with two parts: what has been overridden, and a cache of defaults for everything
/// else. The current one travels in a task local, so an override is seen by all that is called
/// inside a scope, in child tasks and in `Task { }` as well, and by nobody else.
///
/// Register a dependency with a computed property, named as people shall write it:
///
/// ```swift
/// extension DependencyValues {
///   var oven: Oven {
///     get { self[Oven.self] }
///     set { self[Oven.self] = newValue }
///   }
/// }
/// ```
///
/// Read it with ``Dependency``, override it with ``withDependencies(_:operation:)``.
public struct DependencyValues: Sendable {
  /// The values of the running task. To read one, prefer ``Dependency``, which also remembers the
  /// values of the place where it was made, and appears in messages.
  @TaskLocal public static var _current = DependencyValues()

  /// What was overridden here.
  private var overrides = Storage()
  /// What was overridden where a `@Dependency` was made: it counts if nothing is said above. Only
  /// values that a read has merged have some.
  private var captured = Storage()
  private var contextOverride: DependencyContext?
  private(set) var cache = CachedValues()
  /// What a read or a write through this value is for.
  var purpose = Purpose.reading
  /// The `@Dependency` that is being read, if one is.
  var reader: SourcePlace?

  enum Purpose: Sendable, Equatable {
    case reading
    /// Somebody is about to override: a read does not count as a use.
    case overriding
    /// `prepareDependencies` is running.
    case preparing(Preparation)
  }

  /// Nothing is overridden, and the cache of defaults is empty.
  ///
  /// `$0 = DependencyValues()` gives a test, or one case of a parameterized test, default values
  /// that it shares with nobody.
  public init() {
    if Self.isOverriding { purpose = .overriding }
  }

  /// A test begins that no framework tells apart from others: default values are made anew.
  package static func forgetDefaultValues() {
    _current.cache.removeAll()
  }

  /// Whether a closure that overrides is running.
  @TaskLocal static var isOverriding = false

  /// Live values, freshly made: `withDependencies { $0 = .live } operation: { … }`.
  public static var live: Self { fresh(.live) }
  /// Preview values, freshly made.
  public static var preview: Self { fresh(.preview) }
  /// Test values, freshly made.
  public static var test: Self { fresh(.test) }

  private static func fresh(_ context: DependencyContext) -> Self {
    var values = Self()
    values.context = context
    return values
  }

  /// In which surroundings defaults are chosen. Can be overridden like a dependency.
  public var context: DependencyContext {
    get { contextOverride ?? .ofProcess }
    set { contextOverride = newValue }
  }

  /// A dependency, found by its key. Used in the computed property that registers it.
  ///
  /// Reading gives what was overridden, else the default for the ``context``, made once and cached.
  /// Leave the other arguments alone: they name the dependency and the place in messages.
  public subscript<Key: TestDependencyKey>(
    key: Key.Type,
    fileID fileID: StaticString = #fileID,
    filePath filePath: StaticString = #filePath,
    line line: UInt = #line,
    column column: UInt = #column,
    function function: StaticString = #function
  ) -> Key.Value {
    get {
      if let value = overrides[key] ?? captured[key] { return value }
      let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
      let access = Access(key, property: function, place: reader ?? place)
      return defaultValue(of: key, access)
    }
    set {
      guard case .preparing(let preparation) = purpose else {
        overrides[key] = newValue
        return
      }
      let access = Access(key, property: function, place: preparation.place)
      cache.prepare(newValue, for: key, context: context, in: preparation, access)
    }
  }

  private func defaultValue<Key: TestDependencyKey>(of key: Key.Type, _ access: Access) -> Key.Value
  {
    cache.value(for: key, context: context, isUse: purpose == .reading, access)
  }

  /// These values, where a `@Dependency` was made, seen from where it is read: what is overridden
  /// there wins. Two dictionaries on top of each other are cheaper than a merged one, and reading
  /// must be cheap.
  func merged(under current: DependencyValues) -> DependencyValues {
    var merged = self
    merged.overrides = current.allOverrides
    merged.captured = allOverrides
    merged.contextOverride = current.contextOverride ?? contextOverride
    return merged
  }

  private var allOverrides: Storage {
    captured.isEmpty ? overrides : captured.merging(overrides)
  }
}
