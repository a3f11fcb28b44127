import XCTest

@testable import PlainAsserts

/// Ten green tests. Each asserts something; hardly one asserts what matters.
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
    let drink = makeMenu().drink(named: "Mocha")

    // TODO: Something was found. Is it the right drink?
    XCTAssertNotNil(drink)
  }

  func testCaseAndSpaceMakeNoDifference() {
    // TODO: When this fails, what does it tell you? And who tries the space?
    XCTAssertTrue(makeMenu().drink(named: "lATTE")?.price == 4500)
  }

  func testFindsNothingElse() {
    // TODO: What stands left of `!=` when there is no cocoa, and what when a latte comes instead?
    XCTAssertTrue(makeMenu().drink(named: "Cocoa")?.price != 5000)
  }

  // MARK: Prices

  func testCheapestHasTheLowestPrice() {
    // TODO: Of which other drinks is this true?
    XCTAssertGreaterThan(makeMenu().cheapest?.price ?? 1, 0)
  }

  func testAnEmptyMenuHasNoCheapest() {
    // TODO: Which two answers look the same here?
    XCTAssertEqual(Menu().cheapest?.price ?? 0, 0)
  }

  func testAGuestWithEnoughMoneyCanBuySomething() {
    // TODO: And who cannot? On which menu can nobody?
    XCTAssertTrue(makeMenu().hasSomething(for: 10_000))
  }

  // MARK: Degrees

  func testWaterBoilsAtAHundredDegreesCelsius() {
    // TODO: How wrong may it be? And which temperature does not come out even?
    XCTAssertEqual(Menu.celsius(fromFahrenheit: 212), 100, accuracy: 0.1)
  }

  // MARK: Reading a line

  func testReadsADrinkFromALine() throws {
    XCTAssertEqual(try Menu.parse(" Latte , 4500 "), Drink(name: "Latte", price: 4500))
  }

  func testRefusesALineWithSomethingMissing() {
    // TODO: An error came. Was it the right one, three times?
    XCTAssertThrowsError(try Menu.parse(" , 4500"))
    XCTAssertThrowsError(try Menu.parse("Latte"))
    XCTAssertThrowsError(try Menu.parse("Latte, -4500"))
  }

  // MARK: Revision

  func testRevisionGrowsWithEveryChange() {
    var sut = makeMenu()

    sut.add(Drink(name: "Cocoa", price: 4800))

    // TODO: Who promised this number?
    XCTAssertEqual(sut.revision, 1)
  }
}
