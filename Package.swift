// swift-tools-version: 6.3
import Foundation
import PackageDescription

// The lessons, one line each. A lesson is one folder in Lessons, Solutions and Tests.
let lessons = [
  Lesson(1, "PlainAsserts")
]

// The two variables that choose what is built: see "One package, two switches" in CONTRIBUTING.md.
let lessonChoice = Context.environment["LESSON"].flatMap { $0.isEmpty ? nil : $0 }
let trackChoice = Context.environment["TRACK"].flatMap { $0.isEmpty ? nil : $0 }

// Lets the kit swap a function's body while a suite runs, so that lesson code needs no marker.
let replaceable: [SwiftSetting] = [.unsafeFlags(["-Xfrontend", "-enable-implicit-dynamic"])]

let package = Package(
  name: "TestingWorkshop",
  platforms: [.macOS(.v15)],
  products: complaint() == nil ? [.executable(name: "workshop", targets: ["workshop"])] : [],
  targets: complaint().map(messageTarget) ?? (kitTargets() + chosenLessons().flatMap(targets)),
  swiftLanguageModes: [.v6]
)

// MARK: The kit

func kitTargets() -> [Target] {
  let exercises: [Target.Dependency] = lessons.filter(\.isGraded).map { .target(name: $0.exercises) }
  var targets: [Target] = [
    .target(name: "PlantedBugs", path: "Tests/Kit/PlantedBugs"),
    .target(name: "ChildSupportC", path: "Tests/Kit/ChildSupportC"),
    library("ChildSupport", needs: ["PlantedBugs", "ChildSupportC"]),
    .target(name: "GradingC", path: "Tests/Kit/GradingC"),
    library("Grading", needs: ["PlantedBugs", "GradingC"]),
    .target(
      name: "WorkshopKit", dependencies: ["Grading", "PlantedBugs"] + exercises,
      path: "Tests/Kit/WorkshopKit"),
    .executableTarget(
      name: "workshop", dependencies: ["WorkshopKit"], path: "Tests/Kit/workshop"),
    .testTarget(
      name: "Canary", dependencies: ["PlantedBugs", "ChildSupport"], path: "Tests/Kit/Canary",
      swiftSettings: replaceable),
  ]
  targets += lessons.filter(\.isGraded).map { lesson in
    .target(
      name: lesson.exercises, dependencies: ["PlantedBugs"], path: "\(lesson.grading)/Exercises")
  }
  if lessonChoice == "kit" { targets += kitTestTargets() }
  return targets
}

/// The kit's own tests and the suites that they grade: built for authors only, with `LESSON=kit`.
func kitTestTargets() -> [Target] {
  []
}

func library(_ name: String, needs dependencies: [Target.Dependency]) -> Target {
  .target(name: name, dependencies: dependencies, path: "Tests/Kit/\(name)")
}

// MARK: A lesson

struct Lesson {
  let number: Int
  let name: String
  var testResources: [Resource] = []

  init(_ number: Int, _ name: String, testResources: [Resource] = []) {
    self.number = number
    self.name = name
    self.testResources = testResources
  }

  var folder: String { "0\(number)-\(name)" }
  var grading: String { "Tests/\(folder)" }
  var exercises: String { "\(name)Exercises" }
  var code: String { "\(track())/\(folder)" }
  /// The learner may have moved or deleted a lesson: the tool must build all the same.
  var isPresent: Bool { exists("\(code)/Sources") && exists("\(code)/Tests") }
  var isGraded: Bool { exists("\(grading)/Exercises") }
}

func targets(of lesson: Lesson) -> [Target] {
  let name = lesson.name
  let bugs = "\(name)Bugs"
  var targets: [Target] = [
    .target(name: name, path: "\(lesson.code)/Sources", swiftSettings: replaceable),
    .testTarget(
      name: "\(name)Tests", dependencies: [.target(name: name), .target(name: bugs)],
      path: "\(lesson.code)/Tests", resources: lesson.testResources),
    .target(
      name: bugs,
      dependencies: [
        .target(name: name), .target(name: lesson.exercises), "PlantedBugs", "ChildSupport",
      ],
      path: "\(lesson.grading)/Bugs"),
    .testTarget(
      name: "\(name)Grading",
      dependencies: [.target(name: lesson.exercises), "PlantedBugs", "Grading"],
      path: "\(lesson.grading)/Grading"),
  ]
  if exists("\(lesson.grading)/Acceptance") {
    targets.append(
      .testTarget(
        name: "\(name)Acceptance", dependencies: [.target(name: name), "ChildSupport"],
        path: "\(lesson.grading)/Acceptance"))
  }
  if lessonChoice == "kit" && exists("\(lesson.grading)/HappyPath") {
    targets.append(
      .testTarget(
        name: "\(name)HappyPath", dependencies: [.target(name: name), .target(name: bugs)],
        path: "\(lesson.grading)/HappyPath"))
  }
  return targets
}

// MARK: The choice

func track() -> String {
  if lessonChoice == "kit" { return "Solutions" }
  return trackChoice == "Starters" ? ".workshop/starters" : trackChoice ?? "Lessons"
}

func chosenLessons() -> [Lesson] {
  let chosen = lessonChoice.flatMap(Int.init)
  return lessons.filter { $0.isPresent && (chosen == nil || $0.number == chosen) }
}

func complaint() -> String? {
  let last = lessons.count
  if let choice = lessonChoice, choice != "kit", !lessons.contains(where: { "\($0.number)" == choice }) {
    return "no lesson '\(choice)': LESSON takes a number from 1 to \(last)"
  }
  if let choice = trackChoice, !["Lessons", "Solutions", "Starters"].contains(choice) {
    return "no track '\(choice)': TRACK takes Lessons or Solutions"
  }
  return nil
}

/// SwiftPM prints the path of a target that it cannot find: the one clean line a manifest can say.
func messageTarget(_ message: String) -> [Target] {
  [.target(name: "Workshop", path: message)]
}

func exists(_ path: String) -> Bool {
  FileManager.default.fileExists(atPath: "\(Context.packageDirectory)/\(path)")
}
