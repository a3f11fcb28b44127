import Foundation
import PlantedBugs
import Testing

@testable import Grading

/// What Swift Testing writes, read back.
@Suite struct EventStreamTests {
  @Test("An empty file says nothing")
  func empty() {
    let results = read("")

    #expect(results.tests.isEmpty)
    #expect(!results.runEnded)
  }

  @Test("A whole run")
  func whole() {
    let results = read(
      inventory("a()"),
      inventory("b()"),
      inventory("c()"),
      event("testStarted", of: "a()"),
      event("testEnded", of: "a()"),
      event("testSkipped", of: "b()"),
      #"{"version":0,"kind":"event","payload":{"kind":"runEnded"}}"#
    )

    #expect(results.tests.map(\.name) == ["T/a()", "T/b()", "T/c()"])
    #expect(results.tests.map(\.state) == [.ended, .skipped, .waiting])
    #expect(results.runEnded)
  }

  @Test("The cases of a parameterized test are counted")
  func cases() {
    let results = read(
      inventory("a()"),
      inventory("b(n:)"),
      event("testStarted", of: "a()"),
      event("testEnded", of: "a()"),
      event("testStarted", of: "b(n:)"),
      event("testCaseStarted", of: "b(n:)"),
      event("testCaseStarted", of: "b(n:)"),
      event("testEnded", of: "b(n:)")
    )

    #expect(RunRecord(outcome: .passed, tests: results.tests).finishedCases == 3)
  }

  @Test("The last line was cut short by a crash")
  func truncated() {
    let results = read(
      inventory("a()"),
      event("testStarted", of: "a()"),
      String(event("testEnded", of: "a()").dropLast(9))
    )

    #expect(results.tests.map(\.state) == [.running])
    #expect(!results.runEnded)
  }

  @Test(
    "A test that is canceled, or one of its cases, is skipped",
    arguments: ["testCancelled", "testCaseCancelled"]
  )
  func canceled(_ kind: String) {
    let results = read(
      inventory("a()"),
      event("testStarted", of: "a()"),
      event(kind, of: "a()"),
      event("testEnded", of: "a()")
    )

    #expect(results.tests.map(\.state) == [.skipped])
  }

  /// Versions of the stream differ in how they name a severity, and whether they report warnings.
  @Test(arguments: [
    (#""isKnown":false"#, true),
    (#""isKnown":false,"severity":"error""#, true),
    (#""isKnown":false,"severity":"warning""#, false),
    (#""isKnown":false,"_severity":"warning""#, false),
    (#""isKnown":true"#, false),
    (#""isKnown":true,"severity":"error""#, false),
  ])
  func isFailure(_ issue: String, _ isFailure: Bool) {
    let results = read(inventory("a()"), event("issueRecorded", of: "a()", issue: issue))

    #expect(results.tests.first?.issues.count == (isFailure ? 1 : 0))
  }

  @Test("An issue has a text and a place")
  func issue() throws {
    let place = #""isKnown":false,"sourceLocation":{"_filePath":"/T.swift","line":7}"#
    let results = read(inventory("a()"), event("issueRecorded", of: "a()", issue: place))

    let issue = try #require(results.tests.first?.issues.first)
    #expect(issue.text == "one two")
    #expect(issue.file == "/T.swift")
    #expect(issue.line == 7)
  }

  @Test(
    "Words that only say that others follow are left out",
    arguments: [
      (["Issue recorded", "too hot"], "too hot"),
      (["Issue recorded"], "Issue recorded"),
      (["Expectation failed: x", "Issue recorded"], "Expectation failed: x Issue recorded"),
    ]
  )
  func messages(_ said: [String], _ text: String) {
    let issue = event("issueRecorded", of: "a()", issue: #""isKnown":false"#, said)
    let results = read(inventory("a()"), issue)

    #expect(results.tests.first?.issues.map(\.text) == [text])
  }

  @Test(
    "An issue says which case of a parameterized test it is about",
    arguments: [
      (#"{"displayName":".inMemory","id":"x"}"#, "with .inMemory: one two"),
      (#"{"displayName":"\"a, b\", 1"}"#, #"with "a, b", 1: one two"#),
      (#"{"displayName":"\#(String(repeating: "a", count: 61))"}"#, "with \(sixtyA)…: one two"),
      // One without arguments has no case, or one without a name; a later version may differ.
      (#"{"displayName":""}"#, "one two"),
      (#"{"displayName":7}"#, "one two"),
      (#"{}"#, "one two"),
      (#"[1]"#, "one two"),
      (#"null"#, "one two"),
    ]
  )
  func issueOfACase(_ testCase: String, _ text: String) {
    let issue = #""isKnown":false},"_testCase":\#(testCase),"more":{"#
    let results = read(inventory("a()"), event("issueRecorded", of: "a()", issue: issue))

    #expect(results.tests.first?.issues.map(\.text) == [text])
  }

  private static let sixtyA = String(repeating: "a", count: 60)

  private func read(_ lines: String...) -> ReportedResults {
    ReportedResults(eventStream: Data(lines.joined(separator: "\n").utf8), module: "Module")
  }

  private func id(_ test: String) -> String {
    #""Module.T/\#(test)/T.swift:1:1""#
  }

  private func inventory(_ test: String) -> String {
    #"{"version":0,"kind":"test","payload":{"kind":"function","id":\#(id(test))}}"#
  }

  private func event(
    _ kind: String,
    of test: String,
    issue: String? = nil,
    _ said: [String] = ["one", "two"]
  ) -> String {
    let messages = said.map { #"{"text":"\#($0)"}"# }.joined(separator: ",")
    let issue = issue.map { #","issue":{\#($0)},"messages":[\#(messages)]"# } ?? ""
    let payload = #"{"kind":"\#(kind)","testID":\#(id(test))\#(issue)}"#
    return #"{"version":0,"kind":"event","payload":\#(payload)}"#
  }
}
