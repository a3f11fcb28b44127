import XCTest

@testable import MocksVersusStubs

// Fair, but lazy: two drinks that are there, and one that is not.
final class KioskTests: XCTestCase {
  func testTicket() throws {
    let sut = Kiosk(prices: OneWon(), stock: Cups(3))

    let ticket = try sut.order(["Latte", "Mocha"])

    XCTAssertTrue(ticket.contains("Latte 1"))
    XCTAssertTrue(ticket.contains("Mocha 1"))
    XCTAssertTrue(ticket.contains("Total 2"))
  }

  func testStock() throws {
    let stock = Cups(3)

    _ = try Kiosk(prices: OneWon(), stock: stock).order(["Latte", "Mocha"])

    XCTAssertEqual(stock.left, 1)
  }

  func testSoldOut() {
    let sut = Kiosk(prices: OneWon(), stock: Cups(0))

    XCTAssertThrowsError(try sut.order(["Latte"]))
  }

  func testUnknown() {
    let sut = Kiosk(prices: OneWon(), stock: Cups(3))

    XCTAssertThrowsError(try sut.order(["Cola"]))
  }
}

private struct OneWon: PriceList {
  func price(of drink: String) -> Int? { drink == "Cola" ? nil : 1 }
}

private final class Cups: Stock {
  private(set) var left: Int

  init(_ left: Int) { self.left = left }

  func count(of drink: String) -> Int { left }
  func take(_ cups: Int, of drink: String) { left -= cups }
}
