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
    for _ in 0..<1000 { await Task.yield() }
    Self.users.wrappingSubtract(1, ordering: .relaxed)
    #expect(others == 0)
  }

  private func isFromThirdRunOn() throws -> Bool {
    var number = 0
    try onlyUnderTheJudge { number = try Self.runNumber.get() }
    return number >= 3
  }

  private static let runNumber = Result { try numberOfThisRun(of: "CollidesSwiftTests") }
}

/// The middle one crashes while the two others have not come to their end.
@Suite struct CrashesAmongOthersSwiftTests {
  static let waiting = Atomic(0)

  @Test func a() async {
    await waitForALongTime()
  }

  @Test func b() async {
    for _ in 0..<1000 where Self.waiting.load(ordering: .relaxed) < 2 { await Task.yield() }
    onlyUnderTheJudge { fatalError("it was me") }
  }

  @Test func c() async {
    await waitForALongTime()
  }

  private func waitForALongTime() async {
    Self.waiting.wrappingAdd(1, ordering: .relaxed)
    for _ in 0..<20_000 { await Task.yield() }
  }
}
