import XCTest

@testable import MocksVersusStubs

/// Green, and it notices every planted bug. It also notices everything else.
final class KioskTests: XCTestCase {
  private let calls = Calls()

  // TODO: For each assertion: what would a guest say, if this were otherwise? Where the answer is
  // "nothing", look at something else.

  func testTwoDrinks() throws {
    let sut = kiosk(latte: 3, mocha: 3)

    let ticket = try sut.order(["Mocha", "Latte"])

    // region: ticket
    XCTAssertEqual(ticket, ["Mocha 5000", "Latte 4500", "Total 9500"])
    // TODO: Eight calls. Which of them changed anything?
    XCTAssertEqual(
      calls.all,
      [
        "price of Mocha", "count of Mocha", "price of Latte", "count of Latte",
        "take 1 Mocha", "take 1 Latte", "price of Mocha", "price of Latte",
      ]
    )
    // endregion: ticket
  }

  func testTheSameDrinkTwice() throws {
    let sut = kiosk(latte: 2, mocha: 0)

    let ticket = try sut.order(["Latte", "Latte"])

    XCTAssertEqual(ticket, ["Latte 4500", "Latte 4500", "Total 9000"])
    XCTAssertEqual(calls.all.filter { $0 == "price of Latte" }.count, 3)
    XCTAssertEqual(calls.all.filter { $0 == "take 1 Latte" }.count, 2)
  }

  func testSoldOut() {
    let sut = kiosk(latte: 0, mocha: 3)

    XCTAssertThrowsError(try sut.order(["Mocha", "Latte"])) { error in
      XCTAssertEqual(error as? KioskError, .soldOut("Latte"))
    }
    XCTAssertEqual(
      calls.all,
      ["price of Mocha", "count of Mocha", "price of Latte", "count of Latte"]
    )
  }

  func testOneIsLeft() {
    let sut = kiosk(latte: 1, mocha: 0)

    XCTAssertThrowsError(try sut.order(["Latte", "Latte"]))
    XCTAssertEqual(calls.all, ["price of Latte", "count of Latte"])
  }

  func testNotOnTheList() {
    let sut = kiosk(latte: 3, mocha: 3)

    XCTAssertThrowsError(try sut.order(["Cola"]))
    XCTAssertEqual(calls.all, ["price of Cola"])
  }

  // TODO: Who calls `counted`, apart from the kiosk?
  func testCounting() {
    let counted = kiosk(latte: 3, mocha: 3).counted(["Mocha", "Latte", "Mocha"])

    XCTAssertEqual(counted.map(\.drink), ["Mocha", "Latte"])
    XCTAssertEqual(counted.map(\.cups), [2, 1])
  }

  private func kiosk(latte: Int, mocha: Int) -> Kiosk {
    Kiosk(
      prices: MockPriceList(calls: calls),
      stock: MockStock(calls: calls, counts: ["Latte": latte, "Mocha": mocha])
    )
  }
}

/// What the kiosk did, call by call.
private final class Calls {
  var all: [String] = []
}

private struct MockPriceList: PriceList {
  let calls: Calls

  func price(of drink: String) -> Int? {
    calls.all.append("price of \(drink)")
    return ["Latte": 4500, "Mocha": 5000][drink]
  }
}

private struct MockStock: Stock {
  let calls: Calls
  let counts: [String: Int]

  func count(of drink: String) -> Int {
    calls.all.append("count of \(drink)")
    return counts[drink, default: 0]
  }

  // TODO: And how many are left then?
  func take(_ cups: Int, of drink: String) {
    calls.all.append("take \(cups) \(drink)")
  }
}
