import Foundation
import PlantedBugs
import Testing

@testable import Grading
@testable import WorkshopKit

/// `workshop adopt`: hints and results come along with the work that they are about.
@Suite struct AdoptedProgressTests {
  private let learner: Learner
  /// The other copy, in which the learner worked until now.
  private let old: Learner

  init() throws {
    learner = try Learner(inWholeKit: true)
    old = try Learner(inWholeKit: true)
  }

  @Test("Hints come along, and the higher number holds")
  func hints() async throws {
    try remember(in: old, ["1.1": (3, nil), "1.2": (1, nil)])
    try remember(in: learner, ["1.2": (2, nil), "2.1": (4, nil)])
    _ = try await adopt()
    let progress = WorkshopKit.Progress.load(from: learner.kit)
    #expect(progress.exercises.mapValues(\.hintsShown) == ["1.1": 3, "1.2": 2, "2.1": 4])
  }

  @Test("A result comes along with its files; what was left keeps the result of this copy")
  func results() async throws {
    try old.write("mine", to: Learner.menu)
    try old.write("theirs", to: Learner.bill)
    try learner.write("mine, too", to: Learner.bill)
    try remember(in: old, ["1.1": (0, true), "1.2": (0, true)])
    try remember(in: learner, ["1.1": (0, false), "1.2": (0, false)])
    _ = try await adopt()
    #expect(state(0) == .passed)
    #expect(state(1) == .notPassed(bugsCaught: nil))
    // Whose solutions may be seen: what was passed once, in either copy.
    let progress = Progress.load(from: learner.kit)
    #expect(progress.exercises.mapValues(\.wasPassed) == ["1.1": true, "1.2": true])
  }

  @Test("A result whose code differs here counts as changed since")
  func staleResult() async throws {
    try old.write("mine", to: Learner.menu)
    try remember(in: old, ["1.1": (0, true)])
    try learner.write("newer code", to: Learner.code)
    _ = try await adopt()
    #expect(state(0) == .changed(passedBefore: true))
  }

  // MARK: Wrong calls

  // MARK: Helpers

  private func adopt() async throws -> Learner.Answer {
    try await learner.call("adopt", "\(old.folder.path)/", width: 200)
  }

  /// For each exercise how many hints were shown, and whether it is passed as it stands now.
  private func remember(
    in copy: Learner,
    _ entries: [String: (hints: Int, isPassed: Bool?)]
  ) throws {
    try WorkshopKit.Progress.update(in: copy.kit) { progress in
      for assignment in copy.kit.allAssignments {
        guard let entry = entries[assignment.exercise.number] else { continue }
        progress.showHints(entry.hints, for: assignment.exercise)
        guard let isPassed = entry.isPassed else { continue }
        let results = assignment.exercise.checks.map { check in
          CheckResult.made(check.kind, isPassed ? .passed : .failed)
        }
        let report = ExerciseReport(exercise: assignment.exercise, results: results, tests: [])
        progress.record(report, digest: copy.kit.digest(of: assignment))
      }
    }
  }

  private func state(_ index: Int) -> WorkshopKit.Progress.State {
    let assignment = learner.kit.allAssignments[index]
    let digest = learner.kit.digest(of: assignment)
    return WorkshopKit.Progress.load(from: learner.kit).state(
      of: assignment.exercise,
      digest: digest
    )
  }
}
