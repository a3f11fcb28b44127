import Foundation
import PlantedBugs

// How a run broke: it crashed, hung, or ended early.
extension Wording {
  func crash(_ record: RunRecord) -> String {
    if record.output.contains("test run that has already been stopped") {
      // Which test is at work when that happens says nothing about whose failure it is.
      return "A failure was recorded just after a test had ended, which stops the whole run. "
        + "Something that a test had started was still at work: wait for it inside the test that "
        + "starts it."
    }
    let reason = fatalError(in: record.output)
    let who = reason.flatMap { test(named: $0, record) } ?? unfinished(record) ?? "Your suite"
    let memory = "\(exercise.limits.dataBytes >> 20) MiB of memory"
    guard let reason else {
      return
        "\(who) crashed. Endless recursion is a usual cause; so are using more than \(memory), "
        + "and `sync` on the queue that one is on, which waits for itself."
    }
    if reason.contains(Self.outOfMemory) { return "\(who) asked for more than \(memory)." }
    return "\(who) crashed: \(sentence(reason))"
  }

  /// The test that a fatal error names, as that of a continuation names the function it was made in.
  private func test(named reason: String, _ record: RunRecord) -> String? {
    let words = reason.split(separator: " ")
    let named = record.tests.map(\.name).filter { name in
      words.contains { $0 == name.split(separator: "/").last }
    }
    return named.count == 1 ? short(named[0]) : nil
  }

  /// What to do about a crash, where the reason that was given tells.
  func crashAdvice(after record: RunRecord) -> String {
    guard let reason = fatalError(in: record.output) else { return "" }
    if reason.contains("found nil") {
      return " Where a value may be missing, unwrap it with XCTUnwrap or #require instead of `!`; "
        + "then the test fails and the others go on."
    }
    if reason.contains("continuation more than once") {
      return " A continuation takes one value. Where more may come, collect them all, in an "
        + "AsyncStream for example, and then look at how many there are."
    }
    // The words of Foundation's URLSession on Linux.
    if reason.contains("behaviour for a task") {
      return " A URLProtocol answered a task that was over already: answered before, or canceled. "
        + "Answer each request once, and where a test cancels, let no answer come at all."
    }
    // The words of the standard library's Mutex.
    if reason.contains("Recursive call to lock") {
      return
        " Something was called while a lock was held, and asked for the same lock: a scheduler's "
        + "action, for example, that schedules another one. Take out under the lock what is to be "
        + "called, and call it afterward."
    }
    return ""
  }

  private static let outOfMemory = "failed to allocate"

  /// The last reason for a trap that the run printed, without the path in front of it.
  func fatalError(in output: String) -> String? {
    let reasons = output.split(separator: "\n").compactMap { line in
      line.firstMatch(of: /(Fatal error|Precondition failed|Assertion failed).*/)
    }
    return reasons.last.map { printable(String($0.output.0)) }
  }

  func hang(_ record: RunRecord) -> String {
    let who = unfinished(record) ?? "Your suite"
    // Rounded down: ending a run takes a moment more than its limit.
    return "\(who) was still running when its time was up (\(Int(record.seconds)) s)."
  }

  /// Why a test may hang although it has a limit; empty where it starts no task.
  var limitAdvice: String {
    let lines = workplace.sourceTexts(of: exercise.files, in: lesson).flatMap(\.text.lines)
    guard lines.contains(where: { $0.contains(/\bTask\b|TaskGroup/) }) else { return "" }
    return " If there is a limit, something waits beside it: a task group waits for the loser of a "
      + "race, too, and `await task.value` behind the limit waits as long as the task does."
  }

  func early(_ record: RunRecord) -> String {
    if record.unfinishedTests.isEmpty, record.output.contains(": error: ") {
      return
        "A failure was recorded after all tests had ended, where no test can be blamed for it. "
        + "Something that a test had started was still at work: wait for it inside the test that "
        + "starts it."
    }
    let who = unfinished(record).map { "during \($0)" } ?? "too early"
    return "The run ended \(who), before all tests had reported: something stopped the process "
      + "(a call of exit, say) or its results were disturbed. Nothing can be concluded from that."
  }

  /// The test that was under way; several where they ran in parallel, and it may be any of them.
  private func unfinished(_ record: RunRecord) -> String? {
    let tests = record.unfinishedTests.map(\.name)
    return tests.isEmpty ? nil : tests.count == 1 ? short(tests[0]) : "One of \(list(tests))"
  }
}
