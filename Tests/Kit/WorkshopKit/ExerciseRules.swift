import Foundation
import Grading
import PlantedBugs

/// What `verify` demands of an exercise's solution, of its starter, and of its bugs.
struct ExerciseRules {
  let kit: Kit
  let console: Console
  let findings: Findings

  private var builder: Builder { Builder(kit: kit, console: console) }

  // MARK: Solutions and lazy suites

  /// Builds everything that only authors need: solutions, lazy suites and the kit's own tests.
  func buildSolutions() async throws -> String? {
    let job = Builder.Job(
      lesson: "kit",
      track: .solutions,
      scratch: BuildFolder.own.scratch(for: .starters),
      title: "Building the solutions and the kit's own tests"
    )
    return products(try await builder.build(job), of: "the solutions and the kit's own tests build")
  }

  /// The reference suite passes every check; so every single bug was reached, and caught through a
  /// recorded failure.
  func checkSolution(of assignment: Kit.Assignment, in products: String) async throws {
    let report = try await report(assignment, .solutions, products)
    var failures = report.results.filter { $0.status != .passed }.map { result in
      "\(result.check.id): \(result.fullMessage ?? "unknown")"
    }
    failures += report.results.filter { $0.check.kindName == "catches" && $0.reachedBy.isEmpty }.map
    {
      "\($0.check.id): no test of the solution reaches it"
    }
    findings.add(
      "\(assignment.exercise.heading): the solution passes every check",
      of: report.results.count,
      problems: failures
    )
  }

  /// A fair but lazy suite is sound, and misses a third of the bugs or more.
  func checkHappyPath(of assignment: Kit.Assignment, in products: String) async throws {
    let exercise = assignment.exercise
    guard !exercise.bugs.isEmpty else { return }
    let module = "\(assignment.lesson.name)HappyPath"
    let report = try await report(assignment, .solutions, products, module: module)
    var problems: [String] = []
    if let valid = report.results.first(where: { $0.check.kindName == "valid" }),
      valid.status != .passed
    {
      problems.append("it does not pass on the correct code: \(valid.fullMessage ?? "")")
    }
    if report.bugsCaught > exercise.happyPathCatchesAtMost {
      problems.append(
        "it catches \(report.bugsCaught) of \(exercise.bugs.count) bugs; two thirds is the most"
      )
    }
    findings.add(
      "\(exercise.heading): a lazy suite catches \(report.bugsCaught) of \(exercise.bugs.count)",
      of: 2,
      problems: problems
    )
  }

  // MARK: Starters

  /// Lays out the lessons as given and builds them.
  func buildStarters() async throws -> String? {
    do { try StarterTree(kit: kit).layOut() } catch let stop as Stop {
      findings.add("the starters are complete", passed: 0, failures: [stop.message])
      return nil
    }
    let job = Builder.Job(
      lesson: nil,
      track: .starters,
      scratch: BuildFolder.own.scratch(for: .starters),
      title: "Building the starters"
    )
    return products(try await builder.build(job), of: "the starters compile")
  }

  /// A starter leaves something to do, says where, and does not give the answer away.
  func checkStarter(of assignment: Kit.Assignment, in products: String) async throws {
    let exercise = assignment.exercise
    let report = try await report(assignment, .starters, products)
    var problems: [String] = []
    let texts = exercise.files.compactMap {
      kit.text(of: "Tests/\(assignment.lesson.folder)/Starters/\($0)")
    }
    if !texts.contains(where: { $0.contains("// TODO:") }) {
      problems.append("no file has a `// TODO:` that marks the spot")
    }
    if report.isPassed { problems.append("it passes as it is given") }
    if report.bugsCaught > exercise.starterCatchesAtMost {
      problems.append(
        "it catches \(report.bugsCaught) of \(exercise.bugs.count) bugs; "
          + "\(exercise.starterCatchesAtMost) is the most"
      )
    }
    findings.add(
      "\(exercise.heading): the starter catches \(report.bugsCaught) of \(exercise.bugs.count)",
      of: 3,
      problems: problems
    )
  }

  // MARK: Helpers

  private func report(
    _ assignment: Kit.Assignment,
    _ track: Workplace.Track,
    _ products: String,
    module: String? = nil
  ) async throws -> ExerciseReport {
    console.progress("Grading \(assignment.exercise.heading) …")
    let judge = Judge(workplace: Workplace(root: kit.root, track: track), folder: products)
    return try await judge.report(on: assignment.exercise, in: assignment.lesson, module: module)
  }

  private func products(_ outcome: Builder.Outcome, of title: String) -> String? {
    switch outcome {
    case .built(let folder):
      findings.add(title, passed: 1, failures: [])
      return folder
    case .doesNotCompile(let message):
      findings.add(title, passed: 0, failures: [message])
      return nil
    }
  }
}

/// The lessons as they were given, laid out so that they can be built beside a learner's own.
struct StarterTree {
  let kit: Kit

  /// Puts the starters over a copy of the solutions: every other file is the same in both.
  ///
  /// - Throws: `Stop` when a starter is missing or something cannot be written.
  func layOut() throws {
    for lesson in kit.lessons {
      let target = ".workshop/starters/\(lesson.folder)"
      for part in ["Sources", "Tests"] {
        let source = "Solutions/\(lesson.folder)/\(part)"
        try replaceFolder("\(target)/\(part)", with: kit.files(in: source)) { "\(source)/\($0)" }
      }
      for file in Set(lesson.exercises.flatMap(\.files)).sorted() {
        let starter = "Tests/\(lesson.folder)/Starters/\(file)"
        guard let data = FileManager.default.contents(atPath: kit.path(starter)) else {
          throw Stop(.kitFailed, "\(starter) is missing: a byte copy of the file as it is given.")
        }
        try update("\(target)/\(file)", data)
      }
    }
  }

  private func replaceFolder(_ folder: String, with files: [String], source: (String) -> String)
    throws
  {
    try kit.makeFolder(folder)
    for old in kit.files(in: folder) where !files.contains(old) {
      try? FileManager.default.removeItem(atPath: kit.path("\(folder)/\(old)"))
    }
    for file in files {
      try update(
        "\(folder)/\(file)",
        FileManager.default.contents(atPath: kit.path(source(file))) ?? Data()
      )
    }
  }

  /// Leaves a file alone that is the same already, so that it need not be built again.
  private func update(_ file: String, _ data: Data) throws {
    guard FileManager.default.contents(atPath: kit.path(file)) != data else { return }
    let folder = URL(fileURLWithPath: file, relativeTo: URL(fileURLWithPath: kit.root))
      .deletingLastPathComponent().path
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try kit.write(data, to: kit.path(file))
  }
}
