import Foundation

/// The drinks on offer.
///
/// The code is correct. Everything that it promises stands in these comments, so that a test can be
/// written from them alone.
struct Menu {
  /// The drinks, in the order in which they came.
  private(set) var drinks: [Drink] = []

  /// Tells the guests' phones that they must load the menu again: it grows with every change. By
  /// how much, and where it begins, is not promised.
  private(set) var revision = 0

  /// Puts a drink on the menu.
  mutating func add(_ drink: Drink) {
    drinks.append(drink)
    revision += 1
  }

  /// The drink with this name, or `nil` when there is none.
  ///
  /// Upper and lower case, and space around the name, make no difference; otherwise the whole name
  /// must fit. When several drinks fit, which one it is is not promised.
  func drink(named name: String) -> Drink? {
    let wanted = Self.simplified(name)
    return drinks.first { Self.simplified($0.name) == wanted }
  }

  /// The drink with the lowest price, or `nil` on an empty menu. When several cost the same, which
  /// one it is is not promised.
  var cheapest: Drink? {
    drinks.min { $0.price < $1.price }
  }

  /// Whether a guest with so many won can buy any drink. The exact price is enough.
  func hasSomething(for won: Int) -> Bool {
    guard let cheapest else { return false }
    return cheapest.price <= won
  }

  /// Degrees Celsius, right to a thousandth of a degree.
  static func celsius(fromFahrenheit fahrenheit: Double) -> Double {
    (fahrenheit - 32) * 5 / 9
  }

  /// Reads a drink from a line such as `Latte, 4500`. Space around name and price is left out.
  ///
  /// - Throws: `MenuError.emptyName` when there is no name before the comma; `missingPrice` when
  ///   no whole number follows; `negativePrice`, with that number, when it is below zero. Which one
  ///   it is when name and price are both wrong is not promised.
  static func parse(_ line: String) throws(MenuError) -> Drink {
    let comma = line.firstIndex(of: ",") ?? line.endIndex
    let name = trimmed(line[..<comma])
    guard !name.isEmpty else { throw .emptyName }
    guard let price = Int(trimmed(line[comma...].dropFirst())) else { throw .missingPrice }
    guard price >= 0 else { throw .negativePrice(price) }
    return Drink(name: name, price: price)
  }

  private static func trimmed(_ text: some StringProtocol) -> String {
    text.trimmingCharacters(in: .whitespaces)
  }

  private static func simplified(_ name: String) -> String {
    trimmed(name).lowercased()
  }
}

/// One entry of the menu. Its price is in whole won.
struct Drink: Equatable {
  let name: String
  let price: Int
}

enum MenuError: Error, Equatable {
  case emptyName
  case missingPrice
  case negativePrice(Int)
}
