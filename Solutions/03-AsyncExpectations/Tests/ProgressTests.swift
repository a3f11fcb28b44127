import Dispatch
import Synchronization
import XCTest

@testable import AsyncExpectations

final class ProgressTests: XCTestCase {
  private let queue = DispatchQueue(label: "ProgressTests")

  /// In seconds. A brewing is promised to take less than half of it.
  private let patience = 1.0

  // region: whole-list
  func testProgressIsReported() {
    let completed = XCTestExpectation(description: "the brewing completes")
    let calls = Mutex<[String]>([])

    BrewProgress(queue: queue).start(
      onProgress: { percent in calls.withLock { $0.append("\(percent)") } },
      completion: {
        calls.withLock { $0.append("completed") }
        completed.fulfill()
      }
    )

    wait(for: [completed], timeout: patience)
    // If anything is called after the end, it is in the queue by now: let it come.
    queue.sync {}
    XCTAssertEqual(calls.withLock { $0 }, ["25", "50", "75", "100", "completed"])
  }
  // endregion: whole-list

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
