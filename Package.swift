// swift-tools-version: 6.3
import Foundation
import PackageDescription

// The lessons, one line each. A lesson is one folder in Lessons, Solutions and Tests.
let lessons = [
  Lesson(number: 1, name: "PlainAsserts", hasAcceptance: true),
  Lesson(number: 2, name: "SetUpTearDown"),
  Lesson(number: 3, name: "AsyncExpectations", hasAcceptance: true),
  Lesson(number: 4, name: "MocksVersusStubs", resources: [.copy("Fixtures")], hasAcceptance: true),
  Lesson(number: 5, name: "DependencyOverrides", hasAcceptance: true, overridesDependencies: true),
]

// The two variables that choose what is built: see "One package, two switches" in CONTRIBUTING.md.
let lessonChoice = Context.environment["LESSON"].flatMap { $0.isEmpty ? nil : $0 }
let trackChoice = Context.environment["TRACK"].flatMap { $0.isEmpty ? nil : $0 }

// Lets the kit swap a function's body while a suite runs, so that lesson code needs no marker.
let replaceable: [SwiftSetting] = [.unsafeFlags(["-Xfrontend", "-enable-implicit-dynamic"])]

let kit = "Tests/Kit"

// The library of lesson 5: what an app links, and what only tests do.
let dependencyFolder = "Lessons/05-DependencyOverrides/Dependencies"
let dependencies = ["WorkshopDependencies", "WorkshopDependenciesTestSupport"]

let package = Package(
  name: "TestingWorkshop",
  platforms: [.macOS(.v15)],
  products: complaint() == nil ? [.executable(name: "workshop", targets: ["workshop"])] : [],
  targets: complaint().map(messageTarget)
    ?? (kitTargets() + dependencyLibrary() + chosenLessons().flatMap(targets)),
  swiftLanguageModes: [.v6]
)

// MARK: The kit

func kitTargets() -> [Target] {
  var targets: [Target] = [
    .target(name: "PlantedBugs", path: "Tests/Kit/PlantedBugs"),
    .target(name: "ChildSupportC", path: "Tests/Kit/ChildSupportC"),
    library("ChildSupport", needs: ["PlantedBugs", "ChildSupportC"]),
    .target(name: "GradingC", path: "Tests/Kit/GradingC"),
    library("Grading", needs: ["PlantedBugs", "GradingC"]),
    .target(name: "WorkshopKitC", path: "Tests/Kit/WorkshopKitC"),
    library(
      "WorkshopKit",
      needs: ["Grading", "PlantedBugs", "WorkshopKitC"]
        + lessons.map { .target(name: $0.exercises) }
    ),
    .executableTarget(name: "workshop", dependencies: ["WorkshopKit"], path: "Tests/Kit/workshop"),
    .testTarget(
      name: "Canary",
      dependencies: ["PlantedBugs", "ChildSupport"],
      path: "Tests/Kit/Canary",
      swiftSettings: replaceable
    ),
  ]
  // What is graded, for all lessons: the tool lists them even while their code is broken.
  targets += lessons.map {
    .target(name: $0.exercises, dependencies: ["PlantedBugs"], path: "\($0.grading)/Exercises")
  }
  if lessonChoice == "kit" { targets += kitTestTargets() }
  return targets
}

/// The kit's own tests and the suites that they grade: built for authors only, with `LESSON=kit`.
func kitTestTargets() -> [Target] {
  [
    .target(name: "FixtureCode", path: "Tests/Kit/FixtureCode", swiftSettings: replaceable),
    library("FixtureExercises", needs: ["PlantedBugs"]),
    library(
      "FixtureBugs",
      needs: ["FixtureCode", "FixtureExercises", "PlantedBugs", "ChildSupport"]
    ),
    tests("Fixtures", need: ["FixtureCode", "FixtureBugs", "ChildSupport"]),
    tests("FixtureAcceptance", need: ["FixtureCode", "FixtureBugs", "ChildSupport"]),
    tests("GradingTests", need: ["Grading", "PlantedBugs", "FixtureExercises"]),
    .target(name: "TerminalC", path: "Tests/Kit/TerminalC"),
    library("TestTerminal", needs: ["Grading", "WorkshopKit", "TerminalC"]),
    tests(
      "WorkshopKitTests",
      need: ["WorkshopKit", "WorkshopKitC", "Grading", "PlantedBugs", "TestTerminal"]
    ),
    .testTarget(
      name: "LearnersWayTests",
      dependencies: ["WorkshopKit", "Grading", "PlantedBugs", "TestTerminal"],
      path: "Tests/Kit/LearnersWayTests",
      exclude: ["Screens"]
    ),
  ]
}

func tests(_ name: String, need others: [Target.Dependency], at path: String? = nil) -> Target {
  .testTarget(name: name, dependencies: others, path: path ?? "\(kit)/\(name)")
}

func library(_ name: String, needs others: [Target.Dependency], in folder: String = kit) -> Target {
  .target(name: name, dependencies: others, path: "\(folder)/\(name)")
}

// MARK: The library that lesson 5 builds on

func hasDependencyLibrary() -> Bool { isThere(dependencyFolder, with: dependencies) }

