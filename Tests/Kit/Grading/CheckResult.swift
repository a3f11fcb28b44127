/// The answer to one check.
public struct CheckResult: Sendable {
  /// Whether the check passed. What cannot be decided is `unknown`, and never a pass.
  public enum Status: String, Sendable {
    case passed, failed, unknown
  }

  public var check: Check
  public var status: Status
  /// How the run that decided ended, where one did.
  public var outcome: Outcome?
  /// The tests that ran the planted code.
  public var reachedBy: [TestName] = []
  /// The tests that recorded a failure while a bug was planted.
  public var caughtBy: [TestName] = []
  /// The tests that did not come to their end, where the whole run did not.
  public var unfinished: [TestName] = []
  /// For the learner: what happened, and why it matters. `nil` when the check passed.
  public var message: String?
  /// For the learner: what to think about next, where the message does not say it.
  public var advice: String?
  /// Where in the learner's code to look.
  public var place: SourcePlace?
  /// How long the deciding runs took, in seconds.
  public var seconds = 0.0

  /// The message and the advice.
  public var fullMessage: String? {
    message.map { [$0, advice].compactMap { $0 }.joined(separator: " ") }
  }

  init(_ check: Check, _ status: Status, message: String? = nil) {
    self.check = check
    self.status = status
    self.message = message
  }
}

/// A line of a file.
public struct SourcePlace: Sendable, Hashable {
  /// An absolute path.
  public var file: String
  /// Counted from 1.
  public var line: Int
}
