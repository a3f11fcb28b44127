import Testing
import WorkshopDependencies

/// Runs tests with all tasks on the main thread; see `.mainSerialExecutor`.
public struct MainSerialExecutorTrait: TestTrait, SuiteTrait, TestScoping {
  /// A suite's trait holds for all tests in it.
  public var isRecursive: Bool { true }

  /// Runs a case of a test on the main thread.
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withMainSerialExecutor { try await function() }
  }
}

extension Trait where Self == MainSerialExecutorTrait {
  /// Makes tests with a `TestClock` run the same way every time.
  ///
  /// ```swift
  /// @Suite(.serialized, .mainSerialExecutor) struct HappyHourTests { … }
  /// ```
  ///
  /// Not without `.serialized`: see ``withMainSerialExecutor(operation:)``.
  public static var mainSerialExecutor: Self { Self() }
}
