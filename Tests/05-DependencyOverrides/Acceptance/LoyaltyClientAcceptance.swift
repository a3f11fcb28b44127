import ChildSupport
import WorkshopDependencies
import XCTest

@testable import DependencyOverrides

/// The registration of 5.2, asked of the code that the learner writes: in a test, in a preview, live.
///
/// Each sentence here is what the learner reads, so it says what is likely and what helps.
final class LoyaltyClientAcceptance: XCTestCase {
  @Dependency(\.loyalty) private var loyalty
  private let file = StampFile()
  private let counter = FailureCounter()

  override func setUpWithError() throws {
    guard isJudged else {
      throw XCTSkip("The live value writes into your home; the grading gives it another one.")
    }
  }

  // MARK: The property

  func testWhatATestSetsCounts() {
    let stamps = overridden { quietly { try loyalty.stamps("Mina") } }
    XCTAssertEqual(stamps, 42, isLost)
  }

  func testWhatATestSetsEndsWithIt() throws {
    let inside = overridden { quietly { try loyalty.stamps("Mina") } }
    let outside = try inPreview { try loyalty.stamps("Mina") }

    XCTAssertEqual(inside, 42, isLost)
    XCTAssertNotEqual(
      outside,
      42,
      "What a test has set is still there afterward: store it in `self`."
    )
  }

  // MARK: In a test

  func testLookingAtItIsNoFailure() {
    let count = failures { _ = loyalty }
    XCTAssertEqual(count, 0, "It has no test value of its own, so the first look at it fails.")
  }

  func testAnUnexpectedQuestionFails() {
    let count = failures { _ = try loyalty.stamps("Mina") }
    XCTAssertEqual(count, 1, countOf("stamps"))
  }

  func testAnUnexpectedAdditionFails() {
    let count = failures { _ = try loyalty.add(1, "Mina") }
    XCTAssertEqual(count, 1, countOf("add"))
  }

  func testWhatIsNotSetStillFails() {
    let stamps = overridden { quietly { try loyalty.stamps("Mina") } }
    let count = overridden { failures { _ = try loyalty.add(1, "Mina") } }

    XCTAssertEqual(stamps, 42, isLost)
    XCTAssertEqual(count, 1, countOf("add"))
  }

  // MARK: In a preview

  func testAPreviewShowsSevenStamps() throws {
    let stamps = try inPreview { try loyalty.stamps("Mina") }
    let sums = try [2, 5].map { count in try inPreview { try loyalty.add(count, "Mina") } }

    XCTAssertEqual(stamps, 7, "In a preview, every guest has 7 stamps.")
    XCTAssertEqual(sums, [9, 12], "In a preview, 2 stamps more would be 9, and 5 more 12.")
  }

  func testAPreviewKeepsNothing() throws {
    try file.write(["Mina": 3])

    _ = try inPreview { try loyalty.add(2, "Mina") }
    let stamps = try inPreview { try loyalty.stamps("Mina") }

    XCTAssertEqual(stamps, 7, "In a preview, it is 7 stamps again, whatever was added.")
    XCTAssertEqual(try file.read(), ["Mina": 3], "A preview has changed the guests' real stamps.")

    try damage()
    XCTAssertEqual(
      try? inPreview { try loyalty.add(2, "Mina") + loyalty.stamps("Mina") },
      16,
      "The guests' real file is damaged, and the preview noticed: it has no business there."
    )
  }

  // MARK: Live

  func testWhoIsNewHasNone() throws {
    let stamps = try live { try loyalty.stamps("Mina") }
    XCTAssertEqual(stamps, 0, "Nobody knows this guest, and there is no file yet.")

    try file.write(["Jun": 3])
    let minas = try live { try loyalty.stamps("Mina") }
    XCTAssertEqual(minas, 0, "The stamps in the file are somebody else's. This guest is new.")
  }

