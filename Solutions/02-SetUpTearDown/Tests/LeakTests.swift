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

  func testTheScreenGoesAway() {
    let queue = OrderQueue()

    assertDeallocates { OrderScreen(queue: queue) }
  }

  func testAScreenThatWasInUseGoesAway() {
    let queue = OrderQueue()

    assertDeallocates {
      let sut = OrderScreen(queue: queue)
      queue.add(Order(number: 7))
      return sut
    }
  }

  func testAFinishedOrderGoesAway() {
    let queue = OrderQueue()

    assertDeallocates {
      let order = Order(number: 7)
      queue.add(order)
      queue.finish(order)
      return order
    }
  }

  func testAQueueWithAWaitingOrderGoesAway() {
    assertDeallocates {
      let queue = OrderQueue()
      queue.add(Order(number: 7))
      return queue
    }
  }

  // region: helper
  /// Fails, in the line of the caller, if anybody still holds what `make` has made.
  private func assertDeallocates<Object: AnyObject>(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ make: () -> Object
  ) {
    weak var object: Object?
    object = make()

    XCTAssertNil(object, "somebody still holds it", file: file, line: line)
  }
  // endregion: helper
}
