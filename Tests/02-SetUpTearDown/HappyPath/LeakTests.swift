import XCTest

@testable import SetUpTearDown

/// Fair, but lazy: the screen and an order, each looked at once and in the simplest case.
final class LeakTests: XCTestCase {
  func testScreenListsOrders() {
    let sut = OrderScreen(queue: OrderQueue())

    sut.queue.add(Order(number: 1))

    XCTAssertEqual(sut.numbers, [1])
    XCTAssertEqual(sut.title, "1 waiting")
  }

  func testFinishedOrderIsGoneFromTheScreen() {
    let sut = OrderScreen(queue: OrderQueue())
    let order = Order(number: 1)
    sut.queue.add(order)
    sut.queue.finish(order)

    XCTAssertEqual(sut.numbers, [])
  }

  func testScreenGoesAway() {
    let queue = OrderQueue()
    weak var screen: OrderScreen?
    do {
      let sut = OrderScreen(queue: queue)
      screen = sut
    }

    XCTAssertNil(screen)
  }

  func testOrderGoesAway() {
    let queue = OrderQueue()
    weak var weakOrder: Order?
    do {
      let order = Order(number: 1)
      weakOrder = order
      queue.add(order)
      queue.finish(order)
    }

    XCTAssertNil(weakOrder)
  }
}
