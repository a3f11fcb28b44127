/// What a cup costs. To ask changes nothing.
protocol PriceList {
  /// A price in whole won; `nil` for a drink that is not on the list.
  func price(of drink: String) -> Int?
}

/// The cups that are left for today.
protocol Stock {
  /// How many cups of a drink are left. To ask changes nothing.
  func count(of drink: String) -> Int
  /// Takes one cup or more, and never more than are left.
  func take(_ cups: Int, of drink: String)
}

/// Takes an order, and prints its ticket.
///
/// The code is correct. Everything that it promises stands in these comments, so that a test can be
/// written from them alone. What the kiosk asks its price list and its stock, how often and in which
/// order, and in how many steps it takes its cups: all that is not promised.
struct Kiosk {
  let prices: any PriceList
  let stock: any Stock

  /// Sells one cup for each name, of which there is at least one, and returns the ticket's lines.
  ///
  /// The ticket has a line for each cup, in the order of the names, with its price, such as
  /// `Latte 4500`, and then the sum, such as `Total 9500`. Other lines begin with a star. Whether
  /// there are any, where, and what they say is not promised.
  ///
  /// What was sold is taken from the stock.
  ///
  /// - Throws: `KioskError` when a drink is not on the list, or when fewer cups of it are left than
  ///   were ordered. Then nothing at all is taken. Which of several such drinks is named is not
  ///   promised.
  func order(_ drinks: [String]) throws(KioskError) -> [String] {
    let wanted = counted(drinks)
    try check(wanted)
    take(wanted)
    return ticket(for: drinks)
  }
}

enum KioskError: Error, Equatable {
  case notOnTheList(String)
  case soldOut(String)
}

// How the kiosk does it. Tests need not know.
extension Kiosk {
  typealias Wanted = (drink: String, cups: Int)

  /// Each drink once.
  func counted(_ drinks: [String]) -> [Wanted] {
    drinks.reduce(into: []) { wanted, drink in
      if let index = wanted.firstIndex(where: { $0.drink == drink }) {
        wanted[index].cups += 1
      } else {
        wanted.append((drink, 1))
      }
    }
  }

  func check(_ wanted: [Wanted]) throws(KioskError) {
    for (drink, cups) in wanted {
      guard prices.price(of: drink) != nil else { throw .notOnTheList(drink) }
      guard stock.count(of: drink) >= cups else { throw .soldOut(drink) }
    }
  }

  func take(_ wanted: [Wanted]) {
    for (drink, cups) in wanted {
      for _ in 0..<cups { stock.take(1, of: drink) }
    }
  }

  func ticket(for drinks: [String]) -> [String] {
    let paid = drinks.map { prices.price(of: $0) ?? 0 }
    let lines = zip(drinks, paid).map { "\($0) \($1)" }
    return lines + ["Total \(paid.reduce(0, +))"]
  }
}
