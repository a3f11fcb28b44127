import Synchronization
import Testing
import XCTest

@testable import FixtureCode

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

// MARK: A lamp that everybody shares

final class BothLampXCTests: XCTestCase {
  override func setUp() { Lamp.shared.turn(on: false) }
  override func tearDown() { Lamp.shared.turn(on: false) }

  func testIsOffAndTurnsOn() { expectOffAndTurnOn() }
  func testIsOff() { XCTAssertFalse(Lamp.shared.isOn) }
}

@Suite(.serialized) final class BothLampSwiftTests {
  init() { Lamp.shared.turn(on: false) }
  deinit { Lamp.shared.turn(on: false) }

  @Test func isOffAndTurnsOn() { expectOffAndTurnOnHere() }
  @Test func isOff() { #expect(!Lamp.shared.isOn) }
}

/// Finds order, and leaves none. (The test that comes last in the suite happens to be a tidy one.)
final class ResetsLampXCTests: XCTestCase {
  override func setUp() { Lamp.shared.turn(on: false) }

  func testIsOffAndTurnsOn() { expectOffAndTurnOn() }
  func testTurnsOff() { Lamp.shared.turn(on: false) }
}

@Suite(.serialized) struct ResetsLampSwiftTests {
  init() { Lamp.shared.turn(on: false) }

  @Test func isOffAndTurnsOn() { expectOffAndTurnOnHere() }
  @Test func turnsOff() { Lamp.shared.turn(on: false) }
}

/// Leaves order, and relies on finding it. (The test that comes first does not care.)
final class RestoresLampXCTests: XCTestCase {
  override func tearDown() { Lamp.shared.turn(on: false) }

  func testAsksOnly() { _ = Lamp.shared.isOn }
  func testIsOffAndTurnsOn() { expectOffAndTurnOn() }
}

@Suite(.serialized) final class RestoresLampSwiftTests {
  deinit { Lamp.shared.turn(on: false) }

  @Test func asksOnly() { _ = Lamp.shared.isOn }
  @Test func isOffAndTurnsOn() { expectOffAndTurnOnHere() }
}

final class BlockLampXCTests: XCTestCase {
  override func setUp() {
    Lamp.shared.turn(on: false)
    addTeardownBlock { Lamp.shared.turn(on: false) }
  }

  func testIsOffAndTurnsOn() { expectOffAndTurnOn() }
}

private func expectOffAndTurnOn() {
  XCTAssertFalse(Lamp.shared.isOn)
  Lamp.shared.turn(on: true)
}

private func expectOffAndTurnOnHere() {
  #expect(!Lamp.shared.isOn)
  Lamp.shared.turn(on: true)
}