  func testStampsAddUp() throws {
    let first = try live { try loyalty.add(2, "Mina") }
    let second = try live { try loyalty.add(3, "Mina") }

    XCTAssertEqual(first, 2, "It has to tell how many stamps there are now.")
    XCTAssertEqual(second, 5, "The new stamps come on top of those that a guest has.")
  }

  func testTheFileIsRead() throws {
    try file.write(["Mina": 3])
    let stamps = try live { try loyalty.stamps("Mina") }
    try file.write(["Mina": 5])
    let later = try live { try loyalty.stamps("Mina") }
    try file.write(["Mina": 6])
    let sum = try live { try loyalty.add(1, "Mina") }

    XCTAssertEqual(stamps, 3, "These stamps were in the file, and the file is what counts.")
    XCTAssertEqual(
      [later, sum],
      [5, 7],
      "Meanwhile there were 5 stamps in the file, and then 6: read it at every call."
    )
  }

  func testTheFileIsWritten() throws {
    try file.write(["Mina": 3, "Jun": 1])

    _ = try live { try loyalty.add(4, "Mina") }

    let stamps = try file.read()
    XCTAssertEqual(stamps["Mina"], 7, "Mina got 4 stamps: they have to be in the file.")
    XCTAssertEqual(stamps["Jun"], 1, "Somebody else's stamp is not in the file any more.")
  }

  func testADamagedFileIsAnError() throws {
    try damage()

    XCTAssertThrowsError(try live { try loyalty.stamps("Mina") }, unread)
    XCTAssertThrowsError(try live { try loyalty.add(1, "Mina") }, unread)
    let text = try String(contentsOf: file.url, encoding: .utf8)
    XCTAssertEqual(
      text,
      "coffee",
      "A file that cannot be read was written over: all stamps are lost."
    )
  }

  // MARK: Helpers

  private let isLost =
    "A test has replaced `stamps`, and the code does not get it: let `loyalty` store what is set."
  private let unread =
    "The file cannot be read, and nobody is told: hand the error on, or all guests seem to be new."

  private func countOf(_ function: String) -> String {
    "The test has not replaced `\(function)`, so each call of it has to report one failure."
  }

  private func damage() throws {
    try file.write([:])
    try Data("coffee".utf8).write(to: file.url)
  }

  private func overridden<R>(_ work: () throws -> R) rethrows -> R {
    try withDependencies {
      $0.loyalty.stamps = { _ in 42 }
    } operation: {
      try work()
    }
  }

  private func inPreview<R>(_ work: () throws -> R) rethrows -> R {
    try withDependencies {
      $0 = .preview
    } operation: {
      try work()
    }
  }

  private func live<R>(_ work: () throws -> R) rethrows -> R {
    try withDependencies {
      $0 = .live
    } operation: {
      try work()
    }
  }

  // MARK: Failures on purpose

  /// How many failures something reports. They are expected, and so is what it throws.
  private func failures(_ work: () throws -> Void) -> Int {
    _ = quietly(work)
    return counter.last
  }

  /// A result, without the failures that are reported on the way: the kit says it in its own words.
  private func quietly<R>(_ work: () throws -> R) -> R? {
    counter.begin()
    defer { counter.end() }
    return try? work()
  }

  #if canImport(ObjectiveC)
    override func record(_ issue: XCTIssue) {
      if !counter.takes() { super.record(issue) }
    }
  #else
    override func recordFailure(
      withDescription description: String,
      inFile filePath: String,
      atLine lineNumber: Int,
      expected: Bool
    ) {
      guard !counter.takes() else { return }
      super.recordFailure(
        withDescription: description,
        inFile: filePath,
        atLine: lineNumber,
        expected: expected
      )
    }
  #endif
}

/// Counts failures, as long as they are expected.
private final class FailureCounter {
  private(set) var last = 0
  private var isCounting = false

  func begin() {
    last = 0
    isCounting = true
  }

  func end() { isCounting = false }

  /// Whether the failure was expected.
  func takes() -> Bool {
    if isCounting { last += 1 }
    return isCounting
  }
}
