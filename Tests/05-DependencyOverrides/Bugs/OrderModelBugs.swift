import DependencyOverridesExercises
import Foundation

@testable import DependencyOverrides

extension OrderModel {
  @_dynamicReplacement(for:add(_:))
  @discardableResult
  func addWithVariant(_ drink: String) -> Order {
    if OrderAddVariant.planted == nil { return add(drink) }
    let order = makeOrder(of: drink)
    waiting.insert(order, at: 0)
    return order
  }

  @_dynamicReplacement(for:makeOrder(of:))
  func makeOrderWithBug(of drink: String) -> Order {
    // Whoever says a time that goes on with every question hears another one the second time.
    if OrderStampVariant.planted != nil { _ = now }
    let order = makeOrder(of: drink)
    let first = waiting.first
    return switch OrderStampBug.planted {
    case .idIsReused: Order(id: first?.id ?? order.id, drink: drink, time: order.time)
    case .idIsMadeUp: Order(id: UUID(), drink: drink, time: order.time)
    case .timeIsTakenOnce: Order(id: order.id, drink: drink, time: first?.time ?? order.time)
    case .realDate: Order(id: order.id, drink: drink, time: Date())
    case .drinkIsTheFirstOnes: Order(id: order.id, drink: first?.drink ?? drink, time: order.time)
    case nil: order
    }
  }

  @_dynamicReplacement(for:cancel(_:))
  func cancelWithBug(_ id: UUID) {
    if OrderCancelVariant.planted != nil { return markAsCanceled(id) }
    switch OrderCancelBug.planted {
    case .canceledStaysInLine: break
    case .everybodyIsCanceled: waiting = []
    case .gapStays: leaveAGap(for: id)
    case nil: cancel(id)
    }
  }

  private func markAsCanceled(_ id: UUID) {
    guard let index = waiting.firstIndex(where: { $0.id == id }) else { return }
    waiting[index] = Order(id: id, drink: canceled, time: waiting[index].time)
  }

  /// Somebody whom nobody knows stands in the canceled order's place.
  private func leaveAGap(for id: UUID) {
    guard let index = waiting.firstIndex(where: { $0.id == id }) else { return }
    waiting[index] = Order(id: UUID(), drink: "", time: waiting[index].time)
  }

  @_dynamicReplacement(for:inLine(_:))
  func inLineWithBug(_ orders: [Order]) -> [Order] {
    if OrderAddVariant.isPlanted { return inLine(orders.reversed()) }
    if OrderCancelVariant.isPlanted { return inLine(orders.filter { $0.drink != canceled }) }
    return switch OrderLineBug.planted {
    case .lineFollowsTheIDs: orders.sorted { $0.id.uuidString < $1.id.uuidString }
    case .latestIsServedFirst: inLine(orders.reversed()).reversed()
    case .equalTimesAreTurnedRound: inLine(orders.reversed())
    case nil: inLine(orders)
    }
  }
}

/// What a variant writes over the drink of an order that was canceled.
private let canceled = "(canceled)"
