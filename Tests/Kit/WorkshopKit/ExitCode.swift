/// What the tool's exit code means. The table stands in README.md, too.
public enum ExitCode: Int32, Sendable {
  /// Everything asked for passed.
  case passed = 0
  /// Graded, and something did not pass; or a solution was asked for too early.
  case notPassed = 1
  /// The call was wrong.
  case wrongCall = 2
  /// The lesson does not compile.
  case doesNotCompile = 3
  /// The kit itself could not do its work.
  case kitFailed = 4

  /// The one that says most about several results.
  static func worst(_ codes: [ExitCode]) -> ExitCode {
    codes.max { $0.rawValue < $1.rawValue } ?? .passed
  }
}

/// Ends a command early, with a sentence for the person who called it.
struct Stop: Error {
  var code: ExitCode
  var message: String

  init(_ code: ExitCode, _ message: String) {
    self.code = code
    self.message = message
  }
}
