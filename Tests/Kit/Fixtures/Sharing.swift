import Synchronization
import Testing
import XCTest

// Tests that are in each other's way: each passes alone, and not all pass together.

final class InTheWayXCTests: XCTestCase {
  private static let visitors = Mutex(0)

  func test1IsTheFirst() { expectToBeFirst() }
  func test2IsTheFirst() { expectToBeFirst() }
  func test3IsTheFirst() { expectToBeFirst() }

  private func expectToBeFirst() {
    let visitor = Self.visitors.withLock {
      $0 += 1
      return $0
    }
    onlyUnderTheJudge { XCTAssertEqual(visitor, 1) }
  }
}

@Suite(.serialized) struct InTheWaySwiftTests {
  private static let visitors = Mutex(0)

  @Test func isTheFirst() { expectToBeFirst() }
  @Test func isTheFirstToo() { expectToBeFirst() }

  private func expectToBeFirst() {
    let visitor = Self.visitors.withLock {
      $0 += 1
      return $0
    }
    onlyUnderTheJudge { #expect(visitor == 1) }
  }
}

/// The second test meets the first one's doing, and the third one fails in any case.
final class InTheWayAndWrongXCTests: XCTestCase {
  private static let visitors = Mutex(0)

  func test1IsTheFirst() { expectToBeFirst() }
  func test2IsTheFirst() { expectToBeFirst() }
  func test3IsWrong() { onlyUnderTheJudge { XCTFail("wrong") } }

  private func expectToBeFirst() {
    let visitor = Self.visitors.withLock {
      $0 += 1
      return $0
    }
    onlyUnderTheJudge { XCTAssertEqual(visitor, 1) }
  }
}
