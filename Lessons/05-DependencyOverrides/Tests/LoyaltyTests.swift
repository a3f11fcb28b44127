import Foundation
import Testing
import WorkshopDependencies
import WorkshopDependenciesTestSupport

@testable import DependencyOverrides

// Two of these tests leak. What they change is found by others, on every run.

// TODO: How many tests use this store?
private let ninthStamp = StampStore([.init(id: UUID(99), guest: "Mina", stamps: 9)])

// region: suite

// TODO: All tests need ids. Say so once, for the whole suite.
@Suite struct LoyaltyTests {
  private let sut = Loyalty()
  // endregion: suite

  @Test(.dependency(\.uuid, .incrementing)) func aNewGuestHasNoStamps() {
    let card = sut.join("Mina")

    #expect(sut.stamps(on: card) == 0)
  }

  @Test(.dependency(\.uuid, .incrementing)) func everybodyHasACardOfTheirOwn() {
    let minas = sut.join("Mina")
    let juns = sut.join("Jun")

    sut.add(.init(), to: juns)

    #expect(sut.stamps(on: juns) == 1)
    // TODO: And hers?
    _ = minas
  }

  // region: cases

  // TODO: Three cases, and Mina joins in each. What does the second one find?
  @Test(arguments: [1, 2, 4]) func everyDrinkIsAStamp(drinks: Int) {
    withDependencies {
      $0.uuid = .incrementing
    } operation: {
      let card = sut.join("Mina")

      sut.add(.init(drinks: drinks), to: card)

      #expect(sut.stamps(on: card) == drinks)
    }
  }
  // endregion: cases

  // region: trait

  @Test(.dependency(\.stampStore, ninthStamp)) func theTenthStampIsAFreeDrink() {
    let card = sut.join("Mina")

    let isFree = sut.add(.init(), to: card)

    #expect(isFree)
  }

  @Test(.dependency(\.stampStore, ninthStamp)) func aFreeDrinkTakesTenStamps() {
    let card = sut.join("Mina")

    sut.add(.init(), to: card)

    #expect(sut.stamps(on: card) == 0)
  }
  // endregion: trait

  // TODO: What is left when an order brings more than the tenth stamp? Or twenty?
  // And what does the ninth earn?
}
