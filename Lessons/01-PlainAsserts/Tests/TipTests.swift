import Testing

@testable import PlainAsserts

/// Seven green tests. The first one is finished; most of the others look better than they are.
@Suite("Tip")
struct TipTests {
  // MARK: The tip

  @Test("A tip is a percentage of the bill", arguments: zip([5, 10, 20], [500, 1000, 2000]))
  func tipIsAPercentage(percent: Int, tip: Int) throws {
    #expect(try Bill(amount: 10_000).tip(percent: percent) == tip)
  }

  // TODO: How many of these bills are tested? And which ones have something to round?
  @Test("A tip is rounded to whole won", arguments: zip([8000, 1250, 1005], [800, 125]))
  func tipIsRounded(amount: Int, tip: Int) throws {
    #expect(try Bill(amount: amount).tip(percent: 10) == tip)
  }

  // TODO: What does this test say on the day when the call throws?
  @Test("No tip is fine")
  func noTipIsFine() {
    guard let tip = try? Bill(amount: 10_000).tip(percent: 0) else { return }
    #expect(tip == 0)
  }

  // MARK: The shares

  @Test("Everybody pays the same")
  func everybodyPaysTheSame() throws {
    let shares = try Bill(amount: 30_000).shares(tipPercent: 10, among: 3)

    #expect(shares == [11_000, 11_000, 11_000])
  }

  // TODO: Whose formula is this? And who pays what cannot be divided?
  @Test("The shares pay the bill to the won")
  func sharesPayTheBill() throws {
    let shares = try Bill(amount: 10_000).shares(tipPercent: 10, among: 3)

    let total = 10_000 + 10_000 * 10 / 100
    #expect(shares.reduce(0, +) == total)
  }

  // MARK: Errors

  // TODO: Is it the right error?
  @Test("A negative tip is refused")
  func negativeTipIsRefused() {
    #expect(throws: (any Error).self) { try Bill(amount: 10_000).tip(percent: -5) }
  }

  // TODO: Which error? And how few can "nobody" be?
  @Test("Nobody cannot share a bill")
  func nobodyCannotShare() {
    #expect(throws: (any Error).self) {
      try Bill(amount: 10_000).shares(tipPercent: 10, among: 0)
    }
  }
}
