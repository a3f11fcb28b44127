import Foundation
import PlantedBugs

/// Grades one exercise in one build: runs what has to be run, once, and answers check by check.
actor Examination {
  let exercise: Exercise
  let lesson: Lesson
  let workplace: Workplace
  private let runner: SuiteRunner
  private let acceptanceRunner: SuiteRunner?
  private var baselineTask: Task<Baseline, any Error>?
  private var validityTask: Task<[CheckResult], any Error>?
  private var bugTasks: [Planting: Task<RunRecord, any Error>] = [:]

  init(
    of exercise: Exercise,
    in lesson: Lesson,
    workplace: Workplace,
    folder: String,
    module: String
  )
    throws
  {
    self.exercise = exercise
    self.lesson = lesson
    self.workplace = workplace
    runner = SuiteRunner(module: module, runner: try Runner(module: module, in: folder))
    let acceptance = "\(lesson.name)Acceptance"
    acceptanceRunner = try exercise.extras.acceptance.map { _ in
      SuiteRunner(module: acceptance, runner: try Runner(module: acceptance, in: folder))
    }
  }

  /// The answer to a check.
  ///
  /// - Throws: `KitError` when the kit could not do its work.
  func result(of check: Check) async throws -> CheckResult {
    if case .acceptance(let test) = check.kind { return try await acceptsCode(check, test) }
    let validity = try await validity()
    if let own = validity.first(where: { $0.check == check }) { return own }
    if validity.contains(where: { $0.status != .passed }) {
      return CheckResult(check, .unknown, message: wording.waitsForValidSuite)
    }
    return try await resultOnValidSuite(check)
  }

  private func resultOnValidSuite(_ check: Check) async throws -> CheckResult {
    switch check.kind {
    case .valid, .alone, .acceptance: CheckResult(check, .unknown)
    case .pair: try await pairs(check)
    case .repeat: try await repeats(check)
    case .parallel(let times): try await parallel(check, times: times)
    case .catches(let bug): try await catches(check, bug)
    case .attribution(let attribution): try await attributes(check, attribution)
    case .accepts(let variant): try await accepts(check, variant)
    case .decoy: try await decoy(check)
    case .starts(let planting): try await starts(check, despite: planting)
    case .restores(let planting): try await restores(check, planting)
    case .clean: try await clean(check)
    case .ownNames(let fault): try await ownNames(check, interruptedBy: fault)
    case .ownLines: try await ownLines(check)
    case .budget(let seconds): try await budget(check, seconds: seconds)
    }
  }

  // MARK: Validity

  /// The answers to `valid` and `alone`; until both passed, nothing else can be known.
  private func validity() async throws -> [CheckResult] {
    if let validityTask { return try await validityTask.value }
    let task = Task {
      var baseline = try await baseline()
      baseline.passingAlone = try await passingAlone(in: baseline)
      let valid = validResult(baseline)
      guard valid.status == .passed else {
        return [
          valid, CheckResult(Check(kind: .alone), .unknown, message: wording.waitsForValidSuite),
        ]
      }
      return [valid, try await alone()]
    }
    validityTask = task
    return try await task.value
  }

  func baseline() async throws -> Baseline {
    if let baselineTask { return try await baselineTask.value }
    let runner = runner
    let suites = exercise.suites
    let planting = exercise.extras.reference
    let limits = exercise.limits
    let root = workplace.root
    let likely = workplace.frameworks(in: exercise, of: lesson)
    let task = Task {
      // Alone, so that a file that turns up in the package is this suite's doing.
      try await ChildQueue.shared.runAlone { processor in
        let before = SourceTree(root: root)
        var runs: [Framework: RunRecord] = [:]
        for framework in likely + Framework.allCases.filter({ !likely.contains($0) }) {
          if !likely.contains(framework), Baseline(of: suites, runs: runs).missing.isEmpty { break }
          let selection = Selection(suites: suites.map(\.name), of: runner.module, in: framework)
          let order = SuiteRunner.Order(selection: selection, planting: planting, limits: limits)
          let record = try runner.runNow(order, processor: processor)
          if let suite = Judge.suiteOnMainActor(in: record.output), record.outcome.isBroken {
            throw KitError.suiteOnMainActor(suite)
          }
          runs[framework] = record
        }
        var baseline = Baseline(of: suites, runs: runs)
        baseline.changedFiles = SourceTree(root: root).changes(since: before)
        return baseline
      }
    }
    baselineTask = task
    return try await task.value
  }

  private func validResult(_ baseline: Baseline) -> CheckResult {
    let check = Check(kind: .valid)
    var result = CheckResult(check, .passed)
    result.outcome = baseline.record.outcome
    result.seconds = baseline.record.seconds
    if let complaint = wording.complaint(about: baseline) {
      result.status = .failed
      result.message = complaint.text
      result.place = complaint.place
    }
    return result
  }

  private func alone() async throws -> CheckResult {
    let runs = try await runEachAlone()
    var result = CheckResult(Check(kind: .alone), .passed)
    let failing = runs.filter { $0.record.outcome != .passed }
    if let first = failing.first {
      result.status = .failed
      result.outcome = first.record.outcome
      result.message = wording.failsAlone(failing.flatMap(\.tests), first: first.record)
      result.place = wording.place(ofTest: first.tests[0])
    }
    result.seconds = runs.map(\.record.seconds).reduce(0, +)
    return result
  }

  // MARK: Runs

  var wording: Wording { Wording(exercise: exercise, lesson: lesson, workplace: workplace) }

  /// Runs all suites with something planted.
  func run(planting: Planting?, inParallel: Bool = true) async throws -> RunRecord {
    let baseline = try await baseline()
    var runs: [RunRecord] = []
    for framework in baseline.frameworks {
      let suites = baseline.suites[framework] ?? []
      var selection = Selection(suites: suites.map(\.name), of: runner.module, in: framework)
      selection.inParallel = inParallel
      let order = SuiteRunner.Order(
        selection: selection,
        planting: planting ?? exercise.extras.reference,
        limits: exercise.limits.withRoom(for: baseline.record.seconds),
        inventory: baseline.inventory[framework]
      )
      runs.append(try await runner.run(order))
    }
    return RunRecord(merging: runs)
  }

  /// The run that tells whether a bug is caught: one, whoever asks for it.
  func decidingRun(of bug: Planting) async throws -> RunRecord {
    if let task = bugTasks[bug] { return try await task.value }
    let task = Task { try await run(planting: bug) }
    bugTasks[bug] = task
    return try await task.value
  }

  /// Runs each test in a process of its own.
  func runEachAlone(planting: Planting? = nil) async throws -> [SeparateRun] {
    let baseline = try await baseline()
    let tests = baseline.frameworks.flatMap { framework in
      (baseline.inventory[framework] ?? []).map { (framework: framework, tests: [$0]) }
    }
    return try await runEach(tests, planting: planting)
  }

  /// A few tests and their run.
  typealias SeparateRun = (tests: [TestName], record: RunRecord)

  /// Runs several small selections of tests, as many at a time as there are processors.
  func runEach(
    _ selections: [(framework: Framework, tests: [TestName])],
    planting: Planting? = nil
  ) async throws -> [SeparateRun] {
    let limits = exercise.limits.withRoom(for: try await baseline().record.seconds)
    let planting = planting ?? exercise.extras.reference
    let runner = runner
    return try await inOrder(selections) { framework, tests in
      let selection = Selection(tests: tests, of: runner.module, in: framework)
      let order = SuiteRunner.Order(
        selection: selection,
        planting: planting,
        limits: limits,
        inventory: tests
      )
      return (tests, try await runner.run(order))
    }
  }

  /// Runs the suites once more, counting the lines that are run.
  func profiles(into folder: String) async throws -> [String] {
    let baseline = try await baseline()
    var paths: [String] = []
    for framework in baseline.frameworks {
      let suites = baseline.suites[framework] ?? []
      let path = "\(folder)/\(framework).profraw"
      let order = SuiteRunner.Order(
        selection: Selection(suites: suites.map(\.name), of: runner.module, in: framework),
        limits: exercise.limits,
        profilePath: path
      )
      _ = try await runner.run(order)
      if FileManager.default.fileExists(atPath: path) { paths.append(path) }
    }
    return paths
  }

  func runAcceptance(_ test: Acceptance.Test) async throws -> RunRecord? {
    guard let acceptance = exercise.extras.acceptance, let runner = acceptanceRunner else {
      return nil
    }
    let name = "\(acceptance.suite.name)/\(test.name)"
    let selection = Selection(
      tests: [name],
      of: runner.module,
      in: acceptance.suite.framework ?? .swiftTesting
    )
    return try await runner.run(
      SuiteRunner.Order(selection: selection, limits: exercise.limits, inventory: [name])
    )
  }
}

extension RunLimits {
  /// A run with a bug in it gets ten times as long as it took without, if that is more.
  func withRoom(for seconds: Double) -> RunLimits {
    var limits = self
    limits.seconds = max(limits.seconds, 10 * seconds)
    return limits
  }
}
