extension DependencyValues {
  /// An `assert` that fails a test instead of ending the process.
  ///
  /// ```swift
  /// @Dependency(\.assert) var assert
  /// assert(amount > 0, "An amount is more than nothing.")
  /// ```
  ///
  /// In an app it is like Swift's own: it stops a debug build, and does nothing in a release build.
  public var assert: AssertionEffect {
    get { self[AssertKey.self] }
    set { self[AssertKey.self] = newValue }
  }

  private enum AssertKey: DependencyKey {
    static let liveValue = AssertionEffect { message, _, filePath, line, _ in
      assertionFailure(message, file: filePath, line: line)
    }
    static let testValue = AssertionEffect { message, fileID, filePath, line, column in
      reportIssue(
        message.isEmpty ? "Assertion failed" : "Assertion failed: \(message)",
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
      )
    }
  }
}

/// What happens when a condition does not hold; see ``DependencyValues/assert``.
public struct AssertionEffect: Sendable {
  /// What is done about it: a message, and the place of the assertion.
  public typealias Failure =
    @Sendable (
      _ message: String, _ fileID: StaticString, _ filePath: StaticString, _ line: UInt,
      _ column: UInt
    ) -> Void

  private let fail: Failure

  /// Does something else than to stop or to fail the test:
  ///
  /// ```swift
  /// $0.assert = AssertionEffect { message, _, _, _, _ in messages.withValue { $0.append(message) } }
  /// ```
  public init(_ fail: @escaping Failure) {
    self.fail = fail
  }

  /// Checks a condition: `assert(amount > 0)`.
  public func callAsFunction(
    _ condition: @autoclosure () -> Bool,
    _ message: @autoclosure () -> String = "",
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    if !condition() { fail(message(), fileID, filePath, line, column) }
  }
}
