import Foundation
import PlantedBugs
import Testing

@testable import Grading

/// Tests that are in each other's way on the correct code, and a preparation that nobody calls.
@Suite struct SharingTests {
  @Test(
    "Tests that pass alone and not together are told that they share something",
    arguments: [
      (.xctest, "test2IsTheFirst, test3IsTheFirst", "pass alone, but not together"),
      (.swiftTesting, "irst", "passes alone, but not together"),
    ] as [(Framework, String, String)]
  )
  func sharing(_ framework: Framework, _ failed: String, _ alone: String) async throws {
    let result = try await Judge.ofFixtures.result(
      .valid,
      of: exercise(framework.suite("InTheWay"))
    )

    #expect(result.status == .failed)
    #expect(result.says(failed), "\(result.message ?? "")")
    #expect(result.says(alone), "\(result.message ?? "")")
    #expect(result.says("So tests share something"))
    #expect(result.says("make it in setUpWithError or init"))
    #expect(!result.says("the test is what is wrong"))
  }

  @Test("Where one of them fails alone, too, it is the test that is wrong")
  func wrong() async throws {
    let result = try await Judge.ofFixtures.result(
      .valid,
      of: exercise(Framework.xctest.suite("InTheWayAndWrong"))
    )

    #expect(result.says("test3IsWrong failed"), "\(result.message ?? "")")
    #expect(result.says("the test is what is wrong"))
    #expect(!result.says("share something"))
  }

  @Test(
    "Where to make what a test needs, in the words of its framework",
    arguments: [
      (
        "class TipTests: XCTestCase {}",
        "make it in setUpWithError, and clean up in tearDownWithError. What has to be shared, reset "
          + "before each test and restore after it. "
      ),
      (
        "@Suite struct TipTests { @Test func tip() {} }",
        "make it in init, and clean up in deinit. "
      ),
    ]
  )
  func places(_ text: String, _ place: String) async throws {
    try await withWording(over: text) { wording in
      let said = Self.complaint(wording, passingAlone: ["TipTests/testTip"])
      #expect(said.contains("Give every test its own: \(place)"))
    }
  }

  @Test("Where an exercise knows what is shared, it says so in place of that")
  func known() async throws {
    let text = "@Suite struct TipTests { @Test func tip() {} }"
    try await withWording(over: text, sharingAdvice: "It is the jar.") { wording in
      let said = Self.complaint(wording, passingAlone: ["TipTests/testTip"])
      #expect(said.contains("It said: no such file. It is the jar."), "\(said)")
      #expect(!said.contains("in init"))
    }
  }

  @Test(
    "A preparation with another spelling",
    arguments: [
      ("func setup() {}", "setup", "setUp"), ("func SetUp() throws {}", "SetUp", "setUp"),
      ("func setupWithError() throws {}", "setupWithError", "setUpWithError"),
      ("private func  teardown() async {}", "teardown", "tearDown"),
      ("func tearDownWitherror() throws {}", "tearDownWitherror", "tearDownWithError"),
      ("func setup() {} // setup()", "setup", "setUp"),
      ("func setup() { print(\"setup\") }", "setup", "setUp"),
      ("func setup() { setupScreen() }", "setup", "setUp"),
    ]
  )
  func misspelled(_ line: String, _ written: String, _ meant: String) throws {
    let text = SourceText("final class TipTests: XCTestCase {\n  \(line)\n}")
    let found = try #require(Wording.misspelledPreparation(in: text))
    #expect(found.written == written)
    #expect(found.meant == meant)
  }

  @Test(
    "The right spelling, another name, one that is mentioned, one in a comment, another framework",
    arguments: [
      "class A: XCTestCase { override func setUp() {} }",
      "class A: XCTestCase { func prepare() {} }",
      "class A: XCTestCase {\n func setup() {}\n func testA() { setup() }\n}",
      "class A: XCTestCase {\n func teardown() {}\n func testA() { addTeardownBlock(teardown) }\n}",
      "class A: XCTestCase {\n func setup() {}; func testA() { self.setup(\n) }\n}",
      "class A: XCTestCase {}\n// func setup() {}", "struct A { func setup() {} }",
      "class A: XCTestCase { func setup(_ number: Int) {} }",
    ]
  )
  func wellSpelled(_ text: String) {
    #expect(Wording.misspelledPreparation(in: SourceText(text)) == nil)
  }

  @Test("It is named where tests fail, and where something is left behind")
  func named() async throws {
    let text = "class TipTests: XCTestCase {\n  func teardown() {}\n}"
    try await withWording(over: text) { wording in
      let sentence = "Nobody calls `func teardown()`: XCTest knows `tearDown`"
      for passing in [[], ["TipTests/testTip"]] {
        let text = Self.complaint(wording, passingAlone: passing)
        #expect(text.contains("testTip failed on the correct code. \(sentence)"))
        #expect(text.contains("is written with `override`. It said: no such file."))
        #expect(!text.contains("share something"))
        #expect(!text.contains("read again"))
      }
      #expect(wording.leftBehind(["a.txt"], by: [.xctest], despite: nil).hasPrefix(sentence))
    }
  }

  private static func complaint(_ wording: Wording, passingAlone: [TestName]) -> String {
    var baseline = Baseline(of: [], runs: [:])
    baseline.record = record
    baseline.passingAlone = passingAlone
    return wording.complaintAboutFailures(in: baseline)?.text ?? ""
  }

  private static let record = RunRecord(
    outcome: .failed,
    tests: [
      TestRecord(
        name: "TipTests/testTip",
        state: .ended,
        issues: [IssueRecord(text: "no such file")]
      )
    ]
  )

  private func withWording(
    over text: String,
    sharingAdvice: String? = nil,
    _ body: (Wording) -> Void
  ) async throws {
    try await withTemporaryFolder { root in
      let folder = root.appending(path: "Lessons/01-Fixture/Tests")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: folder.appending(path: "TipTests.swift"))
      body(
        Wording(
          exercise: exercise(
            Suite("TipTests"),
            files: ["Tests/TipTests.swift"],
            sharingAdvice: sharingAdvice
          ),
          lesson: fixtureLesson,
          workplace: Workplace(root: root.path, track: .lessons)
        )
      )
    }
  }
}
