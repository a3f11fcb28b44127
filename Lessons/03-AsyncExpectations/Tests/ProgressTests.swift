import Dispatch
import XCTest

@testable import AsyncExpectations

final class ProgressTests: XCTestCase {
  private let queue = DispatchQueue(label: "ProgressTests")

  /// In seconds. A brewing is promised to take less than half of it.
  private let patience = 1.0

  // TODO: Four calls have come. Which numbers, in which order? And did a fifth one come?
  // region: whole-list
  func testProgressIsReported() {
    let reported = XCTestExpectation(description: "progress is reported")
    reported.expectedFulfillmentCount = 4

    BrewProgress(queue: queue).start(
      onProgress: { _ in reported.fulfill() },
      completion: {}
    )

    wait(for: [reported], timeout: patience)
  }
  // endregion: whole-list

  // TODO: Before the last step, or after it? And how often?
  func testItCompletes() {
    let completed = XCTestExpectation(description: "the brewing completes")

    BrewProgress(queue: queue).start(
      onProgress: { _ in },
      completion: { completed.fulfill() }
    )

    wait(for: [completed], timeout: patience)
  }
}
