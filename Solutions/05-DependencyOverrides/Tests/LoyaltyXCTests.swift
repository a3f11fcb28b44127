import WorkshopDependencies
import XCTest

@testable import DependencyOverrides

final class LoyaltyXCTests: XCTestCase {
  // region: invoke
  override func invokeTest() {
    withDependencies {
      $0.uuid = .incrementing
    } operation: {
      super.invokeTest()
    }
  }
  // endregion: invoke

  func testACanceledOrderHasNoStamps() {
    let sut = Loyalty()
    let card = sut.join("Mina")

    sut.add(.init(drinks: 2, isCanceled: true), to: card)

    XCTAssertEqual(sut.stamps(on: card), 0)
  }

  func testACanceledOrderEarnsNoFreeDrink() {
    let sut = Loyalty()
    let card = sut.join("Mina")
    sut.add(.init(drinks: 9), to: card)

    XCTAssertFalse(sut.add(.init(isCanceled: true), to: card))
  }
}
