import Dispatch
import Synchronization
import XCTest

@testable import AsyncExpectations

/// Fair, but lazy: it waits for everything that should come, and for nothing that should not.
final class ProgressTests: XCTestCase {
  func testFourStepsAndTheEnd() {
    let progress = expectation(description: "progress")
    progress.expectedFulfillmentCount = 4
    let end = expectation(description: "end")

    BrewProgress(queue: DispatchQueue(label: "test")).start(
      onProgress: { _ in progress.fulfill() },
      completion: { end.fulfill() }
    )

    wait(for: [progress, end], timeout: 1)
  }

  func testTheLastStepIsAHundred() {
    let last = Mutex(0)
    let progress = expectation(description: "progress")
    progress.expectedFulfillmentCount = 4

    BrewProgress(queue: DispatchQueue(label: "test")).start(
      onProgress: { percent in
        last.withLock { $0 = max($0, percent) }
        progress.fulfill()
      },
      completion: {}
    )

    wait(for: [progress], timeout: 1)
    XCTAssertEqual(last.withLock { $0 }, 100)
  }
}
