import MocksVersusStubsExercises
import PlantedBugs

@testable import MocksVersusStubs

extension Kiosk {
  @_dynamicReplacement(for:check(_:))
  func checkWithBug(_ wanted: [Wanted]) throws(KioskError) {
    let bug = KioskCheckBug.planted
    if KioskCheckVariant.planted == .pricesComeFirst {
      for (drink, _) in wanted where prices.price(of: drink) == nil { throw .notOnTheList(drink) }
      for (drink, cups) in wanted where stock.count(of: drink) < cups { throw .soldOut(drink) }
      return
    }
    guard let bug else { return try check(wanted) }
    for (index, (drink, cups)) in wanted.enumerated() {
      let isListed = prices.price(of: drink) != nil
      if isListed {
        if isSold(cups, of: stock.count(of: drink), with: bug) { continue }
      } else if bug == .unknownDrinkIsFree {
        continue
      }
      if bug == .refusedOrderTakesCups {
        for (drink, cups) in wanted[..<index] { stock.take(cups, of: drink) }
      }
      let named = bug == .firstDrinkIsNamed ? wanted[0].drink : drink
      throw isListed ? .soldOut(named) : .notOnTheList(named)
    }
  }

  private func isSold(_ cups: Int, of left: Int, with bug: KioskCheckBug) -> Bool {
    switch bug {
    case .soldOutDrinkIsSold: left == 0 || left >= cups
    case .eachCupIsCheckedAlone: left >= 1
    case .lastCupIsNotSold: left > cups
    default: left >= cups
    }
  }

  @_dynamicReplacement(for:take(_:))
  func takeWithBug(_ wanted: [Wanted]) {
    if KioskTakeVariant.planted == .allCupsAtOnce {
      for (drink, cups) in wanted { stock.take(cups, of: drink) }
      return
    }
    switch KioskTakeBug.planted {
    case .nothingIsTaken: break
    case .oneCupOfEachIsTaken: take(wanted.map { (drink: $0.drink, cups: 1) })
    case nil: take(wanted)
    }
  }

  @_dynamicReplacement(for:ticket(for:))
  func ticketWithBug(for drinks: [String]) -> [String] {
    switch KioskTicketVariant.planted {
    case .starsAround:
      let lines = ticket(for: drinks)
      return ["* Good morning *"] + lines.dropLast() + ["***"] + lines.suffix(1) + ["* Thank you *"]
    case .pricesAreKept: return ticketWithKeptPrices(for: drinks)
    case nil: break
    }
    switch KioskTicketBug.planted {
    case .drinksAreSorted: return ticket(for: drinks.sorted())
    case .equalDrinksShareALine:
      return ticket(for: distinct(drinks)).dropLast() + ticket(for: drinks).suffix(1)
    case .equalDrinksArePaidOnce:
      return ticket(for: drinks).dropLast() + ticket(for: distinct(drinks)).suffix(1)
    case nil: return ticket(for: drinks)
    }
  }

  private func distinct(_ drinks: [String]) -> [String] { counted(drinks).map(\.drink) }

  private func ticketWithKeptPrices(for drinks: [String]) -> [String] {
    var kept: [String: Int] = [:]
    for drink in distinct(drinks) { kept[drink] = prices.price(of: drink) }
    let paid = drinks.map { kept[$0] ?? 0 }
    return zip(drinks, paid).map { "\($0) \($1)" } + ["Total \(paid.reduce(0, +))"]
  }

  @_dynamicReplacement(for:counted(_:))
  func countedOtherwise(_ drinks: [String]) -> [Wanted] {
    switch KioskCountVariant.planted {
    case .drinksAreCountedByName: counted(drinks).sorted { $0.drink < $1.drink }
    case nil: counted(drinks)
    }
  }
}
