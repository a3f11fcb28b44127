import Foundation
import PlantedBugs
import Testing

@testable import Grading
@testable import WorkshopKit

/// The machine-readable record, field by field, as another program sees it.
@Suite struct JSONReportTests {
  typealias Object = [String: Any]

  private let results = [
    LessonResult(
      lesson: madeUpLessons[0],
      exercises: madeUpLessons[0].exercises,
      reports: [
        ExerciseReport(
          menu,
          [
            .made(
              MenuBug.soupIsMissing,
              .passed,
              outcome: .failed,
              reachedBy: ["MenuTests/testSoup", "MenuTests/testBread"],
              caughtBy: ["MenuTests/testSoup"]
            ),
            .made(MenuBug.soupIsCold, .failed, message: "Missed \"it\" / 못 봄.", advice: "Look."),
            .made(MenuBug.soupIsLate, .unknown, outcome: nil, reachedBy: [], message: "Not yet."),
          ]
        ), ExerciseReport(madeUpLessons[0].exercises[1]),
      ]
    ),
    LessonResult(
      lesson: madeUpLessons[1],
      exercises: madeUpLessons[1].exercises,
      compilerMessage: "error: no"
    ),
  ]

  @Test("The whole: version, track, lessons and a summary that adds up")
  func whole() throws {
    let json = try parsed()
    #expect(json.keys.sorted() == ["lessons", "summary", "track", "version"])
    #expect(json["version"] as? Int == 1)
    #expect(json["track"] as? String == "Solutions")
    let summary = try #require(json["summary"] as? [String: Int])
    #expect(summary == ["passed": 2 * menu.checks.count - 2, "failed": 1, "unknown": 1])
  }

  @Test("A lesson: a message only where it does not compile")
  func lessons() throws {
    let lessons = try objects(try parsed()["lessons"])
    let keys = ["exercises", "message", "name", "number", "status"]
    #expect(lessons.map { $0.keys.sorted() } == [keys, keys])
    #expect(lessons.map { $0["number"] as? Int } == [1, 2])
    #expect(lessons.map { $0["name"] as? String } == ["Cafe", "Kitchen"])
    #expect(lessons.map { $0["status"] as? String } == ["failed", "error"])
    #expect(lessons[0]["message"] is NSNull)
    #expect(lessons[1]["message"] as? String == "error: no")
  }

  @Test("A lesson in which everything passed")
  func passedLesson() throws {
    let passed = LessonResult(
      lesson: madeUpLessons[0],
      exercises: [menu],
      reports: [ExerciseReport(menu)]
    )
    let lessons = try objects(try parsed([passed])["lessons"])
    #expect(lessons.map { $0["status"] as? String } == ["passed"])
  }

  @Test("An exercise: graded with its checks, or an error without any")
  func exercises() throws {
    let lessons = try objects(try parsed()["lessons"])
    let exercises = try lessons.flatMap { try objects($0["exercises"]) }
    let keys = ["checks", "core", "id", "name", "status"]
    #expect(exercises.map { $0.keys.sorted() } == [keys, keys, keys])
    #expect(exercises.map { $0["id"] as? String } == ["1.1", "1.2", "2.1"])
    #expect(exercises.map { $0["name"] as? String } == ["Menu", "Bill", "Stove"])
    #expect(exercises.map { $0["core"] as? Bool } == [true, false, true])
    #expect(exercises.map { $0["status"] as? String } == ["failed", "passed", "error"])
    #expect(try exercises.map { try objects($0["checks"]).count } == [11, 11, 0])
  }

  @Test("A check: every field is there, null where there is nothing")
  func checks() throws {
    let checks = try checksOfMenu()
    let keys = [
      "caughtBy", "id", "kind", "message", "outcome", "reachedBy", "seconds", "status", "title",
    ]
    #expect(checks.allSatisfy { $0.keys.sorted() == keys })
    #expect(
      checks.map { $0["id"] as? String } == [
        "valid", "alone", "repeat", "decoy", "clean", "catches.soupIsMissing",
        "catches.soupIsCold", "catches.soupIsFree", "catches.soupIsEndless", "catches.soupIsLate",
        "accepts.twoPots",
      ]
    )
    #expect(Set(checks.compactMap { $0["kind"] as? String }).count == 7)
  }

  @Test("A check that passed, one that failed, one that is unknown")
  func statuses() throws {
    let checks = try checksOfMenu()
    let missing = checks[5]
    #expect(missing["kind"] as? String == "catches")
    #expect(missing["title"] as? String == "The soup is missing")
    #expect(missing["status"] as? String == "passed")
    #expect(missing["outcome"] as? String == "failed")
    #expect(missing["reachedBy"] as? [String] == ["MenuTests/testSoup", "MenuTests/testBread"])
    #expect(missing["caughtBy"] as? [String] == ["MenuTests/testSoup"])
    #expect(missing["message"] is NSNull)
    #expect(checks[6]["status"] as? String == "failed")
    #expect(checks[6]["message"] as? String == "Missed \"it\" / 못 봄. Look.")
    #expect(checks[9]["status"] as? String == "unknown")
    #expect(checks[9]["outcome"] is NSNull)
  }

  @Test("Seconds to the millisecond", arguments: [(0.0164, 0.016), (2, 2), (0.0006, 0.001)])
  func seconds(_ measured: Double, _ written: Double) throws {
    var result = CheckResult.made(.valid, .passed)
    result.seconds = measured
    #expect(JSONReport.CheckRecord(result).seconds == written)
  }

  @Test("It ends with one line break, and slashes are not escaped")
  func text() throws {
    let text = String(decoding: try JSONReport(results, track: .lessons).encoded(), as: UTF8.self)
    #expect(text.hasSuffix("}\n"))
    #expect(text.contains("MenuTests/testSoup"))
  }

  private func parsed(_ results: [LessonResult]? = nil) throws -> Object {
    let data = try JSONReport(results ?? self.results, track: .solutions).encoded()
    return try #require(try JSONSerialization.jsonObject(with: data) as? Object)
  }

  private func objects(_ value: Any?) throws -> [Object] { try #require(value as? [Object]) }

  private func checksOfMenu() throws -> [Object] {
    let lesson = try objects(try parsed()["lessons"])[0]
    return try objects(try objects(lesson["exercises"])[0]["checks"])
  }
}
