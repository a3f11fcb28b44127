/// One task inside a lesson: what the learner edits, and everything that is graded about it.
///
/// An exercise is described once, here. The lesson's graded tests and the `workshop` tool both
/// read this value; there is no second list anywhere.
public struct Exercise: Sendable {
  /// Lesson and position, for example `1.3`.
  public let number: String
  /// Its name, for example `Boundaries`.
  public let name: String
  /// Whether a course should include it; the others are for self-study.
  public let isCore: Bool
  /// How long a learner will need, in minutes.
  public let minutes: Int
  /// The files that the learner edits, relative to the lesson's folder.
  public let files: [String]
  /// The files with the code under test, relative to the lesson's folder.
  public let code: [String]
  /// The learner's suites. A bug is caught when any of them records a failure.
  public let suites: [Suite]
  /// The fewest tests that a valid suite has.
  public let fewestTests: Int
  /// The bugs that a good suite catches.
  public let bugs: [Planting]
  /// The other correct implementations that a good suite accepts.
  public let variants: [Planting]
  /// Checks that only some exercises have.
  public let extras: ExtraChecks
  /// What a run of the learner's suite may use up.
  public let limits: RunLimits
  /// What to think of when a test fails on the correct code, where this exercise has a usual reason:
  /// sentences in place of "read again what the code promises".
  public let falseAlarmAdvice: String?
  /// What to think of when a test fails on another correct version, where the test may be right and
  /// its double at fault: sentences in place of "over-specified".
  public let rejectionAdvice: String?
  /// The same for one variant alone, in place of what is said for all.
  public let variantAdvice: [Planting: String]
  /// What tests share that are in each other's way on the correct code, where this exercise has a
  /// usual reason: sentences in place of "a file or an object, for example".
  public let sharingAdvice: String?
  /// What to think of when the suite never ends on the correct code, where this exercise has a usual
  /// reason.
  public let hangAdvice: String?
  /// Where such a mistake really happened, told once the check is passed.
  public let realCases: [RealCase]
  /// How many of the bugs the suite as given may catch at most.
  public let starterCatchesAtMost: Int
  /// Whether the suite as given knows too much: it catches every bug, refuses every variant, and is
  /// to be loosened.
  public let starterIsOverSpecified: Bool

  /// Describes an exercise. Every argument is explained at the property of the same name; half of
  /// the bugs is what a starter catches at most, unless another number is given or it is
  /// over-specified. Where only the learner's code is judged there are no suites, bugs and variants;
  /// otherwise one test is enough, unless another number is given.
  public init(
    number: String,
    name: String,
    isCore: Bool,
    minutes: Int,
    files: [String],
    code: [String] = [],
    suites: [Suite] = [],
    fewestTests: Int? = nil,
    bugs: [Planting] = [],
    variants: [Planting] = [],
    extras: ExtraChecks = ExtraChecks(),
    limits: RunLimits = RunLimits(),
    falseAlarmAdvice: String? = nil,
    sharingAdvice: String? = nil,
    rejectionAdvice: String? = nil,
    variantAdvice: [Planting: String] = [:],
    hangAdvice: String? = nil,
    realCases: [RealCase] = [],
    starterCatchesAtMost: Int? = nil,
    starterIsOverSpecified: Bool = false
  ) {
    self.number = number
    self.name = name
    self.isCore = isCore
    self.minutes = minutes
    self.files = files
    self.code = code
    self.suites = suites
    self.fewestTests = fewestTests ?? (suites.isEmpty ? 0 : 1)
    self.bugs = bugs
    self.variants = variants
    self.extras = extras
    self.limits = limits
    self.falseAlarmAdvice = falseAlarmAdvice
    self.sharingAdvice = sharingAdvice
    self.rejectionAdvice = rejectionAdvice
    self.variantAdvice = variantAdvice
    self.hangAdvice = hangAdvice
    self.realCases = realCases
    self.starterCatchesAtMost =
      starterCatchesAtMost ?? (starterIsOverSpecified ? bugs.count : bugs.count / 2)
    self.starterIsOverSpecified = starterIsOverSpecified
  }

  /// How many of the bugs a fair but lazy suite may catch at most, or the bugs are too easy.
  public var happyPathCatchesAtMost: Int { bugs.count * 2 / 3 }
}

/// A mistake like one in an exercise, in a real project.
public struct RealCase: Sendable, Hashable {
  /// The bug or variant that it belongs to.
  public let planting: Planting
  /// One sentence, with its source as owner/repository#number.
  public let text: String

  /// Tells what really happened.
  public init(_ plantable: some Plantable, _ text: String) {
    planting = Planting(plantable)
    self.text = text
  }
}

/// A lesson: one topic, its exercises, and the name that its folder and modules share.
public struct Lesson: Sendable {
  /// Its position, from 1.
  public let number: Int
  /// Its name as modules have it, for example `PlainAsserts`.
  public let name: String
  /// Its name as people read it, for example "Plain asserts".
  public let title: String
  /// Its exercises, in order.
  public let exercises: [Exercise]
  /// Two suites of the lesson that its text compares; `nil` where there is nothing to compare.
  public let comparison: SuiteComparison?

  /// Describes a lesson. Every argument is explained at the property of the same name.
  public init(
    number: Int,
    name: String,
    title: String,
    exercises: [Exercise],
    comparison: SuiteComparison? = nil
  ) {
    self.number = number
    self.name = name
    self.title = title
    self.exercises = exercises
    self.comparison = comparison
  }

  /// The code under test that an exercise only reads. What a learner writes, for this exercise or for
  /// another one of the lesson, is theirs to change.
  public func fixedCode(of exercise: Exercise) -> [String] {
    let written = Set(exercise.files + exercises.flatMap(\.files))
    return exercise.code.filter { !written.contains($0) }
  }

  /// The folder that holds it in `Lessons`, `Solutions` and `Tests`, for example `01-PlainAsserts`.
  public var folder: String { "\(number < 10 ? "0" : "")\(number)-\(name)" }
}

/// One of the learner's suites: an `XCTestCase` class or a type with `@Test` functions.
public struct Suite: Sendable, Hashable {
  /// The type's name.
  public let name: String
  /// The framework that the exercise is about; `nil` where the learner may choose.
  public let framework: Framework?

  /// A suite in the framework of the learner's choice, or in the one that is given.
  public init(_ name: String, in framework: Framework? = nil) {
    self.name = name
    self.framework = framework
  }
}

/// The two test frameworks of Swift.
public enum Framework: String, Sendable, CaseIterable {
  case xctest = "XCTest"
  case swiftTesting = "Swift Testing"
}
