import Dispatch
import Synchronization
import XCTest

@testable import AsyncExpectations

final class ProgressTests: XCTestCase {
  private let queue = DispatchQueue(label: "ProgressTests")

  /// In seconds. A brewing is promised to take less than half of it.
  private let patience = 1.0

  func testProgressIsReported() {
    let completed = XCTestExpectation(description: "the brewing completes")
    let journal = Journal()

    BrewProgress(queue: queue).start(
      onProgress: { percent in journal.note("\(percent)") },
      completion: {
        journal.note("completed")
        completed.fulfill()
      }
    )

    wait(for: [completed], timeout: patience)
    // If anything is called after the end, it is in the queue by now: let it come.
    queue.sync {}
    XCTAssertEqual(journal.all, ["25", "50", "75", "100", "completed"])
  }

  func testItCompletes() {
    let reported = XCTestExpectation(description: "progress is reported")
    reported.expectedFulfillmentCount = 4
    let completed = XCTestExpectation(description: "the brewing completes")

    BrewProgress(queue: queue).start(
      onProgress: { _ in reported.fulfill() },
      completion: { completed.fulfill() }
    )

    wait(for: [reported, completed], timeout: patience, enforceOrder: true)
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
