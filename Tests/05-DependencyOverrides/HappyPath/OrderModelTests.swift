import Foundation
import Testing
import WorkshopDependencies

@testable import DependencyOverrides

@Suite struct OrderModelTests {
  @Test func orders() {
    let sut = makeModel()

    let order = sut.add("Latte")

    #expect(order.id == UUID(0))
    #expect(order.time == Date(timeIntervalSince1970: 0))
  }

  @Test func line() {
    let sut = makeModel()

    let first = sut.add("Latte")
    let second = sut.add("Mocha")

    #expect(sut.number(of: first.id) == 1)
    #expect(sut.number(of: second.id) == 2)
  }

  @Test func cancel() {
    let sut = makeModel()
    let order = sut.add("Latte")

    sut.cancel(order.id)

    #expect(sut.number(of: order.id) == nil)
  }

  private func makeModel() -> OrderModel {
    withDependencies {
      $0.uuid = .incrementing
      $0.date.now = Date(timeIntervalSince1970: 0)
    } operation: {
      OrderModel()
    }
  }
}
