import Foundation
import PlantedBugs
import Testing

@testable import Grading
@testable import WorkshopKit

/// The results as a CI server reads them.
@Suite struct JUnitReportTests {
  private static let date = Date(timeIntervalSince1970: 1_767_323_045)

  @Test("The whole document, to the letter")
  func whole() throws {
    let short = WorkshopKitTests.exercise("1.1", "Menu", bugs: [Planting(MenuBug.soupIsCold)])
    var valid = CheckResult.made(.valid, .passed)
    valid.seconds = 1.2504
    var cold = CheckResult.made(MenuBug.soupIsCold, .failed, message: "Missed.", advice: "Look.")
    cold.seconds = 0.0166
    cold.place = SourcePlace(file: "/kit/Lessons/01-Cafe/Tests/MenuTests.swift", line: 7)
    let result = LessonResult(
      lesson: madeUpLessons[0],
      exercises: [short],
      reports: [ExerciseReport(exercise: short, results: [valid, cold], tests: [])]
    )
    let suite =
      #"<testsuite id="0" name="1.1 Menu" package="Cafe" tests="2" failures="1" errors="0""#
      + #" skipped="0" time="1.267" timestamp="2026-01-02T03:04:05" hostname="localhost">"#
    let cold1 =
      #"<testcase classname="Cafe.Menu" name="catches: The soup is cold" time="0.017""#
      + #" file="Lessons/01-Cafe/Tests/MenuTests.swift" line="7">"#
    #expect(
      report([result]) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites>
          \(suite)
            <properties/>
            <testcase classname="Cafe.Menu" name="your tests pass on the correct code" time="1.250"/>
            \(cold1)
              <failure message="Missed." type="catches">Missed. Look.</failure>
            </testcase>
            <system-out/>
            <system-err/>
          </testsuite>
        </testsuites>

        """
    )
  }

  @Test("The document keeps the rules, whatever came out")
  func rules() throws {
    #expect(JUnitRules(try XMLTree.parse(report(Self.mixed))).problems == [])
    #expect(JUnitRules(try XMLTree.parse(report([]))).problems == [])
  }

  @Test("A suite for each exercise, and one for a lesson that does not compile")
  func suites() throws {
    let suites = try XMLTree.parse(report(Self.mixed)).all("testsuite")
    #expect(suites.map { $0.attributes["name"] } == ["1.1 Menu", "1.2 Bill", "Lesson 2 Kitchen"])
    #expect(suites.map { $0.attributes["tests"] } == ["11", "11", "1"])
    #expect(suites.map { $0.attributes["failures"] } == ["1", "0", "0"])
    #expect(suites.map { $0.attributes["errors"] } == ["1", "0", "1"])
    #expect(suites.map { $0.attributes["skipped"] } == ["1", "0", "0"])
  }

  @Test("Failed is a failure, waiting is skipped, and undecided is an error")
  func verdicts() throws {
    let cases = try XMLTree.parse(report(Self.mixed)).all("testcase")
    let failure = try #require(cases.first { $0.attributes["name"] == "catches: The soup is cold" })
    #expect(failure.children.map(\.name) == ["failure"])
    #expect(failure.children[0].attributes == ["message": "Missed.", "type": "catches"])
    #expect(failure.children[0].text == "Missed. Look.")
    let waiting = try #require(cases.first { $0.attributes["name"] == "catches: The soup is free" })
    #expect(waiting.children.map(\.name) == ["skipped"])
    #expect(waiting.children[0].attributes == ["message": "First the others."])
    let undecided = try #require(
      cases.first { $0.attributes["name"] == "accepts another correct version: \(Self.twoPots)" }
    )
    #expect(undecided.children.map(\.name) == ["error"])
    #expect(undecided.children[0].attributes == ["message": "It ended.", "type": "accepts"])
    #expect(cases.count { $0.children.isEmpty } == 19)
  }

  @Test("The compiler's words are the text of an error, line by line")
  func doesNotCompile() throws {
    let only = try #require(try XMLTree.parse(report(Self.mixed)).all("testcase").last)
    #expect(only.attributes["classname"] == "Kitchen")
    #expect(only.attributes["name"] == "the lesson compiles")
    #expect(only.children.map(\.name) == ["error"])
    #expect(only.children[0].attributes["message"] == "The lesson does not compile.")
    #expect(only.children[0].text == "a.swift:1:2: error: no\n  let a: Array<Int> & b")
  }

  @Test("A place outside the kit is not told")
  func foreignPlace() throws {
    var cold = CheckResult.made(MenuBug.soupIsCold, .failed, message: "Missed.")
    cold.place = SourcePlace(file: "/kitchen/MenuTests.swift", line: 7)
    let cases = try XMLTree.parse(report([Self.result(cold)])).all("testcase")
    #expect(cases.count == 11)
    #expect(cases.allSatisfy { $0.attributes.keys.sorted() == ["classname", "name", "time"] })
  }

  @Test(
    "Seconds to the millisecond, with a dot; what is no time at all is none",
    arguments: [
      (0, "0.000"), (0.0006, "0.001"), (0.05, "0.050"), (12.3456, "12.346"), (3600, "3600.000"),
      (-1, "0.000"), (.nan, "0.000"), (.infinity, "0.000"),
    ]
  )
  func seconds(_ measured: Double, _ written: String) throws {
    var result = CheckResult.made(MenuBug.soupIsCold, .passed)
    result.seconds = measured
    let cases = try XMLTree.parse(report([Self.result(result)])).all("testcase")
    let cold = cases.first { $0.attributes["name"] == "catches: The soup is cold" }
    #expect(cold?.attributes["time"] == written)
  }

  @Test("What a learner's test says comes through, in a message and in a text")
  func learnersWords() throws {
    let words = "\"a\" & 'b' < c > d ]]> e\n\tf\r\ng 못 봄 🥣"
    let result = CheckResult.made(MenuBug.soupIsCold, .failed, message: words)
    let text = report([Self.result(result)])
    #expect(!text.contains("]]>"))
    let document = try XMLTree.parse(text)
    #expect(JUnitRules(document).problems == [])
    let failure = try #require(document.all("failure").first)
    #expect(failure.attributes["message"] == words)
    #expect(failure.text == words)
  }

  private static let twoPots = "the soup is cooked in two pots"

  private static let mixed = [
    LessonResult(
      lesson: madeUpLessons[0],
      exercises: madeUpLessons[0].exercises,
      reports: [
        ExerciseReport(
          menu,
          [
            .made(MenuBug.soupIsCold, .failed, message: "Missed.", advice: "Look."),
            .made(MenuBug.soupIsFree, .unknown, outcome: nil, message: "First the others."),
            .made(
              .accepts(Planting(MenuVariant.twoPots)),
              .unknown,
              outcome: .incomplete,
              message: "It ended."
            ),
          ]
        ), ExerciseReport(madeUpLessons[0].exercises[1]),
      ]
    ),
    LessonResult(
      lesson: madeUpLessons[1],
      exercises: madeUpLessons[1].exercises,
      compilerMessage: "a.swift:1:2: error: no\n  let a: Array<Int> & b"
    ),
  ]

  private static func result(_ check: CheckResult) -> LessonResult {
    LessonResult(
      lesson: madeUpLessons[0],
      exercises: [menu],
      reports: [ExerciseReport(menu, [check])]
    )
  }

  private func report(_ results: [LessonResult]) -> String {
    JUnitReport(results, root: "/kit", date: Self.date).text
  }
}
