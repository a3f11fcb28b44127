import PlantedBugs

extension Exercise {
  /// 2.4: what nobody needs any more goes away; a leak is visible only to who looks for it.
  public static let orderScreen = Exercise(
    number: "2.4",
    name: "OrderScreen",
    isCore: true,
    minutes: 8,
    files: ["Tests/LeakTests.swift"],
    code: ["Sources/OrderScreen.swift"],
    suites: [Suite("LeakTests")],
    fewestTests: 4,
    bugs: Planting.all(of: ObserveBug.self) + Planting.all(of: ListenBug.self)
      + Planting.all(of: ShowBug.self) + Planting.all(of: AddBug.self)
      + Planting.all(of: FinishBug.self),
    variants: Planting.all(of: OrderScreenVariant.self),
    extras: ExtraChecks(ownLines: true),
    falseAlarmAdvice:
      "If something is still there that should be gone, the test itself may hold it: "
      + "a property of the suite does, since teardown blocks run before tearDown, and each test's "
      + "instance lives until all have run; a variable of the test does until the test ends. Make "
      + "the object inside a closure, and keep nothing but a weak reference.",
    realCases: [
      RealCase(
        ObserveBug.queueKeepsItsDelegate,
        "a check like this one was green for half a year beside a real leak: its reference was "
          + "nil before it looked (RevenueCat/purchases-ios#2534)"
      ),
      RealCase(
        ListenBug.closureKeepsTheScreen,
        "a screen stayed in memory each time it was opened, kept by two closures "
          + "(Automattic/pocket-casts-ios#5067)"
      ),
    ]
  )
}

public enum ObserveBug: String, PlantedBug {
  case queueKeepsItsDelegate = "The queue keeps its delegate, so the screen stays"
}

public enum ListenBug: String, PlantedBug {
  case closureKeepsTheScreen = "The closure that listens keeps the screen"
}

public enum ShowBug: String, PlantedBug {
  case screenInUseStays = "A screen that has shown an order stays"
}

public enum AddBug: String, PlantedBug {
  case waitingOrderKeepsItsQueue = "A waiting order keeps its queue, so both stay"
  case orderKeepsItself = "An order that was in a queue keeps itself"
}

public enum FinishBug: String, PlantedBug {
  case finishedOrderIsKept = "The queue keeps an order that is finished"
}

public enum OrderScreenVariant: String, Variant {
  case oneClosureForBoth = "the screen takes everything from the closure, and is no delegate"
}
