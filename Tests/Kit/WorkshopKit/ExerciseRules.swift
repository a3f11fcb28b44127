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
  func checkSolutions(of assignments: [Kit.Assignment], in products: String) async throws {
    try await grade(assignments, .solutions, products) { judge(solution: $0) }
  }

  func judge(solution report: ExerciseReport) {
    var problems = report.results.filter { $0.status != .passed }.map { result in
      "\(result.check.id): \(result.fullMessage ?? "unknown")"
    }
    for result in report.results(about: .bug) where result.reachedBy.isEmpty {
      problems.append("\(result.check.id): no test of the solution reaches it")
    }
    findings.add(
      "\(report.exercise.heading): the solution passes every check",
      of: report.results.count,
      problems: problems
    )
  }

  /// A fair but lazy suite is sound, and misses a third of the bugs or more.
  func checkHappyPaths(of assignments: [Kit.Assignment], in products: String) async throws {
    let withBugs = assignments.filter { !$0.exercise.bugs.isEmpty }
    try await grade(withBugs, .solutions, products, suites: "HappyPath") { judge(happyPath: $0) }
  }

  func judge(happyPath report: ExerciseReport) {
    let exercise = report.exercise
    var problems: [String] = []
    if let fault = report.invalidity {
      problems.append("it does not pass on the correct code: \(fault.fullMessage ?? "")")
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
  func checkStarters(of assignments: [Kit.Assignment], in products: String) async throws {
    var texts = assignments.map(textsOfStarter)[...]
    try await grade(assignments, .starters, products) { report in
      judge(starter: report, texts: texts.removeFirst())
    }
  }

  private func textsOfStarter(_ assignment: Kit.Assignment) -> [String] {
    assignment.exercise.files.compactMap {
      kit.text(of: "Tests/\(assignment.lesson.folder)/Starters/\($0)")
    }
  }

  func judge(starter report: ExerciseReport, texts: [String]) {
    let exercise = report.exercise
    var problems: [String] = []
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
    if exercise.starterIsOverSpecified { problems += whatIsTooLoose(in: report) }
    let caught = "catches \(report.bugsCaught) of \(exercise.bugs.count)"
    findings.add(
      "\(exercise.heading): the starter \(exercise.bugs.isEmpty ? "leaves something to do" : caught)",
      of: exercise.starterIsOverSpecified ? 4 + exercise.variants.count : 3,
      problems: problems
    )
  }

  /// A suite that is to be loosened has nothing to be tightened, and something to be loosened
  /// wherever another version of the code differs.
  private func whatIsTooLoose(in report: ExerciseReport) -> [String] {
    var problems: [String] = []
    if report.bugsCaught < report.exercise.bugs.count {
      problems.append("it is over-specified, and should catch every bug")
    }
    for result in report.results(about: .variant)
    where result.status != .failed || result.outcome != .failed {
      problems.append(
        "it is over-specified, and should fail on another version: "
          + "\(result.check.title)"
      )
    }
    return problems
  }

  // MARK: Helpers

  /// Grades several exercises at the same time, and looks at the reports in their order.
  ///
  /// - Parameter suites: the end of the name of the test modules with the suites.
  private func grade(
    _ assignments: [Kit.Assignment],
    _ track: Workplace.Track,
    _ products: String,
    suites: String = "Tests",
    _ look: (ExerciseReport) -> Void
  ) async throws {
    let judge = Judge(workplace: Workplace(root: kit.root, track: track), folder: products)
    let gradings = assignments.map { assignment in
      Task {
        let module = "\(assignment.lesson.name)\(suites)"
        return try await judge.report(
          on: assignment.exercise,
          in: assignment.lesson,
          module: module
        )
      }
    }
    for (assignment, grading) in zip(assignments, gradings) {
      console.progress("Grading \(assignment.exercise.heading) …")
      look(try await grading.value)
    }
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
