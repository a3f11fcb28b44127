import WorkshopDependencies
import XCTest

@testable import DependencyOverrides

final class LoyaltyXCTests: XCTestCase {
  override func invokeTest() {
    withDependencies {
      $0.uuid = .incrementing
    } operation: {
      super.invokeTest()
    }
  }

  func testACanceledOrderHasNoStamps() {
    let sut = Loyalty()
    let card = sut.join("Mina")

    sut.add(.init(isCanceled: true), to: card)

    XCTAssertEqual(sut.stamps(on: card), 0)
  }
}
