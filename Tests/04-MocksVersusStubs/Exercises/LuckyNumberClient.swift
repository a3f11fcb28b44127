import PlantedBugs

extension Exercise {
  /// 4.1: a seam for URLSession. The learner writes it, the kit's tests use it.
  public static let luckyNumberClient = Exercise(
    number: "4.1",
    name: "LuckyNumberClient",
    isCore: true,
    minutes: 10,
    files: ["Sources/URLSessionProtocol.swift", "Sources/LuckyNumberClient.swift"],
    code: ["Sources/URLSessionProtocol.swift", "Sources/LuckyNumberClient.swift"],
    extras: ExtraChecks(
      acceptance: Acceptance(
        suite: Suite("LuckyNumberSeamAcceptance", in: .xctest),
        tests: [
          .init("testTheClientAsksItsSession", "The client asks the session that it was given"),
          .init("testTheRequestIsThePromisedOne", "The session gets the request with its header"),
          .init("testTheTaskIsResumedOnce", "The task that the session made is resumed, once"),
          .init("testTheAnswerOfTheSessionCounts", "The answer of the session counts"),
          .init("testTheErrorOfTheSessionCounts", "The error of the session counts"),
          .init("testAfterAnAnswerItCanBeAskedAgain", "After an answer it can be asked again"),
          .init("testWithoutASessionItIsTheSharedOne", "Without a session it is the shared one"),
          .init("testARealSessionTakesAURL", "A real session makes a real task for a URL"),
          .init("testARealSessionTakesARequest", "A real session makes a real task for a request"),
          .init("testATaskWaitsUntilItIsResumed", "A task waits until it is resumed"),
        ]
      )
    )
  )
}