/// It always comes from `Lessons`: a learner reads it, and does not edit it.
func dependencyLibrary() -> [Target] {
  guard [nil, "5", "kit"].contains(lessonChoice), hasDependencyLibrary() else { return [] }
  var targets = [
    library(dependencies[0], needs: [], in: dependencyFolder),
    library(dependencies[1], needs: [.target(name: dependencies[0])], in: dependencyFolder),
  ]
  if lessonChoice == "kit" { targets += dependencyTests() }
  return targets
}

/// The library's own tests, the suites whose failures they look at, and an app that uses it.
func dependencyTests() -> [Target] {
  let folder = "Tests/05-DependencyOverrides"
  let both: [Target.Dependency] = dependencies.map { .target(name: $0) }
  return [
    .executableTarget(
      name: "DependencyApp",
      dependencies: [both[0]],
      path: "\(folder)/DependencyApp"
    ),
    tests("DependencyFixtures", need: both + ["ChildSupport"], at: "\(folder)/DependencyFixtures"),
    tests(
      "DependenciesTests",
      need: both + ["DependencyApp", "Grading", "PlantedBugs"],
      at: "\(folder)/DependenciesTests"
    ),
  ]
}

// MARK: A lesson

struct Lesson {
  let number: Int
  let name: String
  /// What the learner's tests read at run time.
  var resources: [Resource] = []
  /// Whether the learner writes production code, which the kit then tests.
  var hasAcceptance = false
  /// Whether it is built on the dependency library.
  var overridesDependencies = false

  var exercises: String { "\(name)Exercises" }
  var grading: String { "Tests/0\(number)-\(name)" }
  var code: String { "\(track())/0\(number)-\(name)" }
}

func targets(of lesson: Lesson) -> [Target] {
  let grading: Target = .testTarget(
    name: "\(lesson.name)Grading",
    dependencies: [.target(name: lesson.exercises), "PlantedBugs", "Grading"],
    path: "\(lesson.grading)/Grading"
  )
  // Without its folder a lesson is still graded, which then says what is missing.
  return isPresent(lesson) ? codeTargets(of: lesson) + [grading] : [grading]
}

func codeTargets(of lesson: Lesson) -> [Target] {
  let name = lesson.name
  let code: Target.Dependency = .target(name: name)
  let bugs: Target.Dependency = .target(name: "\(name)Bugs")
  let library: [Target.Dependency] =
    lesson.overridesDependencies ? dependencies.map { .target(name: $0) } : []
  let app = Array(library.prefix(1))
  var targets: [Target] = [
    .target(
      name: name,
      dependencies: app,
      path: "\(lesson.code)/Sources",
      swiftSettings: replaceable
    ),
    .target(
      name: "\(name)Bugs",
      dependencies: app + [code, .target(name: lesson.exercises), "PlantedBugs", "ChildSupport"],
      path: "\(lesson.grading)/Bugs"
    ),
    .testTarget(
      name: "\(name)Tests",
      dependencies: library + [code, bugs],
      path: "\(lesson.code)/Tests",
      resources: lesson.resources
    ),
  ]
  if lesson.hasAcceptance {
    let needs = library + [code, "ChildSupport"]
    targets.append(tests("\(name)Acceptance", need: needs, at: "\(lesson.grading)/Acceptance"))
  }
  if lessonChoice == "kit" {
    let needs = library + [code, bugs]
    targets.append(tests("\(name)HappyPath", need: needs, at: "\(lesson.grading)/HappyPath"))
  }
  return targets
}

/// A learner may have moved or deleted a lesson: the tool must build all the same.
func isPresent(_ lesson: Lesson) -> Bool {
  isThere(lesson.code, with: ["Sources", "Tests"])
    && (!lesson.overridesDependencies || hasDependencyLibrary())
}

func isThere(_ folder: String, with parts: [String]) -> Bool {
  parts.allSatisfy { part in
    FileManager.default.fileExists(atPath: "\(Context.packageDirectory)/\(folder)/\(part)")
  }
}

// MARK: The choice

func track() -> String {
  if lessonChoice == "kit" { return "Solutions" }
  return trackChoice == "Starters" ? ".workshop/starters" : trackChoice ?? "Lessons"
}

func chosenLessons() -> [Lesson] {
  let chosen = lessonChoice.flatMap(Int.init)
  return lessons.filter { chosen == nil || $0.number == chosen }
}

func complaint() -> String? {
  let last = lessons.count
  if let choice = lessonChoice, choice != "kit",
    !lessons.contains(where: { "\($0.number)" == choice })
  {
    return "no lesson '\(choice)': LESSON takes a number from 1 to \(last)"
  }
  if let choice = trackChoice, !["Lessons", "Solutions", "Starters"].contains(choice) {
    return "no track '\(choice)': TRACK takes Lessons or Solutions"
  }
  if track() == "Solutions", comesWithoutSolutions() {
    return
      "this copy of the workshop comes without solutions: LESSON=kit and TRACK need a complete one"
  }
  return nil
}

/// See `workshop bundle --without-solutions`.
func comesWithoutSolutions() -> Bool {
  FileManager.default.fileExists(atPath: "\(Context.packageDirectory)/Solutions/LEFT-OUT.md")
}

/// SwiftPM prints the path of a target that it cannot find: the one clean line a manifest can say.
func messageTarget(_ message: String) -> [Target] {
  [.target(name: "Workshop", path: message)]
}
