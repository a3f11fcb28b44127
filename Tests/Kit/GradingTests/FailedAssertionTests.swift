import Testing

@testable import Grading

/// What a learner reads about an acceptance test: the kit's sentence, without the assertion's prefix.
@Suite struct FailedAssertionTests {
  @Test(
    "The sentence alone",
    arguments: [
      ("XCTAssertFalse failed - The soup is cold.", "The soup is cold."),
      ("failed - The soup is cold - and late.", "The soup is cold - and late."),
      (#"XCTAssertNil failed: "cold" - Is it soup?"#, "Is it soup?"),
      (
        #"XCTUnwrap failed: expected non-nil value of type "Soup" - No soup came."#,
        "No soup came."
      ),
    ]
  )
  func sentence(_ text: String, _ message: String) throws {
    let failure = try #require(FailedAssertion(text))
    #expect(failure.message == message)
    #expect(failure.detail == nil)
  }

  @Test(
    "The sentence, then what came and what was expected",
    arguments: [
      (#"("0") is not equal to ("1")"#, "What came was 0, where 1 was expected."),
      (
        #"("nil") is not equal to ("Optional("hot soup")")"#,
        #"What came was nothing, where "hot soup" was expected."#
      ),
      (
        #"("Optional(cold)") is not equal to ("hot")"#,
        "What came was cold, where hot was expected."
      ),
      (#"("") is not equal to ("hot")"#, "What came was an empty text, where hot was expected."),
      (
        "(\"two\nlines\") is not equal to (\"a - b\")",
        "What came was two\nlines, where a - b was expected."
      ),
    ]
  )
  func values(_ words: String, _ detail: String) throws {
    let failure = try #require(FailedAssertion("XCTAssertEqual failed: \(words) - It is late."))
    #expect(failure.message == "It is late.")
    #expect(failure.detail == detail)
  }

  @Test("The sentence, then the error that came instead")
  func error() throws {
    let text = #"XCTAssertEqual failed: threw error "noSoup" - There is soup."#
    let failure = try #require(FailedAssertion(text))
    #expect(failure.message == "There is soup.")
    #expect(failure.detail == "It threw an error: noSoup.")
  }

  @Test(
    "Without a sentence of its own, an assertion keeps its words",
    arguments: [
      #"XCTAssertEqual failed: ("0") is not equal to ("1") - "#,
      #"XCTAssertEqual failed: ("0") is not equal to ("1") - for 3 pieces"#,
      #"XCTAssertEqual failed: ("0") is not equal to ("1") - for 3 pieces."#,
      "XCTAssertTrue failed -",
      "XCTAssertTrue failed - Hot", "Expectation failed: The soup is cold.", "",
    ]
  )
  func none(_ text: String) {
    #expect(FailedAssertion(text) == nil)
  }

  @Test(
    "In a report",
    arguments: [
      ("XCTAssertFalse failed - The soup is cold.", "The soup is cold."),
      (
        #"XCTAssertEqual failed: ("0") is not equal to ("1") - Count twice."#,
        "Count twice. What came was 0, where 1 was expected."
      ),
      (
        #"XCTAssertEqual failed: ("0") is not equal to ("1") - for 3 pieces"#,
        #"XCTAssertEqual failed: ("0") is not equal to ("1") - for 3 pieces."#
      ),
    ]
  )
  func report(_ text: String, _ said: String) {
    let record = RunRecord(
      outcome: .failed,
      tests: [TestRecord(name: "A/testSoup", issues: [IssueRecord(text: text)])]
    )
    let wording = Wording(exercise: exercise(), lesson: fixtureLesson, workplace: fixtureWorkplace)
    #expect(
      wording.notAccepted(.init("testSoup", "Soup is served"), record)
        == "Your code does not do this yet: Soup is served. \(said)"
    )
  }
}
