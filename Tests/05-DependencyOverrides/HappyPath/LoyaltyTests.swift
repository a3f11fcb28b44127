import Foundation
import Testing
import WorkshopDependencies
import WorkshopDependenciesTestSupport

@testable import DependencyOverrides

@Suite(.dependency(\.uuid, .incrementing)) struct LoyaltyTests {
  private let sut = Loyalty()

  @Test func join() {
    let card = sut.join("Mina")

    #expect(card.id == UUID(0))
    #expect(sut.stamps(on: card) == 0)
  }

  @Test func joinAgain() {
    let card = sut.join("Mina")

    #expect(sut.join("Mina") == card)
  }

  @Test func stamp() {
    let card = sut.join("Mina")

    sut.add(.init(), to: card)

    #expect(sut.stamps(on: card) == 1)
  }

  @Test func freeDrink() {
    let card = sut.join("Mina")

    let isFree = sut.add(.init(drinks: 10), to: card)

    #expect(isFree)
    #expect(sut.stamps(on: card) == 0)
  }

  @Test func noFreeDrinkYet() {
    let card = sut.join("Mina")

    let isFree = sut.add(.init(), to: card)

    #expect(!isFree)
  }
}
