// A closure that must not be called unless somebody has overridden it. The four functions differ in
// what the closure may do; the compiler picks the one that fits. A fifth makes a value.

/// Makes a closure that reports an issue when it is called.
///
/// ```swift
/// extension Oven: TestDependencyKey {
///   static let testValue = Oven(
///     heat: unimplemented("Oven.heat"),
///     temperature: unimplemented("Oven.temperature", placeholder: 20)
///   )
/// }
/// ```
///
/// A test then has to say what it expects to be called, and an unexpected call is a failure.
///
/// - Parameters:
///   - description: What was called, for the message.
///   - placeholder: What the closure returns after it has reported. Not needed for `Void`.
public func unimplemented<each Argument, Result>(
  _ description: @autoclosure @escaping @Sendable () -> String = "",
  placeholder: @autoclosure @escaping @Sendable () -> Result = (),
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) -> @Sendable (repeat each Argument) -> Result {
  let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  return { (argument: repeat each Argument) in
    reportUnimplemented(description(), called: (repeat each argument), place)
    return placeholder()
  }
}

/// Makes a throwing closure that reports an issue when it is called, and throws
/// ``UnimplementedFailure``: `Oven(heat: unimplemented("Oven.heat"))`, with nothing to make up.
public func unimplemented<each Argument, Result>(
  _ description: @autoclosure @escaping @Sendable () -> String = "",
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) -> @Sendable (repeat each Argument) throws -> Result {
  let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  return { (argument: repeat each Argument) in
    reportUnimplemented(description(), called: (repeat each argument), place)
    throw UnimplementedFailure(description: description())
  }
}

/// Makes an asynchronous closure that reports an issue when it is called.
public func unimplemented<each Argument, Result>(
  _ description: @autoclosure @escaping @Sendable () -> String = "",
  placeholder: @autoclosure @escaping @Sendable () -> Result = (),
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) -> @Sendable (repeat each Argument) async -> Result {
  let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  return { (argument: repeat each Argument) in
    reportUnimplemented(description(), called: (repeat each argument), place)
    return placeholder()
  }
}

/// Makes a throwing, asynchronous closure that reports an issue when it is called, and throws
/// ``UnimplementedFailure``.
public func unimplemented<each Argument, Result>(
  _ description: @autoclosure @escaping @Sendable () -> String = "",
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) -> @Sendable (repeat each Argument) async throws -> Result {
  let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  return { (argument: repeat each Argument) in
    reportUnimplemented(description(), called: (repeat each argument), place)
    throw UnimplementedFailure(description: description())
  }
}

/// Reports an issue at once, and gives a placeholder: for a value that must be overridden.
///
/// ```swift
/// static var testValue: Menu { unimplemented("Menu", placeholder: .empty) }
/// ```
///
/// Write such a test value as a computed property: a `static let` would report in one test only.
@_disfavoredOverload
public func unimplemented<Result>(
  _ description: @autoclosure @escaping @Sendable () -> String = "",
  placeholder: @autoclosure @escaping @Sendable () -> Result = (),
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) -> Result {
  let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  reportUnimplemented(description(), called: nil, place)
  return placeholder()
}

/// What a throwing ``unimplemented(_:placeholder:)`` closure throws.
public struct UnimplementedFailure: Error {
  /// What was called.
  public let description: String

  /// - Parameter description: What was called.
  public init(description: String) {
    self.description = description
  }
}

private func reportUnimplemented(
  _ description: String,
  called arguments: Any?,
  _ place: SourcePlace
) {
  let (kind, call) = arguments == nil ? ("value", "read") : ("closure", "called")
  let name = description.isEmpty ? "a \(kind)" : description
  let calledWith = arguments.map { "\n  Called with: \(String(reflecting: $0))" } ?? ""
  reportIssue(
    """
    Unimplemented: \(name) was \(call).

      Defined at:  \(place)\(calledWith)

    A test that expects this overrides it, with withDependencies { … } operation: { … }
    """,
    at: place
  )
}
