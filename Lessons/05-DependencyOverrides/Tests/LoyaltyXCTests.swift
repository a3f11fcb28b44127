import WorkshopDependencies
import XCTest

@testable import DependencyOverrides

final class LoyaltyXCTests: XCTestCase {
  // region: invoke
  // TODO: Every test of this class needs ids. Override them around each test: `invokeTest`.
  // endregion: invoke

  func testACanceledOrderHasNoStamps() {
    withDependencies {
      $0.uuid = .incrementing
    } operation: {
      let sut = Loyalty()
      let card = sut.join("Mina")

      sut.add(.init(drinks: 2, isCanceled: true), to: card)

      // TODO: Nothing is asserted yet.
      _ = sut.stamps(on: card)
    }
  }
}
