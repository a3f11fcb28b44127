import DependencyOverridesExercises
import Foundation

@testable import DependencyOverrides

extension Loyalty {
  @_dynamicReplacement(for:makeCard(for:))
  func makeCardWithBug(for guest: String) -> Card {
    let card = makeCard(for: guest)
    return switch LoyaltyCardBug.planted {
    case .firstIDIsUsedForAll: Card(id: store.cards.first?.id ?? card.id, guest: guest)
    case nil: card
    }
  }

  @_dynamicReplacement(for:join(_:))
  func joinWithBug(_ guest: String) -> Card {
    guard JoiningBug.planted == .oldCardIsForgotten else { return join(guest) }
    let card = makeCard(for: guest)
    store.add(card)
    return card
  }

  @_dynamicReplacement(for:stamps(for:))
  func stampsWithBug(for order: Order) -> Int {
    switch LoyaltyStampBug.planted {
    case .canceledOrderHasStamps: order.drinks
    case .stampsCountTwice: 2 * stamps(for: order)
    case .onlyOneDrinkCounts: min(1, stamps(for: order))
    case nil: stamps(for: order)
    }
  }

  @_dynamicReplacement(for:takeFreeDrink(from:))
  func takeFreeDrinkWithBug(from card: inout Card) -> Bool {
    let before = card.stamps
    switch FreeDrinkBug.planted {
    case .ninthStampIsEnough where before == 9:
      card.stamps = 0
      return true
    case .stampsAreKept:
      let isFree = takeFreeDrink(from: &card)
      card.stamps = before
      return isFree
    case .allStampsAreTaken:
      let isFree = takeFreeDrink(from: &card)
      if isFree { card.stamps = 0 }
      return isFree
    case .oneOrderPaysTwice where before >= 20:
      card.stamps %= 10
      return true
    default: return takeFreeDrink(from: &card)
    }
  }
}

// The variant: nobody promises in which order the cards are in the store.
extension StampStore {
  @_dynamicReplacement(for:cards)
  var otherCards: [Loyalty.Card] {
    StampStoreVariant.planted == nil ? cards : cards.reversed()
  }
}
