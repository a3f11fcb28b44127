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
    static let liveValue = AssertionEffect { assertionFailure($0, file: $1, line: $2) }
    static let testValue = AssertionEffect { message, _, _ in
      reportIssue(message.isEmpty ? "Assertion failed" : "Assertion failed: \(message)")
    }
  }
}

/// What happens when a condition does not hold; see ``DependencyValues/assert``.
public struct AssertionEffect: Sendable {
  /// What is done about it: a message, and the file and the line of the assertion.
  public typealias Failure = @Sendable (String, StaticString, UInt) -> Void

  private let fail: Failure

  /// Does something else than to stop the app or to fail the test:
  ///
  /// ```swift
  /// $0.assert = AssertionEffect { message, _, _ in messages.withValue { $0.append(message) } }
  /// ```
  ///
  /// What it reports with ``reportIssue(_:fileID:filePath:line:column:)`` appears at the assertion.
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
    guard !condition() else { return }
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    IssueContext.$place.withValue(IssueContext.place ?? place) {
      fail(message(), filePath, line)
    }
  }
}
