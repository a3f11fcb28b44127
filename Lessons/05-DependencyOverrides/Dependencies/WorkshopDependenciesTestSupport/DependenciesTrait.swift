import Testing
import WorkshopDependencies

/// Overrides dependencies around each test of a suite, or each case of a test. See
/// `.dependencies { }` and `.dependency(_:_:)`.
public struct DependenciesTrait: TestTrait, SuiteTrait, TestScoping {
  let updateValues: @Sendable (inout DependencyValues) async throws -> Void

  /// A suite's trait holds for all tests in it, also for those in suites inside.
  public var isRecursive: Bool { true }

  /// Whether another of these traits is already around.
  @TaskLocal private static var isInside = false

  /// Runs a case of a test with the overrides. The outermost trait also makes the default values
  /// anew, so no case finds what another has left in one. What is overridden around it stays.
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withDependencies {
      if !Self.isInside { $0.renewDefaults() }
      try await updateValues(&$0)
    } operation: {
      try await Self.$isInside.withValue(true) { try await function() }
    }
  }
}

extension Trait where Self == DependenciesTrait {
  /// Gives each test, and each case of a parameterized test, default values of its own.
  ///
  /// A suite that others stand in spares them all the trait:
  ///
  /// ```swift
  /// @Suite(.dependencies) struct BaseSuite {}
  /// extension BaseSuite { @Suite struct LoyaltyTests { … } }
  /// ```
  public static var dependencies: Self {
    Self(updateValues: { _ in })
  }

  /// Overrides dependencies for a test or a suite.
  ///
  /// ```swift
  /// @Test(.dependencies {
  ///   $0.uuid = .incrementing
  ///   $0.date.now = Date(timeIntervalSince1970: 0)
  /// })
  /// ```
  ///
  /// The closure is called for each case of each test. What it throws fails the test.
  public static func dependencies(
    _ updateValues: @escaping @Sendable (inout DependencyValues) async throws -> Void
  ) -> Self {
    Self(updateValues: updateValues)
  }

  /// Overrides one dependency for a test or a suite.
  ///
  /// ```swift
  /// @Test(.dependency(\.uuid, .incrementing))
  /// ```
  ///
  /// The value is made anew for each case of each test, so write the expression here. A value that
  /// stands elsewhere, in a global `let` for example, is shared by all of them.
  public static func dependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value> & Sendable,
    _ value: @autoclosure @escaping @Sendable () throws -> Value
  ) -> Self {
    Self(updateValues: { $0[keyPath: keyPath] = try value() })
  }

  /// Overrides a dependency that is its own key: `@Test(.dependency(Oven.cold))`.
  public static func dependency<Value: TestDependencyKey>(
    _ value: @autoclosure @escaping @Sendable () throws -> Value
  ) -> Self where Value == Value.Value {
    Self(updateValues: { $0[Value.self] = try value() })
  }
}
