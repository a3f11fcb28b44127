import XCTest

@testable import PlainAsserts

/// Fair, but lazy: every rule of the menu once, with the values that come to mind first.
final class MenuTests: XCTestCase {
  private let latte = Drink(name: "Latte", price: 4500)
  private let tea = Drink(name: "Green tea", price: 4000)

  func testFindsADrinkInLowerCase() {
    XCTAssertEqual(Menu(drinks: [latte, tea]).drink(named: "latte"), latte)
  }

  func testDoesNotFindCocoa() {
    XCTAssertNil(Menu(drinks: [latte, tea]).drink(named: "Cocoa"))
  }

  func testCheapest() {
    XCTAssertEqual(Menu(drinks: [latte, tea]).cheapest, tea)
    XCTAssertNil(Menu().cheapest)
  }

  func testHasSomething() {
    XCTAssertTrue(Menu(drinks: [latte, tea]).hasSomething(for: 5000))
    XCTAssertFalse(Menu(drinks: [latte, tea]).hasSomething(for: 1000))
  }

  func testCelsius() {
    XCTAssertEqual(Menu.celsius(fromFahrenheit: 212), 100, accuracy: 0.01)
    XCTAssertEqual(Menu.celsius(fromFahrenheit: 32), 0, accuracy: 0.01)
  }

  func testParse() throws {
    XCTAssertEqual(try Menu.parse("Latte, 4500"), latte)
  }

  func testParseErrors() {
    XCTAssertThrowsError(try Menu.parse(", 4500"))
    XCTAssertThrowsError(try Menu.parse("Latte"))
    XCTAssertThrowsError(try Menu.parse("Latte, -1"))
  }

  func testRevisionGrows() {
    var sut = Menu()
    let before = sut.revision
    sut.add(latte)
    XCTAssertGreaterThan(sut.revision, before)
  }
}
