import PlantedBugs

extension Exercise {
  /// 3.6: a continuation that is never resumed makes a plain `await` hang; the suite must fail.
  public static let grinder = Exercise(
    number: "3.6",
    name: "Grinder",
    isCore: false,
    minutes: 8,
    files: ["Tests/GrinderTests.swift"],
    code: ["Sources/Grinder.swift"],
    suites: [Suite("GrinderTests", in: .xctest)],
    fewestTests: 3,
    bugs: Planting.all(of: GrinderAnswerBug.self) + Planting.all(of: GrinderRunBug.self),
    variants: Planting.all(of: GrinderRunVariant.self),
    extras: ExtraChecks(budgetSeconds: 0.4),
    limits: RunLimits(seconds: 10),
    rejectionAdvice:
      "Is the limit too short, or does the test sleep for a while and then look? Wait for the answer "
      + "itself, for a second at most. If yours does, it is over-specified, and asserts something "
      + "that the comments in Sources/Grinder.swift do not promise.",
    realCases: [
      RealCase(
        GrinderAnswerBug.openLidNeverAnswers,
        "an app could load no mails any more, because there was a path on which nobody resumed the "
          + "continuation (FlowCrypt/flowcrypt-ios#703)"
      )
    ]
  )
}

public enum GrinderAnswerBug: String, PlantedBug {
  case openLidNeverAnswers = "With the lid open, there is never an answer"
  case groundsNeverAnswer = "The coffee is ground, and there is never an answer"
  case openLidIsASuccess = "With the lid open, there are no grams and no error"
  case missingBeansAreNotCounted = "The error says that no gram is missing"
}

public enum GrinderRunBug: String, PlantedBug {
  case answersWhileRunning = "The answer comes while the motor is still running"
  case grindsTwice = "Everything is ground twice"
  case motorNeverStops = "The beans are ground, and the motor runs on"
}

public enum GrinderRunVariant: String, Variant {
  case slow = "the motor runs for nearly half a second"
}
