/// Says that something is wrong, from code that must not know about tests.
///
/// In a test of either framework it is a failure of that test; in an app, a line on standard error.
///
/// ```swift
/// func place(_ order: Order) {
///   guard !order.lines.isEmpty else { return reportIssue("An order needs a line.") }
/// }
/// ```
///
/// A failure needs `WorkshopDependenciesTestSupport` in the test target. Without it, a test run
/// stops here: an issue that nobody hears of would be a test that cannot fail.
public func reportIssue(
  _ message: @autoclosure () -> String? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  report(ReportedIssue(message: message(), place: IssueContext.place ?? place))
}

/// Says that an error was caught that nobody expected.
///
/// ```swift
/// do { try log.write(order) } catch { reportIssue(error, "The order was placed all the same.") }
/// ```
public func reportIssue(
  _ error: any Error,
  _ message: @autoclosure () -> String? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  report(ReportedIssue(error: error, message: message(), place: IssueContext.place ?? place))
}

/// For what the library itself has to say.
func reportIssue(_ message: String, at place: SourcePlace?) {
  guard let place else { return reportIssue(message) }
  report(ReportedIssue(message: message, place: IssueContext.place ?? place))
}

private func report(_ issue: ReportedIssue) {
  guard !Silence.keepsAReport() else { return }
  if let frameworks = linkedTestFrameworks {
    frameworks.record(issue)
  } else if isTesting {
    fatalError(
      """
      An issue was reported in a test, and no test can record it. Let the test target depend on \
      'WorkshopDependenciesTestSupport', too.

      \(issue)
      """
    )
  } else {
    Platform.printToStandardError("\(issue)\n")
  }
}

/// What a test framework, or standard error, is told.
package struct ReportedIssue: Sendable, CustomStringConvertible {
  package var error: (any Error)?
  package var message: String?
  package let place: SourcePlace

  /// The error and the message, as far as there are such.
  package var text: String {
    let caught = error.map { "Caught error: \($0)" }
    return [caught, message].compactMap(\.self).joined(separator: ": ")
  }

  package var description: String {
    text.isEmpty ? "\(place): issue" : "\(place): issue: \(text)"
  }
}
