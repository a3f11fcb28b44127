import Foundation
import PlantedBugs

// How a run went, in sentences.
extension Wording {
  /// Why a suite is not valid; `nil` when it is.
  func complaint(about baseline: Baseline) -> Complaint? {
    let record = baseline.record
    let file = workplace.mainFile(of: exercise, in: lesson)
    if let complaint = complaintAboutFiles() { return complaint }
    if let changed = workplace.changedCode(of: exercise, in: lesson) {
      // Beside code there may be files that given tests read.
      let reason =
        changed.contains("/Sources/")
        ? "It has to be the correct code, or nothing can be said about your tests."
        : "Your tests are judged with what they were given."
      return Complaint(
        text: "\(changed) is not as it was given. \(reason) Undo your change there. \(waiting)",
        place: SourcePlace(file: workplace.absolute(changed), line: 1)
      )
    }
    if let module = workplace.importedKitModule(in: exercise, of: lesson) {
      return Complaint(
        text: "Your file imports \(module), a part of the kit that knows what is planted. A test "
          + "should know nothing but the code that it tests: remove the import. \(waiting)",
        place: suitePlace
      )
    }
    if record.outcome.isBroken {
      let test = record.unfinishedTests.last?.name
      let usual =
        "It waits for something that never comes, or comes too late, or a loop never ends."
      let cause = record.outcome == .hung ? " \(exercise.hangAdvice ?? usual)" : ""
      let text = "Your suite does not get through on \(correctCode). \(ending(record))\(cause)"
      return Complaint(text: text, place: place(ofTest: test) ?? suitePlace)
    }
    if let missing = baseline.missing.first { return complaint(aboutMissing: missing, in: file) }
    if let (suite, framework) = baseline.misplaced.first, let wanted = suite.framework {
      return Complaint(
        text: "\(suite.name) is written with \(framework.rawValue), but it is to be written with "
          + "\(wanted.rawValue): the suite \(beginning(of: suite)). \(waiting)",
        place: suitePlace
      )
    }
    if let unheard = complaintAboutUnheardAssertion() { return unheard }
    if let failure = complaintAboutFailures(in: baseline) { return failure }
    if record.outcome == .failed {
      return Complaint(
        text: "A failure was recorded outside any test: \(firstIssue(record)) \(waiting)",
        place: suitePlace
      )
    }
    if let skipped = record.skippedTests.first {
      return Complaint(
        text: "\(list(record.skippedTests.map(\.name))) was skipped. A skipped test checks "
          + "nothing: let it run. \(waiting)",
        place: place(ofTest: skipped.name)
      )
    }
    return complaintAboutNumber(of: record.finishedCases, in: file)
  }

  /// A file that the learner edits is gone, or something else stands in its place.
  private func complaintAboutFiles() -> Complaint? {
    for file in exercise.files.map({ "\(workplace.folder(of: lesson))/\($0)" }) {
      let standing = whatStands(at: workplace.absolute(file))
      guard standing != .file else { continue }
      let reset = "'swift run workshop reset \(exercise.number)'"
      let cure =
        switch (workplace.track, standing) {
        case (.lessons, .nothing): "\(reset) brings it back as it was given."
        case (.lessons, _): "Move it away; then \(reset) brings the file back as it was given."
        default: "Restore it, for example with git."
        }
      let what = standing.name ?? "missing"
      return Complaint(text: "\(file) is \(what), and this exercise is written there. \(cure)")
    }
    return nil
  }

  var falseAlarmAdvice: String {
    exercise.falseAlarmAdvice.map { ". \($0)" } ?? ": read again what the code promises."
  }

  private func complaintAboutNumber(of tests: Int, in file: String) -> Complaint? {
    guard tests < exercise.fewestTests else { return nil }
    let ran =
      switch tests {
      case 0: "No test ran."
      case 1: "Only 1 test ran, and it passed."
      default: "Only \(tests) tests ran, and they passed."
      }
    return Complaint(
      text: "\(ran) This exercise needs at least \(exercise.fewestTests), in \(file), one for each "
        + "behavior, so that a failure says what is broken; each case of a parameterized test counts "
        + "as one. If you wrote more, some did not run: an XCTest method does when its name "
        + "begins with `test` and it takes no parameter, a function of Swift Testing when it carries "
        + "`@Test`. \(waiting)",
      place: suitePlace
    )
  }

