import PlantedBugs

extension Exercise {
  /// 4.3: a mock remembers what it was asked for; the test looks at how the client behaved.
  public static let luckyNumberMock = Exercise(
    number: "4.3",
    name: "LuckyNumberMock",
    isCore: true,
    minutes: 10,
    files: ["Tests/LuckyNumberMockTests.swift"],
    code: ["Sources/LuckyNumberClient.swift", "Sources/URLSessionProtocol.swift"],
    suites: [Suite("LuckyNumberMockTests", in: .xctest)],
    fewestTests: 1,
    bugs: Planting.all(of: LuckyRequestBug.self),
    variants: Planting.all(of: LuckyRequestVariant.self),
    extras: ExtraChecks(reference: Planting(LuckyNumberReference.theKits)),
    falseAlarmAdvice:
      "Where your mock remembers nothing, nobody asked it: hand it to the client, "
      + "LuckyNumberClient(session: …), which otherwise asks the real network. And it answers only "
      + "when the test says so, a task that was resumed, and once.",
    realCases: [
      RealCase(
        LuckyRequestBug.taskIsNeverResumed,
        "some requests of a browser were never sent (mozilla-mobile/firefox-ios#5131)"
      ),
      RealCase(
        LuckyRequestBug.secondCallAsksAsWell,
        "several parts of an app refreshed the same token at once (firebase/firebase-ios-sdk#15493)"
      ),
      RealCase(
        LuckyRequestBug.errorIsReportedTwice,
        "a return was missing after the error, and apps crashed whenever the network failed "
          + "(customerio/customerio-ios#1232)"
      ),
    ]
  )
}

/// How a wrong client asks.
public enum LuckyRequestBug: String, PlantedBug {
  case taskIsNeverResumed = "The task is never resumed"
  case taskIsResumedTwice = "The task is resumed twice"
  case twoRequestsAreMade = "One call makes two requests"
  case limitsAreSwapped = "The lower limit is sent as the upper one, and the other way round"
  case pathIsAnother = "The request goes to another path"
  case schemeIsAnother = "The request goes over http, not https"
  case hostIsAnother = "The request goes to another host"
  case methodIsAnother = "The request is a POST, not a GET"
  case headerIsMissing = "The request does not say that it wants JSON"
  case secondCallAsksAsWell = "A second call gets .busy, and asks all the same"
  case secondCallHearsNothing = "A second call asks nobody, and never gets .busy"
  case errorIsReportedTwice = "An error that comes with data is reported twice"
  case failureLeavesItBusy = "After a failure the client stays busy for ever"
  case answerLeavesItBusy = "After an answer the client stays busy for ever"
}

public enum LuckyRequestVariant: String, Variant {
  case upperLimitComesFirst = "in the query, max comes before min"
  case anotherHeader = "the request has another header besides"
}
