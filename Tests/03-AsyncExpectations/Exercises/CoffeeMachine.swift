import PlantedBugs

extension Exercise {
  /// 3.1: a test that ends before the answer comes, and how to let it wait.
  public static let coffeeMachine = Exercise(
    number: "3.1",
    name: "CoffeeMachine",
    isCore: true,
    minutes: 8,
    files: ["Tests/BrewTests.swift"],
    code: ["Sources/CoffeeMachine.swift"],
    suites: [Suite("BrewTests", in: .xctest)],
    fewestTests: 3,
    bugs: Planting.all(of: BrewBug.self),
    variants: Planting.all(of: BrewVariant.self),
    extras: ExtraChecks(attributions: [
      Attribution(
        BrewBug.anotherDrinkComes,
        caughtBy: "BrewTests/testALatteIsBrewed",
        exclusively: true
      ),
      Attribution(
        BrewBug.anotherDrinkIsSlowToCompare,
        caughtBy: "BrewTests/testALatteIsBrewed",
        exclusively: true
      ),
      Attribution(
        BrewBug.emptyMachineBrews,
        caughtBy: "BrewTests/testWithoutBeansThereIsNoCoffee",
        exclusively: true
      ),
      Attribution(
        BrewBug.wrongErrorComes,
        caughtBy: "BrewTests/testWithoutWaterThereIsNoCoffee",
        exclusively: true
      ),
    ]),
    limits: RunLimits(seconds: 10),
    falseAlarmAdvice:
      "An expectation that is made has to be waited for, at the end of the test, and every way that "
      + "the callback can go has to fulfill it.",
    realCases: [
      RealCase(
        BrewBug.anotherDrinkComes,
        "two tests made expectations and never waited for them; they passed only because their mock "
          + "answered at once (wikimedia/wikipedia-ios#5896)"
      ),
      RealCase(
        BrewBug.anotherDrinkIsSlowToCompare,
        "the tests of a well-known library called fulfill() above their assertions, and those of the "
          + "last test could be skipped (Alamofire/Alamofire#419)"
      ),
    ]
  )
}

// One enum for `brew`, except for the one that also has to do with comparing.
public enum BrewBug: String, PlantedBug {
  case anotherDrinkComes = "The cup holds another drink than the one that was ordered"
  case cupIsHalfFull = "The cup is handed over half full"
  case emptyMachineBrews = "Without beans, a cup comes all the same"
  case wrongErrorComes = "Out of water is reported as out of beans"
  case nobodyIsTold = "When the water is out, nobody is told"
  case nothingIsUsedUp = "Brewing uses up nothing"
  case anotherDrinkIsSlowToCompare =
    "The cup holds another drink, and it takes long to compare cups"
}

public enum BrewVariant: String, Variant {
  case slow = "the answer takes a quarter of a second"
  case mainQueue = "the answer comes on the main queue"
  case sameThread = "the answer comes before `brew` returns"
}
