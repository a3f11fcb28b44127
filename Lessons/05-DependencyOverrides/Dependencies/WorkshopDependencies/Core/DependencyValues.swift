/// All dependencies, as they are seen from one place in a program.
///
/// It is a value: it holds what has been overridden, and finds the defaults of everything else, which
/// are kept for the running test. The current one travels in a task local, so an override is seen by
/// all that is called inside a scope, in child tasks and in `Task { }` as well, and by nobody else.
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
  @TaskLocal public static var _current = DependencyValues(layer: Layer(), purpose: .reading)

  /// What is overridden here.
  private var layer: Layer
  /// What was overridden where a `@Dependency` was made: it counts if nothing is said above. Only
  /// the values that a read looks into have such a layer.
  private var captured: Layer?
  /// The default values of the test in which these values were taken along. They count where nobody
  /// knows which test is running: in detached tasks and on queues.
  private var ofTest: DefaultValues?
  /// What a read or a write through this value is for.
  var purpose: Purpose
  /// The `@Dependency` that is being read, if one is.
  var reader: SourcePlace?

  enum Purpose: Sendable {
    case reading
    /// Somebody is about to override: a read is a look on the way, and does not count as a use.
    case overriding(Looks)
    /// `prepareDependencies` is running.
    case preparing(Preparation)
  }

  /// Nothing is overridden, and the defaults are made anew.
  ///
  /// `$0 = DependencyValues()` gives a test, or one case of a parameterized test, default values
  /// that it shares with nobody.
  public init() {
    self.init(layer: Layer(defaults: DefaultValues()), purpose: .overriding(Looks()))
  }

  private init(layer: Layer, purpose: Purpose) {
    self.layer = layer
    self.purpose = purpose
  }

  init(_ kept: Kept, purpose: Purpose = .reading) {
    self.init(layer: kept.layer, purpose: purpose)
    ofTest = kept.ofTest
  }

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

  /// Makes the defaults anew, except for what was prepared. Overrides stay.
  package mutating func renewDefaults() {
    layer = layer.with(defaults.preparedOnly())
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
      let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
      return defaultValue(of: key, function, place)
    }
    set {
      if case .preparing(let preparation) = purpose {
        let access = Access(key, property: function, place: preparation.place)
        let context = contextOfDefault(key)
        defaults.prepare(newValue, for: key, context: context, in: preparation, access)
      } else {
        layer = layer.with(Box(newValue), for: ObjectIdentifier(key))
      }
    }
  }

  @usableFromInline func box(of key: ObjectIdentifier) -> AnyBox? {
    layer.overrides[key] ?? captured?.overrides[key]
  }

  @usableFromInline func defaultValue<Key: TestDependencyKey>(
    of key: Key.Type,
    _ property: StaticString,
    _ place: SourcePlace
  ) -> Key.Value {
    let access = Access(key, property: property, place: place, reader: reader)
    let isUse = if case .reading = purpose { true } else { false }
    let context = contextOfDefault(key)
    let (value, isComplete) = defaults.value(for: key, context: context, isUse: isUse, access)
    if !isComplete, case .overriding(let looks) = purpose {
      looks.note(ObjectIdentifier(key)) { _ = $0.defaultValue(of: key, property, place) }
    }
    return value
  }

  private var defaults: DefaultValues {
    captured?.defaults ?? layer.defaults ?? linkedTestFrameworks?.defaultsOfRunningTest ?? ofTest
      ?? .ofProcess
  }

  /// The context is a dependency itself, whose default depends on nothing.
  private func contextOfDefault(_ key: any TestDependencyKey.Type) -> DependencyContext {
    key == DependencyContextKey.self ? .ofProcess : context
  }

  /// What somebody keeps of the current values: in one layer, and without what is read just now.
  struct Kept: Sendable {
    let layer: Layer
    /// See ``DependencyValues/ofTest``.
    let ofTest: DefaultValues?

    static var now: Kept {
      let current = _current
      let layer = current.captured.map { current.layer.on(top: $0) } ?? current.layer
      let ofTest = linkedTestFrameworks?.defaultsOfRunningTest ?? current.ofTest
      return Kept(layer: layer, ofTest: ofTest)
    }
  }

  mutating func flatten() {
    if let below = captured { layer = layer.on(top: below) }
    captured = nil
  }

  /// Puts these values, current at a read, on top of those that were captured: what is overridden
  /// here wins. Two layers are cheaper than a merged one, and reading must be cheap.
  ///
  /// - Returns: Whether that adds anything.
  mutating func add(_ other: Kept) -> Bool {
    if captured != nil { flatten() }
    let isOfSameTest = ofTest != nil || other.ofTest == nil
    guard layer !== other.layer || !isOfSameTest else { return false }
    if !isOfSameTest { ofTest = other.ofTest }
    if layer.isEmpty { layer = other.layer } else { captured = other.layer }
    return true
  }
}
