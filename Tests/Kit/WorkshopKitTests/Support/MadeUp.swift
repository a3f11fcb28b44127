import PlantedBugs

@testable import Grading
@testable import WorkshopKit

enum MenuBug: String, PlantedBug {
  case soupIsMissing = "The soup is missing"
  case soupIsCold = "The soup is cold"
  case soupIsFree = "The soup is free"
  case soupIsEndless = "There is no end of soup"
  case soupIsLate = "The soup comes last"
}

enum MenuVariant: String, Variant {
  case twoPots = "the soup is cooked in two pots"
}

/// An exercise that nothing is wrong with.
func exercise(
  _ number: String,
  _ name: String,
  isCore: Bool = true,
  minutes: Int = 10,
  files: [String]? = nil,
  code: [String] = ["Sources/Menu.swift"],
  bugs: [Planting] = Planting.all(of: MenuBug.self),
  variants: [Planting] = Planting.all(of: MenuVariant.self),
  extras: ExtraChecks = ExtraChecks(),
  starterIsOverSpecified: Bool = false
) -> Exercise {
  Exercise(
    number: number,
    name: name,
    isCore: isCore,
    minutes: minutes,
    files: files ?? ["Tests/\(name)Tests.swift"],
    code: code,
    suites: [Suite("\(name)Tests")],
    fewestTests: 1,
    bugs: bugs,
    variants: variants,
    extras: extras,
    starterIsOverSpecified: starterIsOverSpecified
  )
}

/// An exercise without a suite: the learner writes code, and the kit tests it.
let soupOfYours = Exercise(
  number: "1.1",
  name: "Menu",
  isCore: true,
  minutes: 5,
  files: ["Sources/Menu.swift"],
  suites: [],
  fewestTests: 0,
  bugs: [],
  variants: []
)

func lesson(_ number: Int, _ name: String, _ exercises: Exercise...) -> Lesson {
  Lesson(number: number, name: name, title: "All about the \(name)", exercises: exercises)
}

/// Two lessons with three exercises.
let madeUpLessons = [
  lesson(1, "Cafe", exercise("1.1", "Menu"), exercise("1.2", "Bill", isCore: false, minutes: 1)),
  lesson(2, "Kitchen", exercise("2.1", "Stove")),
]

let menu = madeUpLessons[0].exercises[0]

extension ExerciseReport {
  /// What came out for an exercise: all checks passed, apart from those that are given.
  init(
    _ exercise: Exercise,
    tests: [TestName] = ["MenuTests/testSoup", "MenuTests/testBread"],
    _ other: [CheckResult] = []
  ) {
    let results = exercise.checks.map { check in
      other.first { $0.check == check } ?? .made(check.kind, .passed)
    }
    self.init(exercise: exercise, results: results, tests: tests)
  }
}

extension CheckResult {
  static func made(
    _ kind: Check.Kind,
    _ status: Status,
    outcome: Outcome? = .passed,
    reachedBy: [TestName] = ["MenuTests/testSoup"],
    caughtBy: [TestName] = [],
    message: String? = nil,
    advice: String? = nil
  ) -> CheckResult {
    var result = CheckResult(Check(kind: kind), status, message: message)
    result.outcome = outcome
    result.reachedBy = reachedBy
    result.caughtBy = caughtBy
    result.advice = advice
    return result
  }

  static func made(
    _ bug: some PlantedBug,
    _ status: Status,
    outcome: Outcome? = .passed,
    reachedBy: [TestName] = ["MenuTests/testSoup"],
    caughtBy: [TestName] = [],
    message: String? = nil,
    advice: String? = nil
  ) -> CheckResult {
    made(
      .catches(Planting(bug)),
      status,
      outcome: outcome,
      reachedBy: reachedBy,
      caughtBy: caughtBy,
      message: message,
      advice: advice
    )
  }
}
