import PlantedBugs

extension Exercise {
  /// 5.5: overrides that get lost on their way. The learner hands them on, and proves it.
  public static let notifier = Exercise(
    number: "5.5",
    name: "Notifier",
    isCore: false,
    minutes: 12,
    files: ["Sources/Notifier.swift", "Tests/NotifierTests.swift"],
    code: ["Sources/Notifier.swift", "Sources/Pager.swift"],
    suites: [Suite("NotifierTests", in: .swiftTesting)],
    fewestTests: 3,
    bugs: Planting.all(of: NotifierTaskBug.self) + Planting.all(of: NotifierQueueBug.self)
      + Planting.all(of: NotifierHandlerBug.self),
    variants: Planting.all(of: NotifierTaskVariant.self)
      + Planting.all(of: NotifierQueueVariant.self),
    extras: ExtraChecks(
      // A report from detached work belongs to no test. The named test has to notice by itself.
      attributions: [
        Attribution(
          NotifierTaskBug.lostInTheTask,
          caughtBy: "NotifierTests/theTaskKeepsTheOverrides()"
        ),
        Attribution(
          NotifierQueueBug.lostOnTheQueue,
          caughtBy: "NotifierTests/theQueueKeepsTheOverrides()"
        ),
        Attribution(
          NotifierHandlerBug.lostInTheHandler,
          caughtBy: "NotifierTests/theHandlerKeepsTheOverrides()"
        ),
      ],
      reference: Planting(NotifierReference.theKits),
      acceptance: Acceptance(
        suite: Suite("NotifierAcceptance", in: .xctest),
        tests: [
          .init("testTheTaskKeepsTheOverrides", "The task sends to the overridden pager"),
          .init("testTheTaskSendsOnce", "When the task is done, the call has been sent, once"),
          .init("testTheQueueKeepsTheOverrides", "The queue sends to the overridden pager"),
          .init("testItIsSentOnTheQueue", "A late order is told on the queue, not before"),
          .init("testTheCompletionComesAfterTheCall", "The completion comes once, after the call"),
          .init(
            "testTheHandlerKeepsTheOverrides",
            "The handler sends to the pager that was overridden where it was made"
          ),
          .init("testTheHandlerSendsEveryTime", "The handler sends every time, with that time"),
          .init(
            "testTheCallersOverridesDoNotCount",
            "What is overridden where the handler is called does not count"
          ),
          .init(
            "testWhatAPagerDependsOnGetsThere",
            "What the pager itself depends on is handed on as well"
          ),
        ]
      )
    ),
    falseAlarmAdvice:
      "If a call was missing, it may not have been sent yet: await the task's `value`, or wait for the "
      + "completion. If the pager or the date has no test value, the function was called outside of "
      + "`withDependencies`. Otherwise, read again what the code promises.",
    realCases: [
      RealCase(
        NotifierTaskBug.lostInTheTask,
        "in a detached task, the real service was used and not the one that the test had registered "
          + "(hmlongco/Factory#344)"
      ),
      RealCase(
        NotifierHandlerBug.lostInTheHandler,
        "a library's own escaping closure dropped the overrides "
          + "(pointfreeco/swift-composable-architecture#1988)"
      ),
    ]
  )
}

/// What goes wrong in the task does so 250 ms later: no test can see it by luck, nor one that does not
/// wait for the task.
public enum NotifierTaskBug: String, PlantedBug {
  case lostInTheTask = "In the task, the overrides are lost"
  case sentTwice = "A guest is called twice when a drink is ready"
  case drinkIsLate = "When a drink is ready, the guest is told that it takes longer"
  case taskIsDoneTooEarly = "The task is done before the call has been sent"
}

public enum NotifierQueueBug: String, PlantedBug {
  case lostOnTheQueue = "On the queue, the overrides are lost"
  case completionComesFirst = "The completion is called before the call has been sent"
  case sentTwiceOnTheQueue = "A guest is called twice when a drink takes longer"
}

public enum NotifierHandlerBug: String, PlantedBug {
  case lostInTheHandler = "In the handler, the overrides are lost"
  case firstDrinkIsSaid = "The handler always says the drink that was taken first"
  case onlyTheFirstIsSent = "The handler sends only the first time that it is called"
  case timeIsTakenTooEarly = "The handler sends the time at which it was made"
}

public enum NotifierTaskVariant: String, Variant {
  case slow = "a quarter of a second passes before a guest is told that a drink is ready"
}

public enum NotifierQueueVariant: String, Variant {
  case completionOnTheMainQueue =
    "the completion is called on another queue, a quarter of a second later"
}

/// What stands in for the learner's own code while their suite is judged.
public enum NotifierReference: String, Variant {
  case theKits = "the kit's own notifier"
}
