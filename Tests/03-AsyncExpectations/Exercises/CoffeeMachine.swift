import PlantedBugs

extension Exercise {
  /// 3.1: a test that ends before the answer comes, and how to let it wait.
  public static let coffeeMachine = Exercise(
    number: "3.1",
    name: "CoffeeMachine",
    isCore: true,
    minutes: 12,
    files: ["Tests/BrewTests.swift"],
    code: ["Sources/CoffeeMachine.swift"],
    suites: [Suite("BrewTests", in: .xctest)],
    fewestTests: 3,
    bugs: Planting.all(of: BrewBug.self) + Planting.all(of: SuppliesBug.self),
    variants: Planting.all(of: BrewVariant.self),
    extras: ExtraChecks(
      attributions: [
        failure(of: .anotherDrinkComes, belongsTo: "testALatteIsBrewed"),
        failure(of: .anotherDrinkIsSlowToCompare, belongsTo: "testALatteIsBrewed"),
        failure(of: .emptyMachineBrews, belongsTo: "testWithoutBeansThereIsNoCoffee"),
        failure(of: .missingBeansAreReportedAsWater, belongsTo: "testWithoutBeansThereIsNoCoffee"),
        failure(of: .missingWaterIsReportedAsBeans, belongsTo: "testWithoutWaterThereIsNoCoffee"),
        failure(of: .nothingIsUsedUp, belongsTo: "testACupUsesUpItsBeans"),
        failure(of: .wrongErrorAfterACup, belongsTo: "testACupUsesUpItsBeans"),
      ],
      // Less than the slow machine takes: whoever sleeps for as long is too slow.
      budgetSeconds: 0.4
    ),
    limits: RunLimits(seconds: 10),
    falseAlarmAdvice:
      "An expectation that is made has to be waited for, at the end of the test, and every way that "
      + "the callback can go has to fulfill it.",
    rejectionAdvice:
      "A test that blocks the main thread while it waits, with a semaphore for example, never hears "
      + "an answer that comes on the main queue: `wait(for:timeout:)` lets that queue run. If yours "
      + "does not block, it is over-specified, and asserts something that the comments in "
      + "Sources/CoffeeMachine.swift do not promise.",
    variantAdvice: [
      Planting(BrewVariant.slow):
        "Is the limit too short? Half a second is promised, and a busy computer needs a little more: "
        + "a second is a good limit. If that is not it, look for a test that does not wait for the "
        + "answer itself: it sleeps, or looks before the answer is there."
    ],
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

  private static func failure(of bug: BrewBug, belongsTo test: String) -> Attribution {
    Attribution(bug, caughtBy: "BrewTests/\(test)", exclusively: true)
  }
}

// One enum for `brew`, although some also have to do with comparing.
public enum BrewBug: String, PlantedBug {
  case anotherDrinkComes = "The cup holds another drink than the one that was ordered"
  case cupIsHalfFull = "The cup is handed over half full"
  case emptyMachineBrews = "Without beans, a cup comes all the same"
  case missingBeansAreReportedAsWater =
    "Out of beans is reported as out of water, and it takes long to compare errors"
  case missingWaterIsReportedAsBeans =
    "Out of water is reported as out of beans, and it takes long to compare errors"
  case nobodyIsTold = "When the water is out, nobody is told"
  case nothingIsUsedUp = "Brewing uses up nothing"
  case wrongErrorAfterACup =
    "After a cup, the wrong thing is missing, and it takes long to compare errors"
  case anotherDrinkIsSlowToCompare =
    "The cup holds another drink, and it takes long to compare cups"
}

public enum SuppliesBug: String, PlantedBug {
  case lastBeansAreOfNoUse = "The last gram of beans cannot be used"
  case waterIsNotUsedUp = "Brewing uses up no water"
  case refusedOrderUsesUp = "A refused order uses up beans and water"
}

public enum BrewVariant: String, Variant {
  case slow = "the answer takes nearly half a second"
  case mainQueue = "the answer comes on the main queue"
  case sameThread = "the answer comes before `brew` returns"
}
