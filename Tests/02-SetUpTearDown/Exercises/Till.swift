import PlantedBugs

extension Exercise {
  /// 2.2: tests that lean on each other, and how to set each of them on its own feet.
  public static let till = Exercise(
    number: "2.2",
    name: "Till",
    isCore: true,
    minutes: 8,
    files: ["Tests/TillTests.swift"],
    code: ["Sources/Till.swift"],
    suites: [Suite("TillTests", in: .xctest)],
    fewestTests: 4,
    bugs: Planting.all(of: TillOpenBug.self) + Planting.all(of: TillSellBug.self)
      + Planting.all(of: TillCloseBug.self),
    variants: Planting.all(of: TillSalesVariant.self),
    extras: ExtraChecks(
      pairs: true,
      startsDespite: Planting.all(of: TillBefore.self),
      restores: Planting.all(of: TillAfter.self)
    ),
    falseAlarmAdvice:
      "Where setUp or tearDown closes the till: `close()` throws when it is closed already, so look "
      + "first whether it is open. Otherwise, read again what the code promises."
  )
}

public enum TillOpenBug: String, PlantedBug {
  case openTillIsOpenedAgain = "An open till can be opened once more"
  case openingAgainSaysClosed = "Opening an open till is reported as a closed one"
  case openingAgainChangesTheFloat = "Opening an open till is refused, but changes the float"
  case yesterdaysSalesCount = "A new day begins with the sales of the day before"
}

public enum TillSellBug: String, PlantedBug {
  case saleIsNotCounted = "A sale is not counted"
  case onlyTheLastSaleCounts = "Only the last sale counts"
  case closedTillSells = "A closed till sells without an error"
  case saleOpensTheTill = "Selling with a closed till is refused, but opens it"
}

public enum TillCloseBug: String, PlantedBug {
  case floatIsKept = "Closing keeps the float and hands over the sales alone"
  case tillStaysOpen = "The till is still open after closing"
  case closedTillIsClosedAgain = "A closed till can be closed once more"
}

/// Not a bug to catch: what a test may find.
public enum TillBefore: String, Plantable {
  case someoneLeftTheTillOpen = "Another suite had left the till open before yours"
}

/// Not a bug to catch: what a test may leave.
public enum TillAfter: String, Plantable {
  case tillIsOpenInTheEnd = "the till is still open"
}

public enum TillSalesVariant: String, Variant {
  case salesCanStillBeRead = "the sales of a day can still be read when the till is closed"
}
