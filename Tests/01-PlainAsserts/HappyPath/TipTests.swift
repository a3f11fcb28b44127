import Testing

@testable import PlainAsserts

/// Fair, but lazy: every rule of the bill once, with the values that come to mind first.
@Suite("Tip")
struct TipTests {
  @Test("A tip is a percentage of the bill", arguments: [(10, 1000), (15, 1500), (20, 2000)])
  func tipIsAPercentage(percent: Int, tip: Int) throws {
    #expect(try Bill(amount: 10_000).tip(percent: percent) == tip)
  }

  @Test("Half a won is rounded up")
  func halfAWonIsRoundedUp() throws {
    #expect(try Bill(amount: 1015).tip(percent: 10) == 102)
  }

  @Test("The tip is shared, too")
  func tipIsShared() throws {
    #expect(try Bill(amount: 20_000).shares(tipPercent: 10, among: 2) == [11_000, 11_000])
  }

  @Test("The rest goes to the first guest")
  func restGoesToTheFirst() throws {
    #expect(try Bill(amount: 2000).shares(tipPercent: 10, among: 3) == [734, 733, 733])
  }

  @Test("A negative tip throws")
  func negativeTipThrows() {
    #expect(throws: TipError.negativeTip(-1)) { try Bill(amount: 10_000).tip(percent: -1) }
  }

  @Test("Nobody throws")
  func nobodyThrows() {
    #expect(throws: TipError.self) {
      try Bill(amount: 10_000).shares(tipPercent: 10, among: 0)
    }
  }
}
