import PlantedBugs

extension Exercise {
  /// 5.1: the test says what time it is, and which id comes next.
  public static let orderModel = Exercise(
    number: "5.1",
    name: "OrderModel",
    isCore: true,
    minutes: 10,
    files: ["Tests/OrderModelTests.swift"],
    code: ["Sources/OrderModel.swift"],
    suites: [Suite("OrderModelTests")],
    fewestTests: 3,
    bugs: Planting.all(of: OrderStampBug.self) + Planting.all(of: OrderCancelBug.self)
      + Planting.all(of: OrderLineBug.self),
    variants: Planting.all(of: OrderStampVariant.self) + Planting.all(of: OrderAddVariant.self)
      + Planting.all(of: OrderCancelVariant.self),
    falseAlarmAdvice:
      "Where it says that a dependency has no test value, the model was made, or used, outside of "
      + "`withDependencies`: override `$0.uuid` and `$0.date`, and make the model inside of "
      + "`operation`. It keeps the overrides from there on. With `.constant`, all orders have one id, "
      + "and nobody can tell them apart. Otherwise, read again what the code promises.",
    rejectionAdvice:
      "Ask for what the guests see: the order that `add` returns, and its number. How the model keeps "
      + "its orders, and how often it asks for the time, nobody has promised.",
    realCases: [
      RealCase(
        OrderStampBug.realDate,
        "a test compared with the date of the machine that runs it, and failed in another time zone "
          + "(heremaps/gluecodium#1637)"
      )
    ]
  )
}

public enum OrderStampBug: String, PlantedBug {
  case idIsReused = "Every order has the id of the first one"
  case idIsMadeUp = "The id is made up at random, and not taken from the dependency"
  case timeIsTakenOnce = "Every order carries the time of the first one"
  case realDate = "The time is the machine's, and not the one that the dependency says"
  case drinkIsTheFirstOnes = "Every order is for the drink of the first one"
}

public enum OrderCancelBug: String, PlantedBug {
  case canceledStaysInLine = "An order that was canceled still has a place in the line"
  case gapStays = "When an order is canceled, those behind it do not move up"
  case everybodyIsCanceled = "When one order is canceled, all others leave the line as well"
}

public enum OrderLineBug: String, PlantedBug {
  case lineFollowsTheIDs = "The line follows the ids, and not the times"
  case latestIsServedFirst = "The latest order is served first"
  case equalTimesAreTurnedRound = "Of two orders with the same time, the later one is served first"
}

public enum OrderStampVariant: String, Variant {
  case timeIsAskedForTwice = "the time is asked for twice, and the second answer counts"
}

public enum OrderAddVariant: String, Variant {
  case newestIsKeptFirst = "the newest order is kept in front of all others"
}

public enum OrderCancelVariant: String, Variant {
  case canceledIsKept = "an order that was canceled is kept, and passed over in the line"
}
