import XCTest

@testable import SetUpTearDown

/// Does everything go away that should? The first two tests ask what a screen shows, the others
/// when it ends.
final class LeakTests: XCTestCase {
  func testTheScreenShowsWaitingOrders() {
    let sut = OrderScreen(queue: OrderQueue())

    sut.queue.add(Order(number: 7))
    sut.queue.add(Order(number: 8))

    XCTAssertEqual(sut.numbers, [7, 8])
    XCTAssertEqual(sut.title, "2 waiting")
  }

  func testACancelledOrderLeavesTheScreen() {
    let sut = OrderScreen(queue: OrderQueue())
    let order = Order(number: 7)
    sut.queue.add(order)

    order.cancel()

    XCTAssertEqual(sut.numbers, [])
  }

  // TODO: Who set `sut` to nil: the screen's end, or the line above the assertion?
  func testTheScreenGoesAway() {
    let queue = OrderQueue()
    var sut: OrderScreen? = OrderScreen(queue: queue)

    sut = nil

    XCTAssertNil(sut)
  }

  // TODO: The same question. And what about a screen that was in use, or a queue in which somebody
  // still waits?
  func testAFinishedOrderGoesAway() {
    let queue = OrderQueue()
    var order: Order? = Order(number: 7)
    if let order {
      queue.add(order)
      queue.finish(order)
    }

    order = nil

    XCTAssertNil(order)
  }

  // region: helper
  // TODO: A helper, `assertDeallocates`, that makes something, lets go of it, and fails in the line
  // of its caller if it is still there.
  // endregion: helper
}
