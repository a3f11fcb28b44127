import PlantedBugs
import Testing

@testable import Grading

/// From what was reported, and how the process ended, to the outcome of a run.
@Suite struct OutcomeTests {
  @Test("Everything was reported, and all is well")
  func passed() {
    #expect(outcome() == .passed)
  }

  @Test("A failure counts, whatever the exit code")
  func failed() {
    #expect(outcome(issue: true) == .failed)
    #expect(outcome(issue: true, exitCode: 1) == .failed)
  }

  @Test("How the process ended counts first")
  func endedByForce() {
    #expect(outcome(issue: true, signal: 9, timedOut: true) == .hung)
    #expect(outcome(issue: true, signal: 9) == .crashed)
    #expect(outcome(issue: true, runEnded: false) == .incomplete)
  }

  @Test("No test ran")
  func empty() {
    #expect(outcome(states: []) == .empty)
    #expect(outcome(states: [], exitCode: 69, runEnded: false) == .empty)
    #expect(outcome(states: [.skipped]) == .empty)
  }

  @Test("What was reported does not add up")
  func incomplete() {
    #expect(outcome(exitCode: 1) == .incomplete)
    #expect(outcome(inventory: ["T/test0", "T/test1"]) == .incomplete)
    #expect(outcome(states: [], inventory: ["T/test0"]) == .incomplete)
    #expect(outcome(states: [.ended, .running]) == .incomplete)
    #expect(outcome(states: [.ended, .waiting]) == .incomplete)
  }

  @Test(
    "Of several processes, the worst one counts",
    arguments: [
      ([.passed, .failed], .failed), ([.failed, .crashed], .crashed),
      ([.incomplete, .failed], .incomplete), ([.crashed, .hung], .hung),
      ([.empty, .passed], .passed), ([], .empty),
    ] as [([Outcome], Outcome)]
  )
  func merged(_ outcomes: [Outcome], _ worst: Outcome) {
    let runs = outcomes.map { RunRecord(outcome: $0, tests: []) }
    #expect(RunRecord(merging: runs).outcome == worst)
  }

  private func outcome(
    states: [TestRecord.State] = [.ended],
    issue: Bool = false,
    exitCode: Int32 = 0,
    signal: Int32 = 0,
    timedOut: Bool = false,
    runEnded: Bool = true,
    inventory: [TestName]? = nil
  ) -> Outcome {
    var results = ReportedResults()
    results.runEnded = runEnded
    results.tests = states.enumerated().map { TestRecord(name: "T/test\($0)", state: $1) }
    if issue { results.record(IssueRecord(text: "wrong"), on: "T/test0") }
    let end = ChildEnd(exitCode: exitCode, signal: signal, timedOut: timedOut, seconds: 1)
    return results.outcome(of: end, inventory: inventory)
  }
}
