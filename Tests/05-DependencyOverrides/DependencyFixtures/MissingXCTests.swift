import Foundation
import WorkshopDependencies
import XCTest

/// The second of three reads what it has not overridden. XCTest runs them in order.
final class MissingXCTests: XCTestCase {
  func test1Before() {
    withDependencies {
      $0.greeting = "hi"
    } operation: {
      readGreeting()
    }
  }

  func test2Reads() {
    onlyUnderTheJudge { readGreeting() }
  }

  func test3After() {}
}

final class MissingEachTimeXCTests: XCTestCase {
  func test1Reads() {
    onlyUnderTheJudge { readGreeting() }
  }

  func test2ReadsToo() {
    onlyUnderTheJudge { readGreeting() }
  }
}

final class MissingInTaskXCTests: XCTestCase {
  func test1Before() {}

  func test2Reads() async {
    await asyncOnlyUnderTheJudge { await Task.detached { readGreeting() }.value }
  }

  func test3After() {}
}

final class MissingOnQueueXCTests: XCTestCase {
  func test1Before() {}

  func test2Reads() {
    onlyUnderTheJudge {
      let isDone = expectation(description: "done")
      DispatchQueue.global().async {
        readGreeting()
        isDone.fulfill()
      }
      wait(for: [isDone], timeout: 10)
    }
  }

  func test3After() {}
}

final class UnimplementedXCTests: XCTestCase {
  func testCalls() {
    onlyUnderTheJudge { callOven(180) }
  }
}

final class ErrorXCTests: XCTestCase {
  func testReports() {
    onlyUnderTheJudge { reportIssue(TooHot(), "in the oven") }
  }
}

final class ElsewhereXCTests: XCTestCase {
  func testReports() {
    onlyUnderTheJudge {
      withIssueContext(fileID: "Stand/Caller.swift", filePath: "/Caller.swift", line: 3, column: 1)
      {
        reportIssue("elsewhere")
      }
    }
  }
}

final class AssertXCTests: XCTestCase {
  func testAsserts() {
    @Dependency(\.assert) var assert
    onlyUnderTheJudge { assert(2 < 1, "backwards") }
  }
}

/// Begins to read before any test does.
final class InClassSetUpXCTests: XCTestCase {
  override class func setUp() { onlyUnderTheJudge { readGreeting() } }

  func testNothing() {}
}

/// A timer without an end, on a clock that runs to its end.
final class EndlessXCTests: XCTestCase {
  func testRuns() async { await run(every: .seconds(1)) }
}

/// The same, without even a pause.
final class RestlessXCTests: XCTestCase {
  override func invokeTest() {
    withMainSerialExecutor { super.invokeTest() }
  }

  func testRuns() async { await run(every: .zero) }
}

extension XCTestCase {
  fileprivate func run(every pause: Duration) async {
    await asyncOnlyUnderTheJudge {
      let clock = TestClock()
      let task = Task { while true { try await clock.sleep(for: pause) } }
      await clock.run(timeout: .milliseconds(50))
      // Comes to its end, because what sleeps is canceled.
      _ = await task.result
    }
  }
}
