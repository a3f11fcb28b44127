import Foundation
import Grading
import PlantedBugs

/// `workshop verify`: the kit checks itself.
///
/// It judges the solutions, the files as given and the texts, and never what a learner has changed
/// in `Lessons`.
struct VerifyCommand {
  let kit: Kit
  let console: Console
  let call: Call

  func run() async throws -> ExitCode {
    let assignments = try kit.find(call.subjects)
    try kit.requireSolutions(for: "verify", remedy: "Call it in a complete copy.")
    let findings = Findings(console: console)
    let files = FileRules(kit: kit, findings: findings)
    let texts = TextRules(kit: kit, findings: findings)
    for assignment in assignments {
      texts.check(assignment)
      files.check(assignment)
    }
    if call.subjects.isEmpty {
      files.checkPackage()
      await checkSlides(findings)
      await files.checkFormat()
    }
    let exercises = ExerciseRules(kit: kit, console: console, findings: findings)
    if let products = try await exercises.buildSolutions() {
      // Both wait much of the time, the suites of lesson 3 above all: beside each other they take
      // little longer than one of them.
      let way =
        call.subjects.isEmpty ? Task { try await kitTests("LearnersWayTests", products) } : nil
      try await exercises.checkSolutions(of: assignments, in: products)
      try await exercises.checkHappyPaths(of: assignments, in: products)
      try await checkPrinted(in: assignments.map(\.lesson), products, findings)
      try await checkComparisons(of: assignments, products, findings)
      if let way {
        findings.add(try await way.value)
        // These look at how long things take: nothing runs beside them.
        for module in ["GradingTests", "WorkshopKitTests", "DependenciesTests"] {
          findings.add(try await kitTests(module, products))
        }
      }
    }
    if let products = try await exercises.buildStarters() {
      try await exercises.checkStarters(of: assignments, in: products)
    }
    return findings.sayResult()
  }

  private func checkSlides(_ findings: Findings) async {
    guard !kit.decks.isEmpty else { return }
    DeckRules(kit: kit, findings: findings).check()
    let pages = DeckPages(kit: kit, console: console, findings: findings)
    await pages.check()
  }

  private func checkPrinted(
    in lessons: [Lesson],
    _ products: String,
    _ findings: Findings
  ) async throws {
    let rules = PrintedRules(kit: kit, findings: findings) { suite, module in
      console.progress("Running \(suite) …")
      return try await SuiteOutput(of: suite, module: module, in: products, root: kit.root).text
    }
    for lesson in kit.lessons where lessons.contains(where: { $0.number == lesson.number }) {
      try await rules.check(lesson)
    }
  }

  /// Of the lessons whose compared suites are asked for.
  private func checkComparisons(
    of assignments: [Kit.Assignment],
    _ products: String,
    _ findings: Findings
  ) async throws {
    let judge = Judge(workplace: Workplace(root: kit.root, track: .solutions), folder: products)
    let rules = ComparisonRules(kit: kit, findings: findings) { bug, exercise, lesson in
      console.progress("Comparing \(exercise.heading) …")
      return try await judge.result(of: Check(kind: .catches(bug)), of: exercise, in: lesson)
    }
    let asked = assignments.map(\.exercise.number)
    for lesson in kit.lessons {
      let sides = lesson.comparison.map { [$0.first, $0.second] } ?? []
      guard sides.contains(where: { asked.contains($0.exercise.number) }) else { continue }
      try await rules.check(lesson)
    }
  }

  private func kitTests(_ module: String, _ products: String) async throws -> KitTestRun {
    console.progress("Running the kit's own tests …")
    return try await KitTestRun(module: module, in: products, root: kit.root)
  }
}

extension Findings {
  fileprivate func add(_ run: KitTestRun) {
    add("\(run.module), the kit's own tests", passed: run.passed, failures: run.failures)
  }
}
