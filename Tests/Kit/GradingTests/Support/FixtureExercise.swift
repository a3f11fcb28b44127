import Foundation
import PlantedBugs
import Synchronization

@testable import Grading

/// An exercise over fixture suites. Everything that a test does not care about has a default.
func exercise(
  _ suites: Suite...,
  files: [String] = [],
  code: [String] = [],
  fewestTests: Int = 1,
  bugs: [Planting] = [],
  variants: [Planting] = [],
  extras: ExtraChecks = ExtraChecks(),
  limits: RunLimits = RunLimits(),
  falseAlarmAdvice: String? = nil,
  rejectionAdvice: String? = nil,
  variantAdvice: [Planting: String] = [:],
  hangAdvice: String? = nil
) -> Exercise {
  // The judge remembers an exercise by its number, so every one gets its own.
  let number = exerciseCount.withLock { count in
    count += 1
    return "1.\(count)"
  }
  return Exercise(
    number: number,
    name: "Fixture",
    isCore: true,
    minutes: 1,
    files: files,
    code: code,
    suites: suites,
    fewestTests: fewestTests,
    bugs: bugs,
    variants: variants,
    extras: extras,
    limits: limits,
    falseAlarmAdvice: falseAlarmAdvice,
    rejectionAdvice: rejectionAdvice,
    variantAdvice: variantAdvice,
    hangAdvice: hangAdvice
  )
}

private let exerciseCount = Mutex(0)

/// The lesson that the fixtures belong to; its acceptance tests are in `FixtureAcceptance`.
let fixtureLesson = Lesson(number: 1, name: "Fixture", title: "Fixture", exercises: [])

extension Judge {
  /// Takes the fixtures' own folder for the package, so that nothing else writes into it.
  static let ofFixtures = Judge(workplace: fixtureWorkplace, folder: Runner.ownFolder)

  func result(_ kind: Check.Kind, of exercise: Exercise) async throws -> CheckResult {
    try await result(
      of: Check(kind: kind),
      of: exercise,
      in: fixtureLesson,
      module: fixtureModule
    )
  }

  func report(on exercise: Exercise) async throws -> ExerciseReport {
    try await report(on: exercise, in: fixtureLesson, module: fixtureModule)
  }
}

let fixtureModule = "Fixtures"
let fixtureFolder = URL(filePath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent().appending(path: fixtureModule)
let fixtureWorkplace = Workplace(root: fixtureFolder.path, track: .lessons)

extension Framework {
  /// A fixture suite in this framework: `Trap` is `TrapXCTests` or `TrapSwiftTests`.
  func suite(_ name: String) -> Suite {
    Suite(typeName(name))
  }

  var other: Framework { self == .xctest ? .swiftTesting : .xctest }

  func typeName(_ name: String) -> String {
    "\(name)\(self == .xctest ? "XCTests" : "SwiftTests")"
  }
}

extension CheckResult {
  /// Whether the message contains a phrase; messages wrap, so white space counts as one space.
  func says(_ phrase: String) -> Bool {
    (fullMessage ?? "").contains(phrase)
  }
}
