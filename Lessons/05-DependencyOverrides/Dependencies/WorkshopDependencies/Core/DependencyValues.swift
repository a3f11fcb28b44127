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

  /// What is overridden here, and the defaults.
  private var layer = Layer()
  /// What was overridden where a `@Dependency` was made: it counts if nothing is said above. Only
  /// the values that a read looks into have such a layer.
  private var captured: Layer?
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
    _current.layer.cache.removeAll()
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
    get { layer.context ?? captured?.context ?? .ofProcess }
    set { layer = layer.with(context: newValue) }
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
    @inlinable get {
      if let box = box(of: ObjectIdentifier(key)) { return box.content(for: key) }
      return defaultValue(of: key, function, fileID, filePath, line, column)
    }
    set { store(newValue, for: key, function) }
  }

  @usableFromInline func box(of key: ObjectIdentifier) -> AnyBox? {
    layer.overrides[key] ?? captured?.overrides[key]
  }

  @usableFromInline func defaultValue<Key: TestDependencyKey>(
    of key: Key.Type,
    _ property: StaticString,
    _ fileID: StaticString,
    _ filePath: StaticString,
    _ line: UInt,
    _ column: UInt
  ) -> Key.Value {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let access = Access(key, property: property, place: reader ?? place)
    let cache = (captured ?? layer).cache
    return cache.value(for: key, context: context, isUse: purpose == .reading, access)
  }

  private mutating func store<Key: TestDependencyKey>(
    _ value: Key.Value,
    for key: Key.Type,
    _ property: StaticString
  ) {
    if case .preparing(let preparation) = purpose {
      let access = Access(key, property: property, place: preparation.place)
      layer.cache.prepare(value, for: key, context: context, in: preparation, access)
    } else {
      layer = layer.with(Box(value), for: ObjectIdentifier(key))
    }
  }

  /// The current values, for somebody who keeps them: in one layer, and without what is being read
  /// just now.
  static var toKeep: DependencyValues {
    var values = _current
    values.reader = nil
    if values.captured != nil { values.flatten() }
    return values
  }

  mutating func flatten() {
    if let below = captured { layer = layer.on(top: below) }
    captured = nil
  }

  /// Puts these values, current at a read, on top of those that were captured: what is overridden
  /// here wins. Two layers are cheaper than a merged one, and reading must be cheap.
  ///
  /// - Returns: Whether that adds anything.
  mutating func add(_ other: DependencyValues) -> Bool {
    if captured != nil { flatten() }
    guard layer !== other.layer else { return false }
    if layer.isEmpty { layer = other.layer } else { captured = other.layer }
    return true
  }
}
