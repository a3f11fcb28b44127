import Foundation
import PlantedBugs
import Testing

@testable import Grading

/// What is said about a run that crashed or hung, beyond the fact.
@Suite struct BreakdownWordingTests {
  @Test("A lock that its holder asked for again")
  func recursiveLock() {
    let output = "Synchronization/MutexImpl.swift:42: Fatal error: Recursive call to lock Mutex\n"
    let record = RunRecord(outcome: .crashed, tests: [], output: output)
    let variant = Planting(id: "Timer.chained", title: "timers in a row")

    for message in [
      Self.wording().rejectsVariant(variant, record),
      Self.wording().broken(record, whilePlanted: variant),
    ] {
      #expect(message.contains("Your suite crashed: Fatal error: Recursive call to lock Mutex."))
      #expect(
        message.contains("Take out under the lock what is to be called, and call it afterward."),
        "\(message)"
      )
    }
  }

  @Test("A URLProtocol that answers a task which is over")
  func taskIsOver() {
    let words = "Fatal error: Trying to access a behaviour for a task that in not in the registry."
    let record = RunRecord(outcome: .crashed, tests: [], output: "\(words)\n")
    let message = Self.wording().ending(record)

    #expect(message.hasPrefix("Your suite crashed: \(words) A URLProtocol answered a task"))
    #expect(message.contains("where a test cancels, let no answer come at all."), "\(message)")
  }

  @Test("Of several tests under way, the one that a fatal error names")
  func named() {
    let words = "Fatal error: MISUSE: once() tried to resume its continuation"
    let tests = ["twice()", "once()"].map { TestRecord(name: "TipTests/\($0)", state: .running) }
    let record = RunRecord(outcome: .crashed, tests: tests, output: "\(words) more than once\n")
    let message = Self.wording().ending(record)

    #expect(message.hasPrefix("once() crashed: \(words)"), "\(message)")
  }

  @Test("Another crash has nothing to do with locks")
  func anotherCrash() {
    let record = RunRecord(outcome: .crashed, tests: [], output: "Fatal error: no lock left\n")
    #expect(Self.wording().ending(record) == "Your suite crashed: Fatal error: no lock left.")
  }

  @Test(
    "A test that starts tasks may hang although it has a limit",
    arguments: [
      ("Task { await sut.grind() }", true),
      ("try await withThrowingTaskGroup(of: Int.self) { group in", true),
      ("await sut.startTasks()", false), ("// a Task", false),
    ]
  )
  func hang(_ line: String, _ isNamed: Bool) async throws {
    try await withTemporaryFolder { root in
      let folder = root.appending(path: "Lessons/01-Fixture/Tests")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(line.utf8).write(to: folder.appending(path: "TipTests.swift"))

      let message = Self.wording(root: root.path).broken(
        RunRecord(outcome: .hung, tests: []),
        whilePlanted: Planting(id: "Grinder.silent", title: "no answer")
      )

      #expect(message.contains("let it fail when the time is up."))
      #expect(message.contains("a task group waits for the loser") == isNamed, "\(message)")
      #expect(message.contains("`await task.value` behind the limit") == isNamed)
    }
  }

  private static func wording(root: String = fixtureWorkplace.root) -> Wording {
    Wording(
      exercise: exercise(Suite("TipTests"), files: ["Tests/TipTests.swift"]),
      lesson: fixtureLesson,
      workplace: Workplace(root: root, track: .lessons)
    )
  }
}
