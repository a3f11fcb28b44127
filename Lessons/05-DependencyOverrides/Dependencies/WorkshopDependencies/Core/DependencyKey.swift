/// A dependency's interface and the value that tests get: all that a module of features needs.
///
/// ```swift
/// struct Oven: Sendable { var heat: @Sendable (Int) async throws -> Void }
///
/// extension Oven: TestDependencyKey {
///   static let testValue = Oven(heat: unimplemented("Oven.heat"))
/// }
/// extension DependencyValues {
///   var oven: Oven {
///     get { self[Oven.self] }
///     set { self[Oven.self] = newValue }
///   }
/// }
/// ```
///
/// A live value may follow in another module, see ``DependencyKey``. Where there is none, an app
/// that reads the dependency is told so, and gets the test value.
public protocol TestDependencyKey: SendableMetatype {
  /// What the dependency is. A type may be its own key: then nothing needs to be said.
  associatedtype Value: Sendable = Self

  /// The value in Xcode's previews; the test value, unless you say otherwise.
  static var previewValue: Value { get }

  /// The value in tests that do not override the dependency. The best one reports an issue when it
  /// is used: a harmless default hides calls that nobody expected.
  ///
  /// Two that read each other when they are made stop the program, with a message that names both.
  static var testValue: Value { get }
}

/// A dependency that also has a live value: the one that the app uses.
///
/// ```swift
/// extension Oven: DependencyKey {
///   static let liveValue = Oven(heat: { try await RealOven.shared.heat($0) })
/// }
/// ```
///
/// Without a `testValue`, a test that reads the dependency and has not overridden it fails, with a
/// message that says how to override it.
public protocol DependencyKey: TestDependencyKey {
  /// The value in the app.
  static var liveValue: Value { get }

  // What follows repeats the requirements above: without it, the compiler does not infer `Value`
  // from `liveValue`, and does not find the default values below.
  associatedtype Value: Sendable = Self
  /// The value in Xcode's previews; the live value, unless you say otherwise.
  static var previewValue: Value { get }
  /// The value in tests; unless you say otherwise, reading it is a failure.
  static var testValue: Value { get }
}

extension TestDependencyKey {
  /// The test value.
  public static var previewValue: Value { testValue }

  /// Whether a test value that nobody has overridden should report an issue.
  ///
  /// It should not while a test is just setting the dependency: `$0.date.now = noon` reads
  /// `$0.date` first, only to change it. A hand-written test value asks before it complains. It is a
  /// computed property: a `static let` is made once, and would complain in one test of many, or in
  /// none, if that one just sets it.
  ///
  /// ```swift
  /// static var testValue: Oven {
  ///   if shouldReportUnimplemented { reportIssue("Override the oven.") }
  ///   return .cold
  /// }
  /// ```
  public static var shouldReportUnimplemented: Bool {
    !Silence.keepsAReport()
  }
}

extension DependencyKey {
  /// The live value.
  public static var previewValue: Value { liveValue }

  /// Reports that the test has not overridden the dependency, then goes on with the preview value.
  public static var testValue: Value {
    if shouldReportUnimplemented {
      let access = Access.current(of: Self.self)
      reportIssue(access.missingTestValue, at: access.place)
    }
    return previewValue
  }
}
