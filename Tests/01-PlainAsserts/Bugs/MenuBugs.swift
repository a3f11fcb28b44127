import Foundation
import PlainAssertsExercises
import PlantedBugs

@testable import PlainAsserts

extension Menu {
  @_dynamicReplacement(for:drink(named:))
  func drinkWithBug(named name: String) -> Drink? {
    if MenuChoiceVariant.planted == .laterOfSeveral {
      return drinks.last { bare($0.name).lowercased() == bare(name).lowercased() }
    }
    return switch MenuLookupBug.planted {
    case .caseMatters: drinks.first { bare($0.name) == bare(name) }
    case .spaceMatters: drinks.first { $0.name.lowercased() == name.lowercased() }
    case .halfANameIsEnough:
      drinks.first { bare($0.name).lowercased().hasPrefix(bare(name).lowercased()) }
    case .absentFindsTheFirst: drink(named: name) ?? drinks.first
    case nil: drink(named: name)
    }
  }

  @_dynamicReplacement(for:cheapest)
  var cheapestWithBug: Drink? {
    if MenuChoiceVariant.planted == .laterOfSeveral {
      return drinks.reversed().min { $0.price < $1.price }
    }
    return switch MenuCheapestBug.planted {
    case .dearestIsChosen: drinks.max { $0.price < $1.price }
    case .emptyMenuHasAFreeDrink: drinks.isEmpty ? Drink(name: "", price: 0) : cheapest
    case nil: cheapest
    }
  }

  @_dynamicReplacement(for:hasSomething(for:))
  func hasSomethingWithBug(for won: Int) -> Bool {
    switch MenuBudgetBug.planted {
    case .emptyMenuHasSomething: drinks.isEmpty ? true : hasSomething(for: won)
    case nil: hasSomething(for: won)
    }
  }

  @_dynamicReplacement(for:celsius(fromFahrenheit:))
  static func celsiusWithBug(fromFahrenheit fahrenheit: Double) -> Double {
    if MenuCelsiusVariant.planted == .otherOrder { return (fahrenheit + 40) / 1.8 - 40 }
    return switch MenuCelsiusBug.planted {
    case .everyDegreeIsALittleHigh: celsius(fromFahrenheit: fahrenheit) + 0.05
    case .degreesAreWhole: celsius(fromFahrenheit: fahrenheit).rounded()
    case nil: celsius(fromFahrenheit: fahrenheit)
    }
  }

  @_dynamicReplacement(for:parse(_:))
  static func parseWithBug(_ line: String) throws(MenuError) -> Drink {
    if MenuParseVariant.planted == .priceFirst { return try parsePriceFirst(line) }
    let (name, price) = parts(of: line)
    switch MenuParseBug.planted {
    case .emptyNameIsAMissingPrice where name.isEmpty: throw .missingPrice
    case .missingPriceIsZero where !name.isEmpty && price == nil: return Drink(name: name, price: 0)
    case .negativePriceIsAccepted where !name.isEmpty:
      guard let price else { throw .missingPrice }
      return Drink(name: name, price: price)
    case .errorLosesTheMinus:
      do { return try parse(line) } catch .negativePrice(let price) {
        throw .negativePrice(-price)
      }
    default: return try parse(line)
    }
  }

  @_dynamicReplacement(for:add(_:))
  mutating func addWithBug(_ drink: Drink) {
    if MenuAddVariant.planted == .stepsOfTen {
      self = Menu(drinks: drinks + [drink], revision: revision + 10)
      return
    }
    switch MenuAddBug.planted {
    case .revisionStays: self = Menu(drinks: drinks + [drink], revision: revision)
    case nil: add(drink)
    }
  }
}

// The same rule as the original's, reached another way, and what the bugs need.
extension Menu {
  private static func parsePriceFirst(_ line: String) throws(MenuError) -> Drink {
    let (name, price) = parts(of: line)
    guard let price else { throw .missingPrice }
    guard price >= 0 else { throw .negativePrice(price) }
    guard !name.isEmpty else { throw .emptyName }
    return Drink(name: name, price: price)
  }

  private static func parts(of line: String) -> (name: String, price: Int?) {
    let parts = line.split(separator: ",", maxSplits: 1, omittingEmptySubsequences: false)
    return (bare(parts[0]), parts.count == 2 ? Int(bare(parts[1])) : nil)
  }
}

private func bare(_ text: some StringProtocol) -> String {
  text.trimmingCharacters(in: .whitespaces)
}
