import Foundation
import PlantedBugs
import Testing

@testable import Grading

/// What goes wrong before the first line of a test.
@Suite struct PreparationTests {
  @Test(
    "An error that every test has before it begins is the preparation's",
    arguments: [
      (.xctest, "override func setUpWithError() throws {}", "setUpWithError"),
      (.xctest, "override func setUp() async throws {}", "setUp"),
      (.swiftTesting, "init() throws {}", "init"),
      (.swiftTesting, "init(a: Int = 1) async throws(AnError) {", "init"),
    ] as [(Framework, String, String)]
  )
  func throwing(_ framework: Framework, _ line: String, _ method: String) async throws {
    let said = try await complaint(framework.suite("ThrowsInPreparation"), over: line)

    #expect(said.contains("failed on the correct code. It said: "))
    #expect(said.contains("tornApart"))
    #expect(said.contains("most likely `\(method)` threw it, before any of them began"), "\(said)")
    #expect(!said.contains("the test is what is wrong"))
  }

  @Test(
    "Without a preparation that may throw, and where tests fail for another reason, it is not",
    arguments: [
      ("ThrowsInPreparation", ""), ("ThrowsInPreparation", "override func setUp() {}; init() {}"),
      ("FailsAllOver", "override func setUpWithError() throws {}; init() throws {}"),
    ],
    Framework.allCases
  )
  func testsOwn(_ suite: (name: String, line: String), _ framework: Framework) async throws {
    let said = try await complaint(framework.suite(suite.name), over: suite.line)

    #expect(said.contains("the test is what is wrong"), "\(said)")
    #expect(!said.contains("before any of them began"))
  }

  private func complaint(_ suite: Suite, over text: String) async throws -> String {
    try await withTemporaryFolder { root in
      let folder = root.appending(path: "Lessons/01-Fixture/Tests")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: folder.appending(path: "ATests.swift"))
      let judge = Judge(
        workplace: Workplace(root: root.path, track: .lessons),
        folder: Runner.ownFolder
      )
      let result = try await judge.result(
        of: Check(kind: .valid),
        of: exercise(suite, files: ["Tests/ATests.swift"]),
        in: fixtureLesson,
        module: fixtureModule
      )
      #expect(result.status == .failed)
      return result.fullMessage ?? ""
    }
  }

  // MARK: Once for a class

  @Test(
    "An assertion where XCTest on Linux hears none",
    arguments: [
      ("override class func setUp() {\n  super.setUp()\n  XCTFail()\n }", 4, "XCTFail", "setUp"),
      (
        "override class func tearDown() { if a { }; XCTAssertNil(a) }", 2, "XCTAssertNil",
        "tearDown"
      ),
      ("override static func setUp()\n {\n { }()\n XCTAssert(a)\n }", 5, "XCTAssert", "setUp"),
      ("class func setUp() {}\n class func tearDown() { XCTFail() }", 3, "XCTFail", "tearDown"),
    ]
  )
  func unheard(_ body: String, _ line: Int, _ word: String, _ method: String) throws {
    let text = SourceText("class A: XCTestCase {\n \(body)\n}")
    let found = try #require(Wording.assertionBesideTests(in: text))
    #expect(found == (line, word, method))
  }

  @Test(
    "One in a test, in an instance's setUp, in a string, after the method, in no XCTest suite",
    arguments: [
      "class A: XCTestCase { override func setUp() { XCTFail() } }",
      "class A: XCTestCase { override class func setUp() {}\n func testA() { XCTFail() } }",
      "class A: XCTestCase {\n override class func setUp() { if a { b() } }; func testA() { XCTFail() } }",
      "class A: XCTestCase { override class func setUp() { a(\"XCTFail()\") } }",
      "class A: XCTestCase { class func setUpAll() { XCTFail() } }",
      "struct A { static func setUp() { XCTFail() } }",
    ]
  )
  func heard(_ text: String) {
    #expect(Wording.assertionBesideTests(in: SourceText(text)) == nil)
  }

  @Test("It makes a suite invalid")
  func invalid() async throws {
    let text = "class A: XCTestCase {\n override class func setUp() { XCTFail() }\n}"
    let said = try await complaint(Framework.xctest.suite("Careful"), over: text)

    #expect(
      said.hasPrefix("Line 2 uses XCTFail in `class func setUp`, outside any test"),
      "\(said)"
    )
  }
}
