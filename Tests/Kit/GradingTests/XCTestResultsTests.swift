import Foundation
import PlantedBugs
import Testing

@testable import Grading

/// What the observer in the child writes, read back.
@Suite struct XCTestResultsTests {
  @Test("An empty file says nothing")
  func empty() {
    let results = read("")

    #expect(results.tests.isEmpty)
    #expect(!results.runEnded)
  }

  @Test("A whole run")
  func whole() {
    let results = read(
      """
      {"kind":"inventory","test":"T/testA"}
      {"kind":"inventory","test":"T/testB"}
      {"kind":"inventory","test":"T/testC"}
      {"kind":"started","test":"T/testA"}
      {"kind":"issue","test":"T/testA","text":"\\"1\\" is not 2","file":"/T.swift","line":7}
      {"kind":"ended","test":"T/testA"}
      {"kind":"started","test":"T/testB"}
      {"kind":"skipped","test":"T/testB"}
      {"kind":"runEnded"}

      """
    )

    #expect(results.tests.map(\.name) == ["T/testA", "T/testB", "T/testC"])
    #expect(results.tests.map(\.state) == [.ended, .skipped, .waiting])
    let issue = results.tests.first?.issues.first
    #expect(issue?.text == "\"1\" is not 2")
    #expect(issue?.file == "/T.swift")
    #expect(issue?.line == 7)
    #expect(results.looseIssues.isEmpty)
    #expect(results.runEnded)
  }

  @Test("An error that leaves a test has no line")
  func noLine() {
    let results = read(
      """
      {"kind":"inventory","test":"T/testA"}
      {"kind":"issue","test":"T/testA","text":"threw error","file":"<EXPR>","line":0}

      """
    )

    let issue = results.tests.first?.issues.first
    #expect(issue?.text == "threw error")
    #expect(issue?.line == nil)
  }

  @Test("The last line was cut short by a crash")
  func truncated() {
    let results = read(
      """
      {"kind":"inventory","test":"T/testA"}
      {"kind":"started","test":"T/testA"}
      {"kind":"ended","te
      """
    )

    #expect(results.tests.map(\.state) == [.running])
    #expect(!results.runEnded)
  }

  @Test("An issue of no known test is kept")
  func loose() {
    let results = read(#"{"kind":"issue","test":"T/testGone","text":"too late"}"#)

    #expect(results.looseIssues.map(\.text) == ["too late"])
  }

  private func read(_ lines: String) -> ReportedResults {
    ReportedResults(xctestLines: Data(lines.utf8))
  }
}
