import PlantedBugs

extension Exercise {
  /// 4.5: mocks that know too much. The suite as given catches every bug, and refuses every other
  /// correct version of the code.
  public static let kiosk = Exercise(
    number: "4.5",
    name: "Kiosk",
    isCore: false,
    minutes: 8,
    files: ["Tests/KioskTests.swift"],
    code: ["Sources/Kiosk.swift"],
    suites: [Suite("KioskTests")],
    fewestTests: 1,
    bugs: Planting.all(of: KioskCheckBug.self) + Planting.all(of: KioskTakeBug.self)
      + Planting.all(of: KioskTicketBug.self),
    variants: Planting.all(of: KioskCheckVariant.self) + Planting.all(of: KioskTakeVariant.self)
      + Planting.all(of: KioskTicketVariant.self) + Planting.all(of: KioskCountVariant.self),
    starterIsOverSpecified: true
  )
}

public enum KioskCheckBug: String, PlantedBug {
  case soldOutDrinkIsSold = "A drink of which no cup is left is sold"
  case eachCupIsCheckedAlone = "Two cups are sold although only one is left"
  case lastCupIsNotSold = "The last cup is never sold"
  case refusedOrderTakesCups = "A refused order has taken the cups before the one that is missing"
  case firstDrinkIsNamed = "The error names the first drink, and not the one that is missing"
  case unknownDrinkIsFree = "A drink that is not on the list is sold for nothing"
}

public enum KioskTakeBug: String, PlantedBug {
  case nothingIsTaken = "What was sold stays in the stock"
  case oneCupOfEachIsTaken = "Of a drink that is ordered twice, only one cup is taken"
}

public enum KioskTicketBug: String, PlantedBug {
  case drinksAreSorted = "The ticket lists the drinks by name, and not as they were ordered"
  case equalDrinksShareALine = "A drink that is ordered twice has one line"
  case equalDrinksArePaidOnce = "A drink that is ordered twice is paid once"
}

public enum KioskCheckVariant: String, Variant {
  case pricesComeFirst = "all prices are asked for before the stock is"
}

public enum KioskTakeVariant: String, Variant {
  case allCupsAtOnce = "all cups of a drink are taken in one step"
}

public enum KioskTicketVariant: String, Variant {
  case pricesAreKept = "the ticket asks for the price of each drink once, and keeps it"
  case starsAround = "the ticket has a greeting, a row of stars and a farewell"
}

public enum KioskCountVariant: String, Variant {
  case drinksAreCountedByName = "the kiosk goes through the drinks in the order of their names"
}
