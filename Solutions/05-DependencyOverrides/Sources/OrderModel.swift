import Foundation
import WorkshopDependencies

/// The line in front of the stand.
///
/// The code is correct. Everything that it promises stands in these comments, so that a test can be
/// written from them alone.
///
/// An order gets the next id of `\.uuid`, and the time that `\.date` says at that moment. Guests read
/// the times on each other's tickets, so the earliest is served first, whenever it was added: the
/// stand's clock may be put right in the middle of the day. Of two orders with the same time, the one
/// that was added first is served first. Whoever cancels leaves the line, and those behind move up.
///
/// How often the code asks for the time is not promised, nor how it keeps the orders.
final class OrderModel {
  struct Order: Equatable {
    let id: UUID
    let drink: String
    let time: Date
  }

  // region: dependencies
  @Dependency(\.uuid) var uuid
  @Dependency(\.date.now) var now
  // endregion: dependencies
  var waiting: [Order] = []

  @discardableResult
  func add(_ drink: String) -> Order {
    let order = makeOrder(of: drink)
    waiting.append(order)
    return order
  }

  func cancel(_ id: UUID) {
    waiting.removeAll { $0.id == id }
  }

  /// The order's place in the line, from 1; `nil` for one that was canceled, or that never was.
  func number(of id: UUID) -> Int? {
    let index = inLine(waiting).firstIndex { $0.id == id }
    return index.map { $0 + 1 }
  }

  func makeOrder(of drink: String) -> Order {
    Order(id: uuid(), drink: drink, time: now)
  }

  /// `sorted` keeps the order of those that are equal.
  func inLine(_ orders: [Order]) -> [Order] {
    orders.sorted { $0.time < $1.time }
  }
}
