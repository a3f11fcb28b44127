import XCTest

@testable import MocksVersusStubs

/// Looks at what a guest gets, and at what is left in the stock. How the kiosk does it is its own
/// business.
final class KioskTests: XCTestCase {
  func testTheTicketListsEveryCupAndTheSum() throws {
    let sut = Kiosk(prices: StubPriceList(), stock: FakeStock(["Latte": 3, "Mocha": 3]))

    let ticket = try sut.order(["Mocha", "Latte", "Mocha"])

    // region: ticket
    XCTAssertEqual(
      ticket.filter { !$0.hasPrefix("*") },
      ["Mocha 5000", "Latte 4500", "Mocha 5000", "Total 14500"]
    )
    // endregion: ticket
  }

  func testWhatIsSoldIsTaken() throws {
    let stock = FakeStock(["Latte": 3, "Mocha": 3])
    let sut = Kiosk(prices: StubPriceList(), stock: stock)

    _ = try sut.order(["Mocha", "Latte", "Mocha"])

    XCTAssertEqual(stock.cups, ["Latte": 2, "Mocha": 1])
  }

  func testTheLastCupsAreSold() throws {
    let stock = FakeStock(["Latte": 2])
    let sut = Kiosk(prices: StubPriceList(), stock: stock)

    _ = try sut.order(["Latte", "Latte"])

    XCTAssertEqual(stock.cups, ["Latte": 0])
  }

  func testWhenADrinkIsSoldOutNothingIsTaken() {
    let stock = FakeStock(["Latte": 0, "Mocha": 3])
    let sut = Kiosk(prices: StubPriceList(), stock: stock)

    XCTAssertThrowsError(try sut.order(["Mocha", "Latte"])) { error in
      XCTAssertEqual(error as? KioskError, .soldOut("Latte"))
    }
    XCTAssertEqual(stock.cups, ["Latte": 0, "Mocha": 3])
  }

  func testTwoCupsAreRefusedWhenOneIsLeft() {
    let stock = FakeStock(["Latte": 1])
    let sut = Kiosk(prices: StubPriceList(), stock: stock)

    XCTAssertThrowsError(try sut.order(["Latte", "Latte"])) { error in
      XCTAssertEqual(error as? KioskError, .soldOut("Latte"))
    }
  }

  func testADrinkThatIsNotOnTheListIsRefused() {
    let sut = Kiosk(prices: StubPriceList(), stock: FakeStock(["Cola": 3]))

    XCTAssertThrowsError(try sut.order(["Cola"])) { error in
      XCTAssertEqual(error as? KioskError, .notOnTheList("Cola"))
    }
  }
}

/// Two prices, always the same.
private struct StubPriceList: PriceList {
  func price(of drink: String) -> Int? {
    ["Latte": 4500, "Mocha": 5000][drink]
  }
}

/// A stock that works: what was taken is gone.
private final class FakeStock: Stock {
  private(set) var cups: [String: Int]

  init(_ cups: [String: Int]) {
    self.cups = cups
  }

  func count(of drink: String) -> Int {
    cups[drink, default: 0]
  }

  func take(_ cups: Int, of drink: String) {
    self.cups[drink, default: 0] -= cups
  }
}