  private func complaint(aboutMissing suite: Suite, in file: String) -> Complaint {
    Complaint(
      text: "No tests found: expected a suite \(suite.name) in \(file), with at least one test. "
        + "Was it renamed, or put into another type? It \(beginning(of: suite)). \(waiting)",
      place: suitePlace
    )
  }

  private func beginning(of suite: Suite) -> String {
    suite.framework == .swiftTesting
      ? "begins with `struct \(suite.name)` or `final class \(suite.name)`"
      : "begins with `final class \(suite.name): XCTestCase`"
  }

  /// How many planted bugs have to wait for a valid suite: one message says it for all.
  var waiting: String {
    exercise.bugs.isEmpty
      ? "" : "\(count(exercise.bugs.count, "planted bug")) cannot be judged before this passes."
  }

  /// How a run ended that should have passed.
  func ending(_ record: RunRecord) -> String {
    switch record.outcome {
    case .passed: "All tests passed."
    case .failed where record.failedTests.isEmpty:
      "A failure was recorded outside any test: \(firstIssue(record))"
    case .failed: "\(list(record.failedTests.map(\.name))) said: \(firstIssue(record))"
    case .crashed: crash(record) + crashAdvice(after: record)
    case .hung: hang(record)
    case .incomplete: early(record)
    case .empty: "No test ran."
    }
  }

  func firstIssue(_ record: RunRecord) -> String {
    said(record.failedTests.first?.issues.first ?? record.looseIssues.first)
  }

  func firstIssue(of test: TestRecord) -> String { said(test.issues.first) }

  func said(_ issue: IssueRecord?) -> String {
    guard let issue else { return "no reason was given." }
    let folder = workplace.absolute(workplace.folder(of: lesson))
    if let file = issue.file, !file.hasPrefix(folder) {
      // The kit's own files are no place to send a learner to, and no code to explain.
      return sentence(issue.text.components(separatedBy: "\n\n")[0])
    }
    let text = sentence(place(of: issue) + issue.text)
    // What has several lines is a paragraph of its own.
    return text.contains("\n") ? "\(text)\n\n" : text
  }

  /// Where it was recorded: "line 12, " of the one file with tests, "Till.swift, line 12, " of another
  /// file of the lesson.
  private func place(of issue: IssueRecord) -> String {
    guard let line = issue.line, let file = issue.file else { return "" }
    let name = file.split(separator: "/").last ?? ""
    let suites = exercise.files.filter { $0.hasPrefix("Tests/") }
    let isOnlyOne = suites.count == 1 && suites[0].hasSuffix("/\(name)")
    return isOnlyOne ? "line \(line), " : "\(name), line \(line), "
  }

  // MARK: Phrases

  var hint: String { "(For a hint: swift run workshop hint \(exercise.number))" }

  /// Up to five tests, by the names of their functions.
  func list(_ tests: [TestName]) -> String {
    few(tests.map(short))
  }

  /// Without the name of the suite where there is only one.
  func short(_ test: TestName) -> String {
    guard exercise.suites.count == 1, let suite = exercise.suites.first?.name else { return test }
    return test.hasPrefix("\(suite)/") ? String(test.dropFirst(suite.count + 1)) : test
  }

  func few(_ names: [String]) -> String {
    let shown = names.prefix(5).joined(separator: ", ")
    return names.count > 5 ? "\(shown) and \(names.count - 5) more" : shown
  }

  func sentence(_ text: String) -> String {
    // XCTest ends with " - " where the assertion has no message of its own.
    let trimmed = text.trimmingCharacters(in: CharacterSet(charactersIn: " -\n\r\t"))
    return trimmed.hasSuffix(".") || trimmed.hasSuffix("?") ? trimmed : "\(trimmed)."
  }
}
