import Foundation
import PlantedBugs

/// Grades exercises in one build of the kit.
///
/// The judge runs a learner's suites in child processes and reads what their frameworks report. It
/// never loads the learner's code itself.
public actor Judge {
  private let workplace: Workplace
  private let folder: String
  private let canaryBug: Planting
  private var examinations: [String: Examination] = [:]
  private var canary: Task<Void, any Error>?

  /// A judge over a build whose products are in `folder`.
  ///
  /// - Parameter hasProvenItself: whether a judge of this process has already shown that it catches
  ///   its own planted bug.
  public init(workplace: Workplace, folder: String, hasProvenItself: Bool = false) {
    self.init(
      workplace: workplace,
      folder: folder,
      canaryBug: Planting(id: "CanaryBug.staysSilent", title: "The canary stays silent"),
      canary: hasProvenItself ? Task {} : nil
    )
  }

  init(
    workplace: Workplace,
    folder: String,
    canaryBug: Planting,
    canary: Task<Void, any Error>? = nil
  ) {
    self.workplace = workplace
    self.folder = folder
    self.canaryBug = canaryBug
    self.canary = canary
  }

  /// The judge over the build that the running tests come from.
  public static let here = Judge(workplace: .ofThisProcess, folder: Runner.ownFolder)

  /// The answer to one check of an exercise.
  ///
  /// - Parameter module: the test module with the suites; by default the learner's.
  /// - Throws: `KitError` when the kit could not do its work.
  public func result(
    of check: Check,
    of exercise: Exercise,
    in lesson: Lesson,
    module: String? = nil
  ) async throws -> CheckResult {
    try await proveItself()
    return try await examination(of: exercise, in: lesson, module: module).result(of: check)
  }

  /// The answers to all checks of an exercise.
  ///
  /// - Throws: `KitError` when the kit could not do its work.
  public func report(
    on exercise: Exercise,
    in lesson: Lesson,
    module: String? = nil
  ) async throws -> ExerciseReport {
    let examination = try examination(of: exercise, in: lesson, module: module)
    // At the same time: neither needs what the other finds out, and a core would be idle.
    async let baseline = exercise.suites.isEmpty ? nil : examination.baseline()
    try await proveItself()
    let tests = try await baseline?.record.tests.map(\.name) ?? []
    let results = try await inOrder(exercise.checks) { try await examination.result(of: $0) }
    return ExerciseReport(exercise: exercise, results: results, tests: tests)
  }

  /// Runs an exercise's suites once on the correct code, in a build with coverage.
  ///
  /// - Returns: The profiles that the runs left in `folder`, for `llvm-profdata`.
  /// - Throws: `KitError` when the kit could not do its work.
  public func profiles(
    of exercise: Exercise,
    in lesson: Lesson,
    into folder: String
  ) async throws -> [String] {
    try await examination(of: exercise, in: lesson, module: nil).profiles(into: folder)
  }

  /// The program file with a lesson's code, for `llvm-cov`.
  ///
  /// - Throws: `KitError` when it is not built.
  public func program(of lesson: Lesson) throws -> String {
    try Runner(module: "\(lesson.name)Tests", in: folder).binary
  }

  private func examination(
    of exercise: Exercise,
    in lesson: Lesson,
    module: String?
  ) throws -> Examination {
    let module = module ?? "\(lesson.name)Tests"
    let key = "\(module) \(exercise.number)"
    if let known = examinations[key] { return known }
    let made = try Examination(
      of: exercise,
      in: lesson,
      workplace: workplace,
      folder: folder,
      module: module
    )
    examinations[key] = made
    return made
  }

  // MARK: The canary

  /// Plants the judge's own bug in front of suites of its own. Only if both frameworks report a
  /// failure can a verdict on somebody else's suite mean anything.
  private func proveItself() async throws {
    if let canary { return try await canary.value }
    let folder = folder
    let bug = canaryBug
    let task = Task {
      let runner = SuiteRunner(module: "Canary", runner: try Runner(module: "Canary", in: folder))
      _ = try await inOrder(Framework.allCases) { try await Self.release($0, runner, bug) }
    }
    canary = task
    return try await task.value
  }

  /// XCTest on Linux lists all methods of a program before it runs one, and traps on such a suite.
  static func suiteOnMainActor(in output: String) -> String? {
    let trap = /Could not cast value of type '\(\w+\.(\w+)\) -> @Swift\.MainActor/
    return output.firstMatch(of: trap).map { String($0.1) }
  }

  private static func release(
    _ framework: Framework,
    _ runner: SuiteRunner,
    _ bug: Planting
  ) async throws {
    let suite = framework == .xctest ? "CanaryXCTests" : "CanarySwiftTests"
    let selection = Selection(suites: [suite], of: "Canary", in: framework)
    let record = try await runner.runAtOnce(SuiteRunner.Order(selection: selection, planting: bug))
    guard record.outcome == .failed, !record.reachedBy.isEmpty else {
      if let suite = suiteOnMainActor(in: record.output) { throw KitError.suiteOnMainActor(suite) }
      // A full disk keeps results from being written: then that is the reason.
      try RunFolder.proveWritable()
      throw KitError.canaryNotCaught(framework, detail: "the run was \(record.outcome.rawValue)")
    }
  }
}

/// All answers about one exercise.
public struct ExerciseReport: Sendable {
  public var exercise: Exercise
  public var results: [CheckResult]
  /// The learner's tests, in the order in which their framework lists them.
  public var tests: [TestName]

  /// Whether every check passed.
  public var isPassed: Bool { results.allSatisfy { $0.status == .passed } }

  /// The answers about one group of checks.
  public func results(about group: Check.Group) -> [CheckResult] {
    results.filter { $0.check.group == group }
  }

  /// Why nothing can be said about bugs: the suite is not sound. `nil` when it is, or when there is
  /// none.
  public var invalidity: CheckResult? {
    results.first { !$0.check.needsValidSuite && $0.check.group == .suite && $0.status != .passed }
  }

  /// How many planted bugs the suite caught.
  public var bugsCaught: Int {
    results(about: .bug).count { $0.status == .passed }
  }
}
