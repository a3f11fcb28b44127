import PlantedBugs

extension Exercise {
  /// 1.3: tests belong where the behavior changes; full line coverage does not tell.
  public static let boundaries = Exercise(
    number: "1.3",
    name: "Boundaries",
    isCore: true,
    minutes: 10,
    files: ["Tests/BoundariesTests.swift"],
    code: ["Sources/Loyalty.swift"],
    suites: [Suite("BoundariesTests")],
    fewestTests: 5,
    bugs: Planting.all(of: CollectBug.self) + Planting.all(of: FreeDrinkBug.self)
      + Planting.all(of: TierBug.self) + Planting.all(of: PriceBug.self),
    variants: Planting.all(of: LoyaltyVariant.self)
  )
}

public enum CollectBug: String, PlantedBug {
  case negativeStampsAreAccepted = "Negative stamps are accepted"
  case errorNamesAnotherNumber = "The error names another number than the one that was given"
}

public enum FreeDrinkBug: String, PlantedBug {
  case tenthStampEarnsNothing = "The tenth stamp earns nothing"
  case stampsAreNotUsedUp = "A free drink does not use up the stamps"
  case everyStampIsUsedUp = "A free drink uses up every stamp on the card"
}

public enum TierBug: String, PlantedBug {
  case tenStampsStayBronze = "A guest with ten stamps is still bronze"
  case thirtyStampsStaySilver = "A guest with thirty stamps is still silver"
}

public enum PriceBug: String, PlantedBug {
  case twelveYearOldsPayInFull = "A twelve-year-old pays the full price"
  case thirteenYearOldsPayLess = "A thirteen-year-old still pays the children's price"
  case sixtyFiveYearOldsPayInFull = "A sixty-five-year-old pays the full price"
  case halfAWonIsRoundedDown = "Half a won is rounded down"
}

public enum LoyaltyVariant: String, Variant {
  case lookupTable = "tiers and prices are looked up in a table"
}
