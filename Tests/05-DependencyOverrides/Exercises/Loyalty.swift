import PlantedBugs

extension Exercise {
  /// 5.3: overrides for tests and suites, and what tests share without wanting to.
  public static let loyalty = Exercise(
    number: "5.3",
    name: "Loyalty",
    isCore: false,
    minutes: 12,
    files: ["Tests/LoyaltyTests.swift", "Tests/LoyaltyXCTests.swift"],
    code: ["Sources/Loyalty.swift", "Sources/StampStore.swift"],
    suites: [Suite("LoyaltyTests", in: .swiftTesting), Suite("LoyaltyXCTests", in: .xctest)],
    fewestTests: 6,
    bugs: Planting.all(of: LoyaltyCardBug.self) + Planting.all(of: JoiningBug.self)
      + Planting.all(of: LoyaltyStampBug.self) + Planting.all(of: FreeDrinkBug.self),
    variants: Planting.all(of: StampStoreVariant.self),
    extras: ExtraChecks(
      parallelRepeats: 20,
      attributions: [
        Attribution(
          LoyaltyStampBug.canceledOrderHasStamps,
          caughtBy: "LoyaltyXCTests/testACanceledOrderHasNoStamps"
        )
      ]
    ),
    falseAlarmAdvice:
      "If it is a test with arguments, its cases may have met each other: they share the values that "
      + "their test has not overridden, the store for example. A trait, on the test or on its suite, "
      + "gives each case its own. Where it says that a dependency has no test value, override it; not with "
      + "`.constant`, for then all cards have one id. "
      + "Otherwise, read again what the code promises."
  )
}

public enum LoyaltyCardBug: String, PlantedBug {
  case firstIDIsUsedForAll = "Every card has the id of the first guest's"
}

public enum JoiningBug: String, PlantedBug {
  case oldCardIsForgotten = "Whoever joins again gets another card, without stamps"
}

public enum LoyaltyStampBug: String, PlantedBug {
  case canceledOrderHasStamps = "An order that was canceled has stamps, too"
  case stampsCountTwice = "Every stamp counts twice"
  case onlyOneDrinkCounts = "An order of several drinks has one stamp"
}

public enum FreeDrinkBug: String, PlantedBug {
  case ninthStampIsEnough = "The ninth stamp already earns a free drink"
  case stampsAreKept = "A free drink takes no stamps off the card"
  case allStampsAreTaken = "A free drink takes all stamps, also those beyond ten"
  case oneOrderPaysTwice = "An order of twenty drinks loses twenty stamps, for one free drink"
}

public enum StampStoreVariant: String, Variant {
  case newestCardComesFirst = "the newest card comes first in the store"
}
