import Foundation
import Grading
import PlantedBugs

/// The full record of a grading, for other programs. `version` changes when a field changes its
/// meaning or goes away; new fields may come at any time.
struct JSONReport: Encodable {
  var version = 1
  var track: String
  var lessons: [LessonRecord]
  var summary: Summary

  struct LessonRecord: Encodable {
    var number: Int
    var name: String
    /// `passed`, `failed`, or `error` when the lesson does not compile.
    var status: String
    var message: String?
    var exercises: [ExerciseRecord]
  }

  struct ExerciseRecord: Encodable {
    var id: String
    var name: String
    var core: Bool
    var status: String
    var checks: [CheckRecord]
  }

  struct CheckRecord: Encodable {
    var id: String
    var kind: String
    var title: String
    var status: String
    var outcome: String?
    var reachedBy: [String]
    var caughtBy: [String]
    var message: String?
    var seconds: Double

    enum CodingKeys: CodingKey {
      case id, kind, title, status, outcome, reachedBy, caughtBy, message, seconds
    }

    // By hand, so that what is not there is written as null and not left out.
    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(id, forKey: .id)
      try container.encode(kind, forKey: .kind)
      try container.encode(title, forKey: .title)
      try container.encode(status, forKey: .status)
      try container.encode(outcome, forKey: .outcome)
      try container.encode(reachedBy, forKey: .reachedBy)
      try container.encode(caughtBy, forKey: .caughtBy)
      try container.encode(message, forKey: .message)
      try container.encode(seconds, forKey: .seconds)
    }
  }

  struct Summary: Encodable {
    var passed = 0
    var failed = 0
    var unknown = 0
  }

  init(_ results: [LessonResult], track: Workplace.Track) {
    self.track = track.rawValue
    lessons = results.map(LessonRecord.init)
    summary = Summary()
    for result in results.flatMap(\.reports).flatMap(\.results) {
      switch result.status {
      case .passed: summary.passed += 1
      case .failed: summary.failed += 1
      case .unknown: summary.unknown += 1
      }
    }
  }

  func encoded() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }
}

extension JSONReport.LessonRecord {
  init(_ result: LessonResult) {
    number = result.lesson.number
    name = result.lesson.name
    message = result.compilerMessage
    switch result.exitCode {
    case .passed: status = "passed"
    case .doesNotCompile: status = "error"
    default: status = "failed"
    }
    exercises =
      message == nil
      ? result.reports.map(JSONReport.ExerciseRecord.init)
      : result.exercises.map(JSONReport.ExerciseRecord.init(notGraded:))
  }

  enum CodingKeys: CodingKey {
    case number, name, status, message, exercises
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(number, forKey: .number)
    try container.encode(name, forKey: .name)
    try container.encode(status, forKey: .status)
    try container.encode(message, forKey: .message)
    try container.encode(exercises, forKey: .exercises)
  }
}

extension JSONReport.ExerciseRecord {
  init(_ report: ExerciseReport) {
    self.init(notGraded: report.exercise)
    status = report.isPassed ? "passed" : "failed"
    checks = report.results.map(JSONReport.CheckRecord.init)
  }

  /// An exercise of a lesson that does not compile.
  init(notGraded exercise: Exercise) {
    id = exercise.number
    name = exercise.name
    core = exercise.isCore
    status = "error"
    checks = []
  }
}

extension JSONReport.CheckRecord {
  init(_ result: CheckResult) {
    id = result.check.id
    kind = result.check.kindName
    title = result.check.title
    status = result.status.rawValue
    outcome = result.outcome?.rawValue
    reachedBy = result.reachedBy
    caughtBy = result.caughtBy
    message = result.fullMessage
    seconds = (result.seconds * 1000).rounded() / 1000
  }
}
