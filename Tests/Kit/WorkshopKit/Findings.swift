import Synchronization

/// What `verify` found so far. Every fact counts, and a failure says what is wrong.
final class Findings: Sendable {
  private struct State {
    var passed = 0
    var failed = 0
    var skipped: [String] = []
  }

  private let console: Console
  private let state = Mutex(State())

  init(console: Console) {
    self.console = console
  }

  /// One line about several facts that belong together.
  func add(_ title: String, passed: Int, failures: [String]) {
    state.withLock { state in
      state.passed += passed
      state.failed += failures.count
    }
    if failures.isEmpty {
      console.say("\(console.styled("✓", .green)) \(title) (\(passed))")
    } else {
      console.say("\(console.styled("✗", .red)) \(title)")
      for failure in failures { console.say("- \(failure)", indent: 4) }
    }
  }

  /// Facts that a list of problems tells about; each thing without a problem counts as passed.
  func add(_ title: String, of total: Int, problems: [String]) {
    add(title, passed: max(0, total - problems.count), failures: problems)
  }

  /// Lines to copy: they are not broken, however long they are.
  func show(_ lines: [String]) {
    for line in lines { console.say(line) }
  }

  /// Something that could not be looked at here.
  func skip(_ reason: String) {
    state.withLock { $0.skipped.append(reason) }
  }

  func sayResult() -> ExitCode {
    let state = state.withLock { $0 }
    for reason in state.skipped { console.say("skipped: \(reason)", indent: 0) }
    console.say("\(state.passed) passed, \(state.failed) failed")
    return state.failed == 0 && state.passed > 0 ? .passed : .notPassed
  }
}
