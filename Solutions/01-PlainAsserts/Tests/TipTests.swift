import Testing

@testable import PlainAsserts

/// Seven green tests. Every case of a parameterized one has a reason to be there.
@Suite("Tip")
struct TipTests {
  // MARK: The tip

  @Test("A tip is a percentage of the bill", arguments: zip([5, 10, 20], [500, 1000, 2000]))
  func tipIsAPercentage(percent: Int, tip: Int) throws {
    #expect(try Bill(amount: 10_000).tip(percent: percent) == tip)
  }

  // Ten percent of these are 100.4, 100.5, 101.5 and 101.6 won.
  @Test(
    "A tip is rounded to whole won, half a won up",
    arguments: zip([1004, 1005, 1015, 1016], [100, 101, 102, 102])
  )
  func tipIsRounded(amount: Int, tip: Int) throws {
    #expect(try Bill(amount: amount).tip(percent: 10) == tip)
  }

  @Test("No tip is fine")
  func noTipIsFine() throws {
    #expect(try Bill(amount: 10_000).tip(percent: 0) == 0)
  }

  // MARK: The shares

  @Test("Everybody pays the same")
  func everybodyPaysTheSame() throws {
    let shares = try Bill(amount: 30_000).shares(tipPercent: 10, among: 3)

    #expect(shares == [11_000, 11_000, 11_000])
  }

  @Test("The first guest pays what cannot be divided")
  func firstGuestPaysTheRest() throws {
    let shares = try Bill(amount: 10_000).shares(tipPercent: 10, among: 3)

    // Three times 3666 leaves two won of 11,000.
    let first = try #require(shares.first)
    #expect(first == 3668)
    #expect(shares.dropFirst() == [3666, 3666])
  }

  // MARK: Errors

  @Test("A negative tip is refused")
  func negativeTipIsRefused() {
    #expect(throws: TipError.negativeTip(-5)) { try Bill(amount: 10_000).tip(percent: -5) }
  }

  @Test("Nobody cannot share a bill, and fewer cannot either", arguments: [0, -1])
  func nobodyCannotShare(guests: Int) {
    #expect(throws: TipError.nobody) {
      try Bill(amount: 10_000).shares(tipPercent: 10, among: guests)
    }
  }
}
