import ChildSupport
import Foundation
import Synchronization
import Testing

// Tests of Swift Testing that are in each other's way, or look as if they were.

/// Two tests use one thing at the same time, in the third run of the suite and later.
@Suite struct CollidesSwiftTests {
  static let users = Atomic(0)

  @Test(arguments: [1, 2])
  func usesTheOnlyCup(guest: Int) async throws {
    guard try isFromThirdRunOn() else { return }
    let others = Self.users.wrappingAdd(1, ordering: .relaxed).oldValue
    // Chance must not decide whether they meet.
    while Self.users.load(ordering: .relaxed) < 2 { await Task.yield() }
    #expect(others == 0)
  }

  private func isFromThirdRunOn() throws -> Bool {
    var number = 0
    try onlyUnderTheJudge { number = try Self.runNumber.get() }
    return number >= 3
  }

  private static let runNumber = Result { try numberOfThisRun(of: "CollidesSwiftTests") }
}

/// The middle one never ends, and two others wait for it.
@Suite struct HangsAmongOthersSwiftTests {
  @Test func a() async {
    await waitForever()
  }

  @Test func b() {
    onlyUnderTheJudge { while true {} }
  }

  @Test func c() async {
    await waitForever()
  }

  private func waitForever() async {
    if isJudged { await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in } }
  }
}

/// The middle one ends the process while two others are under way.
@Suite struct ExitsAmongOthersSwiftTests {
  @Test func a() async {
    await waitForALongTime()
  }

  @Test func b() async {
    await waitForOthers()
    onlyUnderTheJudge { exit(0) }
  }

  @Test func c() async {
    await waitForALongTime()
  }
}

/// The middle one crashes while the two others have not come to their end.
@Suite struct CrashesAmongOthersSwiftTests {
  @Test func a() async {
    await waitForALongTime()
  }

  @Test func b() async {
    await waitForOthers()
    onlyUnderTheJudge { fatalError("it was me") }
  }

  @Test func c() async {
    await waitForALongTime()
  }
}

private let waiting = Atomic(0)

private func waitForALongTime() async {
  waiting.wrappingAdd(1, ordering: .relaxed)
  for _ in 0..<20_000 { await Task.yield() }
}

/// Until both others wait; but not for ever, because without parallel runs they never do.
private func waitForOthers() async {
  for _ in 0..<1000 where waiting.load(ordering: .relaxed) < 2 { await Task.yield() }
}
