import Synchronization
import Testing
import XCTest

// Tests that meet what another one has left in memory.

/// Passes together; the second test needs the first.
final class NeedsOtherXCTests: XCTestCase {
  private static let isPrepared = Mutex(false)

  func test1Prepares() {
    Self.isPrepared.withLock { $0 = true }
  }

  func test2NeedsThat() {
    onlyUnderTheJudge { XCTAssertTrue(Self.isPrepared.withLock { $0 }) }
  }
}

@Suite(.serialized) struct NeedsOtherSwiftTests {
  private static let isPrepared = Mutex(false)

  @Test func prepares() {
    Self.isPrepared.withLock { $0 = true }
  }

  @Test func thenNeedsThat() {
    onlyUnderTheJudge { #expect(Self.isPrepared.withLock { $0 }) }
  }
}

/// Passes alone and together: the second test tidies up between the first and the third.
final class PairXCTests: XCTestCase {
  private static let isDirty = Mutex(false)

  func test1LeavesDirt() {
    Self.isDirty.withLock { $0 = true }
  }

  func test2Tidies() {
    Self.isDirty.withLock { $0 = false }
  }

  func test3NeedsOrder() {
    onlyUnderTheJudge { XCTAssertFalse(Self.isDirty.withLock { $0 }) }
  }
}

@Suite(.serialized) struct PairSwiftTests {
  private static let isDirty = Mutex(false)

  @Test func leavesDirt() {
    Self.isDirty.withLock { $0 = true }
  }

  @Test func tidies() {
    Self.isDirty.withLock { $0 = false }
  }

  @Test func wantsOrder() {
    onlyUnderTheJudge { #expect(!Self.isDirty.withLock { $0 }) }
  }
}

/// Two tests pass alone. Together, the second one meets what the first has left behind.
final class MeetsDirtXCTests: XCTestCase {
  private static let isDirty = Mutex(false)

  func test1LeavesDirt() {
    Self.isDirty.withLock { $0 = true }
  }

  func test2NeedsOrder() {
    onlyUnderTheJudge { XCTAssertFalse(Self.isDirty.withLock { $0 }) }
  }
}

@Suite(.serialized) struct MeetsDirtSwiftTests {
  private static let isDirty = Mutex(false)

  @Test func leavesDirt() {
    Self.isDirty.withLock { $0 = true }
  }

  @Test func needsOrder() {
    onlyUnderTheJudge { #expect(!Self.isDirty.withLock { $0 }) }
  }
}

/// The same, and a third test that is wrong by itself.
final class MeetsDirtAndIsWrongXCTests: XCTestCase {
  private static let isDirty = Mutex(false)

  func test1LeavesDirt() {
    Self.isDirty.withLock { $0 = true }
  }

  func test2NeedsOrder() {
    onlyUnderTheJudge { XCTAssertFalse(Self.isDirty.withLock { $0 }) }
  }

  func test3IsWrong() {
    onlyUnderTheJudge { XCTFail("wrong by itself") }
  }
}

@Suite(.serialized) struct MeetsDirtAndIsWrongSwiftTests {
  private static let isDirty = Mutex(false)

  @Test func leavesDirt() {
    Self.isDirty.withLock { $0 = true }
  }

  @Test func needsOrder() {
    onlyUnderTheJudge { #expect(!Self.isDirty.withLock { $0 }) }
  }

  @Test func willBeWrong() {
    onlyUnderTheJudge { Issue.record("wrong by itself") }
  }
}
