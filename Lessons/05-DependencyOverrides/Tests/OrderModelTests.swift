import Foundation
import Testing
import WorkshopDependencies
import WorkshopDependenciesTestSupport

@testable import DependencyOverrides

@Suite struct OrderModelTests {
  // region: override

  // TODO: Run this test, and read what it says. What does the model need from you?
  @Test func everyOrderHasAnIDOfItsOwn() {
    let sut = OrderModel()

    let first = sut.add("Latte")
    let second = sut.add("Mocha")

    #expect(first.id != second.id)
  }
  // endregion: override

  @Test func theFirstInLineIsServedFirst() {
    let sut = OrderModel()

    let first = sut.add("Latte")
    let second = sut.add("Mocha")

    #expect(sut.number(of: first.id) == 1)
    #expect(sut.number(of: second.id) == 2)
  }

  @Test func whoeverCancelsLeavesTheLine() {
    let sut = OrderModel()
    let order = sut.add("Latte")

    sut.cancel(order.id)

    // TODO: What must have changed now, and what not?
  }

  // region: earliest
  // TODO: Which time does an order carry? Who is served first, when the clock has been put back?
  // endregion: earliest

  // region: make
  // TODO: Make the model here, with all that it needs, once for all tests.
  // endregion: make
}
