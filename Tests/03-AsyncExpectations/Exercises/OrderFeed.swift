import PlantedBugs

extension Exercise {
  /// 3.7: a stream is read to its end, within a limit; `confirmation` counts, and does not wait.
  public static let orderFeed = Exercise(
    number: "3.7",
    name: "OrderFeed",
    isCore: false,
    minutes: 8,
    files: ["Tests/FeedTests.swift"],
    code: ["Sources/OrderFeed.swift"],
    suites: [Suite("FeedTests", in: .swiftTesting)],
    fewestTests: 3,
    bugs: Planting.all(of: FeedBug.self),
    variants: Planting.all(of: FeedVariant.self),
    extras: ExtraChecks(budgetSeconds: 0.4),
    limits: RunLimits(seconds: 10),
    falseAlarmAdvice:
      "`confirmation` counts what has happened when its closing brace is reached, and does not wait. "
      + "Let the reading come to its end inside the braces, or before.",
    rejectionAdvice:
      "How soon an event arrives is not promised. Is the limit too short, or does the test sleep for "
      + "a while and then look? Read the stream to its end, for a second at most.",
    realCases: [
      RealCase(
        FeedBug.firstEventIsMissed,
        "events sent before somebody read the stream were dropped (harflabs/SwiftVLC#51)"
      ),
      RealCase(
        FeedBug.eventsSwapPlaces,
        "a library delivered the events of a server in the wrong order (Recouse/EventSource#3)"
      ),
    ]
  )
}

public enum FeedBug: String, PlantedBug {
  case secondEventIsLost = "The second event is lost"
  case lastEventComesTwice = "The last event comes twice"
  case streamNeverEnds = "The day is over, and the stream does not end"
  case eventsSwapPlaces = "The second event comes after the third"
  case firstEventIsMissed = "The first event is missed"
  case emptyDayNeverEnds = "The stream of a day without orders does not end"
}

public enum FeedVariant: String, Variant {
  case fromATask = "a task feeds the stream, nearly half a second later"
}
