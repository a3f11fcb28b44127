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
    static let liveValue = AssertionEffect { message, place in
      assertionFailure(message, file: place.filePath, line: place.line)
    }
    static let testValue = AssertionEffect { message, place in
      reportIssue(message.isEmpty ? "Assertion failed" : "Assertion failed: \(message)", at: place)
    }
  }
}

/// What happens when a condition does not hold; see ``DependencyValues/assert``.
public struct AssertionEffect: Sendable {
  fileprivate let fail: @Sendable (String, SourcePlace) -> Void

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
    fail(message(), SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }
}
