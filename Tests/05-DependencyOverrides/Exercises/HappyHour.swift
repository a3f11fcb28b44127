import PlantedBugs

extension Exercise {
  /// 5.6: the test moves the clock.
  public static let happyHour = Exercise(
    number: "5.6",
    name: "HappyHour",
    isCore: false,
    minutes: 12,
    files: ["Tests/HappyHourTests.swift"],
    code: ["Sources/HappyHour.swift"],
    suites: [Suite("HappyHourTests")],
    fewestTests: 3,
    bugs: Planting.all(of: CountdownBug.self) + Planting.all(of: BoardBug.self)
      + Planting.all(of: SignBug.self) + Planting.all(of: PriceBug.self)
      + Planting.all(of: OfficeBug.self),
    variants: Planting.all(of: CountdownVariant.self) + Planting.all(of: SignVariant.self)
      + Planting.all(of: PriceVariant.self),
    extras: ExtraChecks(budgetSeconds: 1),
    // XCTest's run loop begins many threads on Linux while all tasks are on the main thread.
    limits: RunLimits(dataBytes: 8 << 30),
    falseAlarmAdvice:
      "Is it green at times? Then tasks run on several threads, and nobody knows who comes first: a "
      + "suite of Swift Testing needs `.serialized` and `.mainSerialExecutor`, an XCTestCase overrides "
      + "`invokeTest`. Never green? A clock stands still until the test moves it. Is the clock that "
      + "you move the one that the happy hour was made with?",
    rejectionAdvice:
      "Ask what is shown, and when. How often the code sleeps, and for how long, nobody has promised, nor "
      + "which of two things comes first that are due at the same moment.",
    variantAdvice: [
      Planting(CountdownVariant.worksOnAnotherThread):
        "With your suite, tasks run on several threads, and the test looks before this one is done: see "
        + "`.serialized` and `.mainSerialExecutor`, or `invokeTest`, in section 5.6."
    ],
    realCases: [
      RealCase(
        CountdownBug.isLateAfterTheBoard,
        "a countdown slept for a second and then drew its number, and so a minute took 66 seconds "
          + "(treyhunner/countdown-cli#220)"
      )
    ]
  )
}

public enum CountdownBug: String, PlantedBug {
  case goesOnToMinusOne = "The countdown goes on to minus one"
  case losesASecondAtOnce = "The countdown loses its first second as soon as it begins"
  case isLateAfterTheBoard = "Each time the board takes a while, the countdown is later by that"
  case canceledGoesOn = "A countdown that was canceled goes on"
}

public enum BoardBug: String, PlantedBug {
  case boardIsOneBehind = "The board is one number behind `secondsLeft`"
  case boardComesFirst = "`secondsLeft` only changes when the board is done"
}

public enum SignBug: String, PlantedBug {
  case showsAtOnce = "A text is on the sign as soon as it is typed"
  case showsWhatWasTypedOver = "A text that was typed over gets on the sign for a while"
  case countsFromTheFirstKey =
    "The half second begins with the first key, and typing on does not help"
}

public enum PriceBug: String, PlantedBug {
  case waitsForEver = "While the office is silent, there never is a price"
  case waitsTheFullTime = "Even if the office answers sooner, the price comes after two seconds"
  case lateAnswerCounts = "An answer that comes too late still becomes the price"
}

public enum OfficeBug: String, PlantedBug {
  case failureIsFree = "When the office fails, the price is 0"
}

public enum CountdownVariant: String, Variant {
  case looksFourTimesASecond = "the countdown looks at the clock four times a second"
  /// On one thread, everybody waits for that work; on several, a test looks before it is done.
  case worksOnAnotherThread =
    "the countdown works on another thread for a moment before it shows its second number"
}

public enum SignVariant: String, Variant {
  case earlierTextsSleepOn = "a text that was typed over sleeps on, and is thrown away afterwards"
}

public enum PriceVariant: String, Variant {
  case patienceEndsFirst = "an answer at exactly two seconds comes too late"
}
