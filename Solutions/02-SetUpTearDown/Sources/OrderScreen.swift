/// A guest's order.
///
/// The code is correct. Everything that it promises stands in these comments, so that a test can be
/// written from them alone.
final class Order {
  let number: Int

  /// What happens when the guest has second thoughts. It belongs to the queue.
  var onCancel: (() -> Void)?

  init(number: Int) {
    self.number = number
  }

  /// Takes the order out of the queue in which it waits.
  func cancel() {
    onCancel?()
  }
}

/// Is told whenever an order comes or goes.
protocol OrderQueueDelegate: AnyObject {
  func ordersChanged(in queue: OrderQueue)
}

/// The orders that wait, oldest first.
///
/// It keeps them as long as they wait, and not longer. It does not keep its delegate. And an order
/// that waits does not keep its queue.
final class OrderQueue {
  private(set) var orders: [Order] = []

  weak var delegate: (any OrderQueueDelegate)?

  /// Is called with the number of waiting orders whenever one comes or goes.
  var onUpdate: ((Int) -> Void)?

  func add(_ order: Order) {
    orders.append(order)
    order.onCancel = { [weak self, weak order] in
      guard let self, let order else { return }
      finish(order)
    }
    tell()
  }

  /// The order leaves the queue, which lets go of it.
  func finish(_ order: Order) {
    orders.removeAll { $0 === order }
    tell()
  }

  private func tell() {
    delegate?.ordersChanged(in: self)
    onUpdate?(orders.count)
  }
}

/// The screen above the counter. It keeps its queue, and goes away when nobody else keeps the
/// screen, whatever it has shown.
///
/// A queue has one screen at a time. How a screen hears of changes (the delegate, the closure or
/// both), and what of that stays with the queue afterward, is not promised.
final class OrderScreen: OrderQueueDelegate {
  let queue: OrderQueue

  /// The numbers of the waiting orders, oldest first.
  private(set) var numbers: [Int] = []

  /// How many orders wait, for example "2 waiting"; empty until the first change.
  private(set) var title = ""

  init(queue: OrderQueue) {
    self.queue = queue
    listen()
    observe()
  }

  func observe() {
    queue.delegate = self
  }

  func listen() {
    queue.onUpdate = { [weak self] count in self?.show(count: count) }
  }

  func show(count: Int) {
    title = "\(count) waiting"
  }

  func ordersChanged(in queue: OrderQueue) {
    numbers = queue.orders.map(\.number)
  }
}
