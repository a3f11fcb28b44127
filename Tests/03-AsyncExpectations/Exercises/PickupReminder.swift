import PlantedBugs

extension Exercise {
  /// 3.3: what must not happen cannot be waited for; so the test decides how time passes.
  public static let pickupReminder = Exercise(
    number: "3.3",
    name: "PickupReminder",
    isCore: true,
    minutes: 10,
    files: ["Tests/ReminderTests.swift"],
    code: ["Sources/PickupReminder.swift", "Sources/Scheduler.swift"],
    suites: [Suite("ReminderTests")],
    fewestTests: 2,
    bugs: Planting.all(of: ReadyBug.self) + Planting.all(of: TimerBug.self)
      + Planting.all(of: TimeIsUpBug.self) + Planting.all(of: PickUpBug.self)
      + Planting.all(of: CancelBug.self),
    variants: Planting.all(of: TimerVariant.self),
    extras: ExtraChecks(budgetSeconds: 1),
    limits: RunLimits(seconds: 10),
    falseAlarmAdvice:
      "If it needs a scheduler, look there first: what is due has to run when its time has come, and "
      + "what was canceled must not.",
    rejectionAdvice:
      "Is it the scheduler? Read in Sources/Scheduler.swift what one promises: what is due first runs "
      + "first, and an action may schedule another one, whose time may come in the same "
      + "`advance(by:)`, and its seconds count from the moment at which the first one was due. If "
      + "yours does all that, the test is over-specified: it asserts something "
      + "that nobody promised, for example how many actions the reminder schedules.",
    realCases: [
      RealCase(
        CancelBug.cancelingOneCancelsAll,
        "taking back the notifications on display also took back those still to come "
          + "(invertase/react-native-notifee#349)"
      )
    ]
  )
}

public enum ReadyBug: String, PlantedBug {
  case remindsAtOnce = "The reminder comes at once"
  case secondDrinkReplacesTheFirst = "When a second drink is ready, the first is forgotten"
}

public enum TimerBug: String, PlantedBug {
  case aSecondEarly = "The reminder comes a second early"
  case aSecondLate = "The reminder comes a second late"
}

public enum TimeIsUpBug: String, PlantedBug {
  case remindsTwice = "The same order is reminded of twice"
  case remindsOfTheLatestOrder = "With several drinks waiting, the wrong one is reminded of"
}

public enum PickUpBug: String, PlantedBug {
  case pickedUpIsRemindedOf = "A drink that was picked up is reminded of"
  case pickingUpOneStopsAll = "When one drink is picked up, no other is reminded of"
}

public enum CancelBug: String, PlantedBug {
  case canceledIsRemindedOf = "An order that was canceled is reminded of"
  case cancelingOneCancelsAll = "Canceling one order cancels the reminders of all"
}

public enum TimerVariant: String, Variant {
  case minuteByMinute = "a timer of one minute schedules the next one, five in all"
  case fiveTimersAtOnce = "five timers run at once, one for each minute, and the fifth reminds"
  case timersRunOn = "a timer is never canceled: when it is up, it looks whether the drink is there"
}
