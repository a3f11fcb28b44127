import PlantedBugs

extension Exercise {
  /// 3.2: how often, in which order, and what comes too much.
  public static let brewProgress = Exercise(
    number: "3.2",
    name: "BrewProgress",
    isCore: true,
    minutes: 7,
    files: ["Tests/ProgressTests.swift"],
    code: ["Sources/BrewProgress.swift"],
    suites: [Suite("ProgressTests", in: .xctest)],
    fewestTests: 1,
    bugs: Planting.all(of: ProgressBug.self),
    variants: Planting.all(of: ProgressVariant.self),
    // Less than the slow version takes: a test that really sleeps long enough for that is too slow.
    extras: ExtraChecks(budgetSeconds: 0.4),
    limits: RunLimits(seconds: 10),
    falseAlarmAdvice:
      "If too little has come, the test looked before the end: wait for the last thing that is "
      + "promised, then look.",
    rejectionAdvice:
      "How much time passes between the calls is not promised, only that all is over within half a "
      + "second. Wait for the completion, with a time limit that is generous, and look after that. A "
      + "pause or an empty queue says nothing: the next call may not be in it yet.",
    realCases: [
      RealCase(
        ProgressBug.completesTwice,
        "a library called back once more, with old values, after it had reported an error "
          + "(mixpanel/mixpanel-iphone#585)"
      ),
      RealCase(
        ProgressBug.stepComesTwice,
        "a library called back twice with the last step of an archive (marmelroy/Zip#197)"
      ),
    ]
  )
}

// One enum for `start`.
public enum ProgressBug: String, PlantedBug {
  case completesTwice = "It completes twice"
  case neverCompletes = "It never completes"
  case lastStepIsMissing = "The last step is not reported"
  case lastStepComesAfterTheEnd = "The last step is reported after the completion"
  case stepsAreSwapped = "75 is reported before 50"
  case stepComesTwice = "50 is reported twice"
  case progressBeginsAtZero = "Progress begins at 0 and ends at 75"
}

public enum ProgressVariant: String, Variant {
  case slow = "90 milliseconds pass before each step"
}
