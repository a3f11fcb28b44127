import Foundation
import WorkshopDependencies

/// The cards, in memory. It is an object: all who have it see the same cards.
final class StampStore: Sendable {
  private let content: LockIsolated<[Loyalty.Card]>

  init(_ cards: [Loyalty.Card] = []) {
    content = LockIsolated(cards)
  }

  var cards: [Loyalty.Card] { content.value }

  func add(_ card: Loyalty.Card) {
    content.withValue { $0.append(card) }
  }

  /// Changes one card, while nobody else can change it. Without that card nothing happens.
  func change(_ id: UUID, _ change: @Sendable (inout Loyalty.Card) -> Bool) -> Bool {
    content.withValue { cards in
      guard let index = cards.firstIndex(where: { $0.id == id }) else { return false }
      return change(&cards[index])
    }
  }
}

extension StampStore: DependencyKey {
  static let liveValue = StampStore()
  /// A test that sets no store has an empty one of its own.
  static var testValue: StampStore { StampStore() }
}

extension DependencyValues {
  var stampStore: StampStore {
    get { self[StampStore.self] }
    set { self[StampStore.self] = newValue }
  }
}
