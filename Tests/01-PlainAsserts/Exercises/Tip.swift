import PlantedBugs

extension Exercise {
  /// 1.5: the same craft in Swift Testing; every case of a parameterized test earns its place.
  public static let tip = Exercise(
    number: "1.5",
    name: "Tip",
    isCore: false,
    minutes: 15,
    files: ["Tests/TipTests.swift"],
    code: ["Sources/Tip.swift"],
    suites: [Suite("TipTests", in: .swiftTesting)],
    fewestTests: 5,
    bugs: Planting.all(of: TipBug.self) + Planting.all(of: SharesBug.self),
    variants: Planting.all(of: TipVariant.self) + Planting.all(of: SharesVariant.self)
  )
}

public enum TipBug: String, PlantedBug {
  case halfAWonIsRoundedDown = "Half a won is rounded down"
  case halfAWonGoesToTheEvenWon = "Half a won is rounded to the even won, so 100.5 becomes 100"
  case lessThanHalfIsRoundedUp = "Less than half a won is rounded up as well"
  case noTipIsRefused = "A tip of zero percent is refused"
  case negativeTipIsAccepted = "A negative tip makes the bill smaller"
  case errorLosesTheMinus = "The error names the tip without its minus"
}

public enum SharesBug: String, PlantedBug {
  case nobodySharesNothing = "A bill for nobody is shared without an error"
  case fewerThanNobodyShareNothing = "A bill for minus one guest is shared without an error"
  case tipIsLeftOut = "The tip is not shared"
  case restIsLost = "What cannot be divided is paid by nobody"
  case restGoesToTheLast = "What cannot be divided is paid by the last guest"
  case restIsHandedRound = "What cannot be divided is paid by several guests, a won each"
}

public enum TipVariant: String, Variant {
  case roundedByItsDistanceFromZero = "the tip is rounded by its distance from zero"
}

public enum SharesVariant: String, Variant {
  case tipIsCheckedFirst = "the tip is looked at before the guests are counted"
}
