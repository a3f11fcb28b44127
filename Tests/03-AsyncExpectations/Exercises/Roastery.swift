import PlantedBugs

extension Exercise {
  /// 3.4: an error from an async call, asserted so that "nothing was thrown" fails; cancellation.
  public static let roastery = Exercise(
    number: "3.4",
    name: "Roastery",
    isCore: false,
    minutes: 10,
    files: ["Tests/RoasteryTests.swift"],
    code: ["Sources/Roastery.swift"],
    suites: [Suite("RoasteryTests", in: .xctest)],
    fewestTests: 3,
    bugs: Planting.all(of: OrderRetryBug.self) + Planting.all(of: OrderErrorBug.self)
      + Planting.all(of: OrderCancellationBug.self) + Planting.all(of: OrderBoardBug.self),
    variants: Planting.all(of: OrderBoardVariant.self),
    extras: ExtraChecks(budgetSeconds: 0.4),
    limits: RunLimits(seconds: 10),
    falseAlarmAdvice:
      "An expectation fails when nobody waits for it. And that an order was canceled is noticed before "
      + "the next attempt, so there has to be one: the supplier must be busy. If the test calls "
      + "`task.cancel()` from outside, it is too early in one run and too late in the next: let the "
      + "double do it.",
    realCases: [
      RealCase(
        OrderCancellationBug.canceledOrderGoesOn,
        "a request whose task was canceled before was sent all the same, and reported as a success "
          + "(Automattic/wordpress-rs#1518)"
      )
    ]
  )
}

public enum OrderRetryBug: String, PlantedBug {
  case asksFourTimes = "A busy supplier is asked four times"
  case asksTwice = "A busy supplier is asked only twice"
  case asksAfterEveryError = "A supplier who has sold out is asked again"
}

public enum OrderErrorBug: String, PlantedBug {
  case errorBecomesAnEmptyDelivery = "Instead of an error there is a delivery of nothing"
  case everyErrorIsBusy = "Whatever was wrong, the supplier was busy"
}

public enum OrderCancellationBug: String, PlantedBug {
  case canceledOrderGoesOn = "A canceled order is tried again"
  case canceledOrderIsBusy = "A canceled order says that the supplier was busy"
}

public enum OrderBoardBug: String, PlantedBug {
  case boardIsNotTold = "The board is never told of a delivery"
  case boardIsToldTwice = "The board is told of a delivery twice"
  case boardIsToldOfOtherBeans = "The board is told of other beans"
}

public enum OrderBoardVariant: String, Variant {
  case boardIsToldLater = "the board is told nearly half a second later"
}
