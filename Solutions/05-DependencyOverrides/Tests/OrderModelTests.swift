import Foundation
import Testing
import WorkshopDependencies
import WorkshopDependenciesTestSupport

@testable import DependencyOverrides

@Suite struct OrderModelTests {
  private let noon = Date(timeIntervalSince1970: 43_200)

  // region: override

  @Test func everyOrderHasTheNextIDAndTheTime() {
    let sut = makeModel()

    #expect(sut.add("Latte") == .init(id: UUID(0), drink: "Latte", time: noon))
    #expect(sut.add("Mocha") == .init(id: UUID(1), drink: "Mocha", time: noon))
  }
  // endregion: override

  @Test func everyOrderHasItsOwnTime() {
    let sut = makeModel()
    sut.add("Latte")

    let second = add("Mocha", to: sut, at: noon + 60)

    #expect(second.time == noon + 60)
  }

  // region: earliest

  @Test func theEarliestIsServedFirst() {
    let sut = makeModel()

    let atNoon = sut.add("Latte")
    // The stand's clock has been put right: it was a minute fast.
    let beforeNoon = add("Mocha", to: sut, at: noon - 60)

    #expect(sut.number(of: beforeNoon.id) == 1)
    #expect(sut.number(of: atNoon.id) == 2)
  }
  // endregion: earliest

  @Test func atTheSameTimeTheFirstIsServedFirst() {
    let sut = makeModel()

    let first = sut.add("Latte")
    let second = sut.add("Mocha")

    #expect(sut.number(of: first.id) == 1)
    #expect(sut.number(of: second.id) == 2)
  }

  @Test func whoeverCancelsLeavesTheLine() {
    let sut = makeModel()
    let canceled = sut.add("Latte")
    let other = sut.add("Mocha")

    sut.cancel(canceled.id)

    #expect(sut.number(of: canceled.id) == nil)
    #expect(sut.number(of: other.id) == 1)
  }

  /// The model keeps the overrides that it was made with.
  private func makeModel() -> OrderModel {
    // region: make
    withDependencies {
      $0.uuid = .incrementing
      $0.date.now = noon
    } operation: {
      OrderModel()
    }
    // endregion: make
  }

  private func add(_ drink: String, to sut: OrderModel, at time: Date) -> OrderModel.Order {
    withDependencies {
      $0.date.now = time
    } operation: {
      sut.add(drink)
    }
  }
}
