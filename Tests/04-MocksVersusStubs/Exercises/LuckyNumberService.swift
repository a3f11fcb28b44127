import PlantedBugs

extension Exercise {
  /// 4.4: a real session with a double in place of the network, and answers from files.
  public static let luckyNumberService = Exercise(
    number: "4.4",
    name: "LuckyNumberService",
    isCore: false,
    minutes: 12,
    files: ["Tests/URLProtocolTests.swift", "Tests/MockURLProtocol.swift"],
    code: [
      "Sources/LuckyNumberService.swift", "Tests/Fixture.swift", "Tests/Fixtures/lucky-number.json",
      "Tests/Fixtures/too-many-requests.json",
    ],
    suites: [Suite("URLProtocolTests", in: .swiftTesting)],
    fewestTests: 1,
    bugs: Planting.all(of: ServiceRequestBug.self) + Planting.all(of: ServiceNumberBug.self)
      + Planting.all(of: ServiceAnswerBug.self) + Planting.all(of: ServiceFailureBug.self)
      + Planting.all(of: ServiceCompletionBug.self),
    variants: Planting.all(of: ServiceNumberVariant.self)
      + Planting.all(of: ServiceRequestVariant.self)
      + Planting.all(of: ServiceAnswerVariant.self) + Planting.all(of: ServiceFailureVariant.self),
    extras: ExtraChecks(
      parallelRepeats: 20,
      attributions: [
        Attribution(
          ServiceRequestBug.queryIsLeftOut,
          caughtBy: "URLProtocolTests/limitsStandInTheQuery()"
        )
      ]
    ),
    falseAlarmAdvice:
      "If the answer is another one's, tests use one host, or the cases of one test do: give each its "
      + "own, and keep the handlers by host. If it is noAnswer, nobody has said what this host "
      + "answers, or the real network was asked: a session comes to your mock only when its "
      + "configuration names it in protocolClasses.",
    sharingAdvice:
      "What they share is in Tests/MockURLProtocol.swift: as given, every test sets the same static "
      + "handler there, and the last one to do so answers for all. Keep one for each host, and give "
      + "each test a host of its own.",
    variantAdvice: [
      Planting(ServiceNumberVariant.newAddressIsAskedFor):
        "If your mock has one answer for whoever asks, or one list for all requests, it mixes up what "
        + "came to different hosts: keep both by host, and let a host for which nobody has said "
        + "anything get an error. Otherwise the test is over-specified: assert only what the comments "
        + "in Sources/LuckyNumberService.swift promise.",
      Planting(ServiceFailureVariant.taskIsAsked):
        "Was the task really canceled, or did a handler throw URLError(.cancelled)? Then nobody has "
        + "canceled: put the call into a Task, and cancel that.",
    ],
    hangAdvice:
      "If it waits for an answer: its handler says nil, or another test's with the same host does; or "
      + "your mock does not call urlProtocolDidFinishLoading; or the real network was asked, which can "
      + "be silent for long. (A session comes to your mock only when its configuration names it in "
      + "protocolClasses.)",
    realCases: [
      RealCase(
        ServiceRequestBug.queryIsLeftOut,
        "in a library, the question mark of a query ended up in the path (vadymmarkov/Malibu#77)"
      ),
      RealCase(
        ServiceFailureBug.cancellationIsNoAnswer,
        "even a library's tests knew only one of the two errors, and failed now and then "
          + "(apple/swift-openapi-urlsession#45)"
      ),
      RealCase(
        ServiceCompletionBug.badStatusIsReportedTwice,
        "a completion came twice, with two different failures, and an app crashed "
          + "(contentful/contentful.swift#333)"
      ),
    ]
  )
}

/// What a wrong service asks for.
public enum ServiceRequestBug: String, PlantedBug {
  case queryIsLeftOut = "The limits are not sent at all"
  case pathIsAnother = "The request goes to another path"
  case lowerLimitIsForgotten = "Whatever the lower limit, 0 is sent"
  case upperLimitIsFixed = "Whatever the upper limit, 50 is sent"
}

/// What a wrong service takes for the lucky number.
public enum ServiceNumberBug: String, PlantedBug {
  case otherFieldIsTaken = "The number is the upper limit, not the lucky one"
  case emptyListBecomesANumber = "A list without a draw is the number 0"
  case answerIsKept = "A second call gets the first one's number, and asks nobody"
}

/// What a wrong service makes of an answer.
public enum ServiceAnswerBug: String, PlantedBug {
  case badStatusCounts = "An answer with status 400 or higher counts"
  case status300Counts = "An answer with status 300 counts"
  case everyStatusIs500 = "Whatever the bad status, the error says 500"
  case unreadableIsNoAnswer = "An answer that cannot be read is reported as none at all"
}

/// What a wrong service makes of an error.
public enum ServiceFailureBug: String, PlantedBug {
  case cancellationIsNoAnswer = "A call that was canceled reports that no answer came"
  case failureIsACancellation = "When the network fails, the call reports a cancellation"
}

public enum ServiceCompletionBug: String, PlantedBug {
  case badStatusIsReportedTwice = "For a bad status, the completion is called twice"
}

public enum ServiceNumberVariant: String, Variant {
  case newAddressIsAskedFor = "it first asks another host whether the service has moved"
}

public enum ServiceRequestVariant: String, Variant {
  case itemsInAnotherOrder = "in the query, min comes before max"
}

public enum ServiceAnswerVariant: String, Variant {
  case halfAnAnswerWillDo = "an answer without its limits is read all the same"
}

public enum ServiceFailureVariant: String, Variant {
  case taskIsAsked = "it asks the task whether it was canceled, not the error"
}
