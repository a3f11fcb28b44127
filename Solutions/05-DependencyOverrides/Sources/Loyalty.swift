import Foundation
import WorkshopDependencies

/// The stand's loyalty cards.
///
/// The code is correct. Everything that it promises stands in these comments, so that a test can be
/// written from them alone.
///
/// A guest who joins gets a card, without stamps, and with an id from `\.uuid` that no other card has.
/// Whoever has a card already keeps it, with its stamps. Each drink of an order is a stamp; an order
/// that was canceled has none. With ten stamps the next drink is free. That takes ten stamps off the
/// card, and those beyond ten stay on it. No order earns more than one free drink.
///
/// Cards are kept in `\.stampStore`. In which order they are there is not promised.
struct Loyalty: Sendable {
  struct Card: Equatable, Sendable {
    let id: UUID
    let guest: String
    var stamps = 0
  }

  struct Order: Sendable {
    var drinks = 1
    var isCanceled = false
  }

  // region: dependencies
  @Dependency(\.uuid) private var uuid
  @Dependency(\.stampStore) var store
  // endregion: dependencies

  func join(_ guest: String) -> Card {
    if let card = store.cards.first(where: { $0.guest == guest }) { return card }
    let card = makeCard(for: guest)
    store.add(card)
    return card
  }

  /// Puts an order's stamps on a card, and says whether the next drink is free.
  @discardableResult
  func add(_ order: Order, to card: Card) -> Bool {
    let stamps = stamps(for: order)
    return store.change(card.id) { card in
      card.stamps += stamps
      return takeFreeDrink(from: &card)
    }
  }

  /// The stamps that are on a guest's card now.
  func stamps(on card: Card) -> Int {
    store.cards.first { $0.id == card.id }?.stamps ?? 0
  }

  func makeCard(for guest: String) -> Card {
    Card(id: uuid(), guest: guest)
  }

  func stamps(for order: Order) -> Int {
    order.isCanceled ? 0 : order.drinks
  }

  func takeFreeDrink(from card: inout Card) -> Bool {
    guard card.stamps >= 10 else { return false }
    card.stamps -= 10
    return true
  }
}
