/// Lets issues that are reported inside appear at another place: that of a helper's caller.
///
/// ```swift
/// func expectCheap(_ order: Order, file: StaticString = #filePath, …) {
///   withIssueContext(fileID: fileID, filePath: filePath, line: line, column: column) {
///     if order.total > 10 { reportIssue("Too expensive: \(order.total)") }
///   }
/// }
/// ```
public func withIssueContext<R>(
  fileID: StaticString,
  filePath: StaticString,
  line: UInt,
  column: UInt,
  operation: () throws -> R
) rethrows -> R {
  let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  return try IssueContext.$place.withValue(place, operation: operation)
}

/// Lets issues that are reported inside of asynchronous work appear at another place.
public func withIssueContext<R>(
  fileID: StaticString,
  filePath: StaticString,
  line: UInt,
  column: UInt,
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> R
) async rethrows -> R {
  let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  return try await IssueContext.$place.withValue(place, operation: operation)
}

enum IssueContext {
  @TaskLocal static var place: SourcePlace?
}
