import Dispatch
import Synchronization
import XCTest

@testable import AsyncExpectations

final class ProgressTests: XCTestCase {
  private let queue = DispatchQueue(label: "ProgressTests")

  /// In seconds. A brewing is promised to take less than half of it.
  private let patience = 1.0

  // TODO: Four calls have come. Which numbers, in which order? And did a fifth one come?
  func testProgressIsReported() {
    let reported = XCTestExpectation(description: "progress is reported")
    reported.expectedFulfillmentCount = 4

    BrewProgress(queue: queue).start(
      onProgress: { _ in reported.fulfill() },
      completion: {}
    )

    wait(for: [reported], timeout: patience)
  }

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

/// What was called, in the order of the calls. Any thread may write into it.
private final class Journal: Sendable {
  private let lines = Mutex<[String]>([])

  var all: [String] { lines.withLock { $0 } }

  func note(_ line: String) {
    lines.withLock { $0.append(line) }
  }
}
