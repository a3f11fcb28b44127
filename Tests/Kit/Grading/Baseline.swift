import PlantedBugs

/// What a learner's suites do on the correct code: the ground for every other verdict.
struct Baseline: Sendable {
  /// The suites that were found, by the framework that they are written in.
  var suites: [Framework: [Suite]] = [:]
  /// The suites that the exercise names and that no framework found.
  var missing: [Suite] = []
  /// All suites together.
  var record: RunRecord
  /// The tests of each framework.
  var inventory: [Framework: [TestName]] = [:]
  /// The failed tests that pass when they run alone.
  var passingAlone: [TestName] = []
  /// Those of them for which that was chance.
  var unsteady: [TestName] = []
  /// Files of the package that appeared or changed during the run.
  var changedFiles: [String] = []

  /// The frameworks in use, in an order that is the same every time.
  var frameworks: [Framework] { Framework.allCases.filter { suites[$0] != nil } }

  /// The suites that are written in another framework than the one that the exercise is about.
  var misplaced: [(suite: Suite, framework: Framework)] {
    frameworks.flatMap { framework in
      (suites[framework] ?? [])
        .filter { $0.framework != nil && $0.framework != framework }
        .map { ($0, framework) }
    }
  }

  /// Which framework a suite is written in is known from who finds it: from outside, nothing else
  /// tells for sure.
  init(of suites: [Suite], runs: [Framework: RunRecord]) {
    record = RunRecord(outcome: .empty, tests: [])
    for suite in suites {
      let owner = Framework.allCases.first { runs[$0]?.contains(suite) ?? false }
      if let owner {
        self.suites[owner, default: []].append(suite)
      } else {
        missing.append(suite)
      }
    }
    var counted = frameworks.compactMap { runs[$0] }
    if !missing.isEmpty {
      // A process that broke before it could name its tests is why the suite seems to be missing.
      let broken = Framework.allCases.compactMap { runs[$0] }.filter {
        $0.tests.isEmpty && $0.outcome.isBroken
      }
      if !broken.isEmpty { missing = [] }
      counted += broken
    }
    record = RunRecord(merging: counted)
    for framework in frameworks {
      inventory[framework] = runs[framework]?.tests.map(\.name)
    }
  }
}

extension RunRecord {
  /// Several processes that together ran one exercise's suites.
  init(merging runs: [RunRecord]) {
    self.init(outcome: .empty, tests: runs.flatMap(\.tests))
    outcome =
      Outcome.bySeverity.first { outcome in runs.contains { $0.outcome == outcome } } ?? .empty
    looseIssues = runs.flatMap(\.looseIssues)
    reachedBy = runs.flatMap(\.reachedBy)
    output = runs.map(\.output).joined()
    seconds = runs.map(\.seconds).reduce(0, +)
    leftovers = runs.flatMap(\.leftovers)
    leftInHome = runs.flatMap(\.leftInHome)
    disturbedStranger = runs.contains(where: \.disturbedStranger)
  }

  func contains(_ suite: Suite) -> Bool {
    tests.contains { $0.name.isIn(suite.name) }
  }
}

extension Outcome {
  /// What one process says may hide what another one found, so the worst comes first.
  static let bySeverity: [Outcome] = [.hung, .crashed, .incomplete, .failed, .passed, .empty]

  /// Whether the run came to no regular end.
  public var isBroken: Bool { self == .hung || self == .crashed || self == .incomplete }
}
