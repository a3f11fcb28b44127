import XCTest

@testable import PlainAsserts

/// Ten green tests. Each has the assertion that says what it means.
final class MenuTests: XCTestCase {
  private func makeMenu() -> Menu {
    Menu(drinks: [
      Drink(name: "Latte", price: 4500),
      Drink(name: "Green tea", price: 4000),
      Drink(name: "Mocha", price: 5000),
    ])
  }

  // MARK: Finding a drink

  func testFindsADrinkByItsName() throws {
    let drink = try XCTUnwrap(makeMenu().drink(named: "Mocha"))

    XCTAssertEqual(drink.name, "Mocha")
    XCTAssertEqual(drink.price, 5000)
  }

  func testCaseAndSpaceMakeNoDifference() {
    XCTAssertEqual(makeMenu().drink(named: "lATTE")?.price, 4500)
    XCTAssertEqual(makeMenu().drink(named: " Latte ")?.price, 4500)
  }

  func testFindsNothingElse() {
    XCTAssertNil(makeMenu().drink(named: "Cocoa"))
    XCTAssertNil(makeMenu().drink(named: "Mo"))
  }

  // MARK: Prices

  func testCheapestHasTheLowestPrice() {
    XCTAssertEqual(makeMenu().cheapest, Drink(name: "Green tea", price: 4000))
  }

  func testAnEmptyMenuHasNoCheapest() {
    XCTAssertNil(Menu().cheapest)
  }

  func testAGuestWithEnoughMoneyCanBuySomething() {
    XCTAssertTrue(makeMenu().hasSomething(for: 4000))
    XCTAssertFalse(makeMenu().hasSomething(for: 3999))
    XCTAssertFalse(Menu().hasSomething(for: 10_000))
  }

  // MARK: Degrees

  func testWaterBoilsAtAHundredDegreesCelsius() {
    XCTAssertEqual(Menu.celsius(fromFahrenheit: 212), 100, accuracy: 0.001)
    XCTAssertEqual(Menu.celsius(fromFahrenheit: 200), 93.3333, accuracy: 0.001)
  }

  // MARK: Reading a line

  func testReadsADrinkFromALine() throws {
    XCTAssertEqual(try Menu.parse(" Latte , 4500 "), Drink(name: "Latte", price: 4500))
  }

  func testRefusesALineWithSomethingMissing() {
    XCTAssertThrowsError(try Menu.parse(" , 4500")) { error in
      XCTAssertEqual(error as? MenuError, .emptyName)
    }
    XCTAssertThrowsError(try Menu.parse("Latte")) { error in
      XCTAssertEqual(error as? MenuError, .missingPrice)
    }
    XCTAssertThrowsError(try Menu.parse("Latte, -4500")) { error in
      XCTAssertEqual(error as? MenuError, .negativePrice(-4500))
    }
  }

  // MARK: Revision

  func testRevisionGrowsWithEveryChange() {
    var sut = makeMenu()
    let before = sut.revision

    sut.add(Drink(name: "Cocoa", price: 4800))

    XCTAssertGreaterThan(sut.revision, before)
  }
}
