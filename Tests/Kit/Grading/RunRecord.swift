import PlantedBugs

/// How a run of a suite ended.
public enum Outcome: String, Sendable {
  /// Every test passed.
  case passed
  /// At least one failure was recorded. Only this catches a planted bug.
  case failed
  /// The process was ended by a signal: a trap, a fatal error, a stack overflow.
  case crashed
  /// The time limit ended it.
  case hung
  /// It ended early, or what it reported does not add up.
  case incomplete
  /// No test ran.
  case empty
}

/// What happened in one run of a suite.
struct RunRecord: Sendable {
  var outcome: Outcome
  /// Every test that was to run, in the order of the inventory.
  var tests: [TestRecord]
  /// Failures that belong to no test: recorded from a detached task, or on a queue.
  var looseIssues: [IssueRecord] = []
  /// The tests that reached the planted function; an empty name stands for code outside any test.
  var reachedBy: [TestName] = []
  /// The beginning and the end of what the suite printed.
  var output = ""
  var seconds = 0.0
  /// What the suite left in its temporary directory.
  var leftovers: [String] = []
  /// What it left in its home.
  var leftInHome: [String] = []
  /// Whether a file is gone or changed that was in the temporary directory before the suite.
  var disturbedStranger = false

  /// Whether the suite left anything anywhere.
  var leftSomething: Bool { !leftovers.isEmpty || !leftInHome.isEmpty }

  /// The tests that recorded a failure.
  var failedTests: [TestRecord] { tests.filter { !$0.issues.isEmpty } }
  /// The tests that began and did not come to their end.
  var unfinishedTests: [TestRecord] { tests.filter { $0.state == .running } }
  var skippedTests: [TestRecord] { tests.filter { $0.state == .skipped } }
  /// The tests that came to their end, whatever they found.
  var finishedTests: [TestRecord] { tests.filter { $0.state == .ended } }
  /// The same, with each case of a parameterized test counted. Not every framework tells of cases.
  var finishedCases: Int { finishedTests.map { max(1, $0.cases) }.reduce(0, +) }
}

/// What happened to one test.
struct TestRecord: Sendable {
  enum State: Sendable { case waiting, running, ended, skipped }

  var name: TestName
  /// What its framework calls it: the same as the name with XCTest.
  var id: String
  var state = State.waiting
  var issues: [IssueRecord] = []
  /// How often it began: once, or once for each argument of a parameterized test.
  var cases = 0

  init(name: TestName, id: String? = nil, state: State = .waiting, issues: [IssueRecord] = []) {
    self.name = name
    self.id = id ?? name
    self.state = state
    self.issues = issues
  }
}

/// One recorded failure.
struct IssueRecord: Sendable {
  var text: String
  var file: String?
  var line: Int?
}

/// A text that a learner's test made, fit for a terminal: not too long, and without characters that
/// clear the screen or ring the bell.
func printable(_ text: String) -> String {
  let most = 2000
  let beginning = String(text.unicodeScalars.prefix(most))
  let isCut = text.unicodeScalars.dropFirst(most).first != nil
  return withVisibleControls(beginning) + (isCut ? "…" : "")
}

/// A text in which a mark stands for each character that would clear the screen or ring the bell.
public func withVisibleControls(_ text: String) -> String {
  let scalars = text.unicodeScalars.map { scalar in
    scalar.properties.generalCategory == .control && scalar != "\n" && scalar != "\t"
      ? "\u{FFFD}" : scalar
  }
  return String(String.UnicodeScalarView(scalars))
}

/// The name of a file that a learner's test made, or its path, as a sentence repeats it: on one line,
/// and cut in its middle where it is long.
public func printableName(_ name: String) -> String {
  let most = 72
  let shown = withVisibleControls(name).map { $0.isNewline || $0 == "\t" ? "\u{FFFD}" : $0 }
  guard shown.count > most else { return String(shown) }
  return String(shown.prefix(most / 2)) + "…" + String(shown.suffix(most / 2 - 1))
}

/// What a framework's results file says, before the way the process ended is taken into account.
struct ReportedResults: Sendable {
  var tests: [TestRecord] = []
  var looseIssues: [IssueRecord] = []
  var runEnded = false

  mutating func update(_ id: String, _ change: (inout TestRecord) -> Void) {
    guard let index = tests.firstIndex(where: { $0.id == id }) else { return }
    change(&tests[index])
  }

  mutating func record(_ issue: IssueRecord, on id: String?) {
    var issue = issue
    issue.text = printable(issue.text)
    if let id, tests.contains(where: { $0.id == id }) {
      update(id) { $0.issues.append(issue) }
    } else {
      looseIssues.append(issue)
    }
  }

  /// The outcome: who stopped the process counts first, then what it reported.
  ///
  /// - Parameter inventory: the tests that must have run, where that is known already.
  func outcome(of end: ChildEnd, inventory: [TestName]?) -> Outcome {
    if end.timedOut { return .hung }
    if end.signal != 0 { return .crashed }
    if tests.isEmpty && end.exitCode == Self.noMatchingTest { return .empty }
    guard runEnded else { return .incomplete }
    if !looseIssues.isEmpty || tests.contains(where: { !$0.issues.isEmpty }) { return .failed }
    if let inventory, Set(inventory) != Set(tests.map(\.name)) { return .incomplete }
    if tests.contains(where: { $0.state != .ended && $0.state != .skipped }) { return .incomplete }
    if !tests.contains(where: { $0.state == .ended }) { return .empty }
    return end.exitCode == 0 ? .passed : .incomplete
  }

  /// What a Swift Testing process answers when no test matches (EX_UNAVAILABLE of sysexits.h).
  private static let noMatchingTest: Int32 = 69
}
