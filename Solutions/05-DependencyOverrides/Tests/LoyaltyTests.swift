import Foundation
import Testing
import WorkshopDependencies
import WorkshopDependenciesTestSupport

@testable import DependencyOverrides

// region: suite

@Suite(.dependency(\.uuid, .incrementing)) struct LoyaltyTests {
  private let sut = Loyalty()
  // endregion: suite

  @Test func aNewGuestHasNoStamps() {
    let card = sut.join("Mina")

    #expect(sut.stamps(on: card) == 0)
  }

  @Test func whoeverHasACardKeepsIt() {
    let card = sut.join("Mina")
    sut.add(.init(), to: card)

    let again = sut.join("Mina")

    #expect(again.id == card.id)
    #expect(sut.stamps(on: again) == 1)
  }

  @Test func everybodyHasACardOfTheirOwn() {
    let minas = sut.join("Mina")
    let juns = sut.join("Jun")

    sut.add(.init(), to: juns)

    #expect(sut.stamps(on: minas) == 0)
    #expect(sut.stamps(on: juns) == 1)
  }

  // region: cases

  @Test(arguments: [1, 2, 4]) func everyDrinkIsAStamp(drinks: Int) {
    let card = sut.join("Mina")

    sut.add(.init(drinks: drinks), to: card)

    #expect(sut.stamps(on: card) == drinks)
  }
  // endregion: cases

  // region: trait

  @Test(.dependency(\.stampStore, minasStore(stamps: 9))) func theTenthStampIsAFreeDrink() {
    let card = sut.join("Mina")

    let isFree = sut.add(.init(), to: card)

    #expect(isFree)
  }

  @Test(.dependency(\.stampStore, minasStore(stamps: 9))) func stampsBeyondTenStay() {
    let card = sut.join("Mina")

    sut.add(.init(drinks: 3), to: card)

    #expect(sut.stamps(on: card) == 2)
  }
  // endregion: trait

  @Test(.dependency(\.stampStore, minasStore(stamps: 8))) func theNinthStampIsNone() {
    let card = sut.join("Mina")

    let isFree = sut.add(.init(), to: card)

    #expect(!isFree)
    #expect(sut.stamps(on: card) == 9)
  }

  @Test func noOrderEarnsMoreThanOneFreeDrink() {
    let card = sut.join("Mina")

    sut.add(.init(drinks: 20), to: card)

    #expect(sut.stamps(on: card) == 10)
  }

  private static func minasStore(stamps: Int) -> StampStore {
    StampStore([.init(id: UUID(99), guest: "Mina", stamps: stamps)])
  }
}
