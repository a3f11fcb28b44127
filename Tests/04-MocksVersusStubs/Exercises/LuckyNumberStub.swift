import PlantedBugs

extension Exercise {
  /// 4.2: a stub says what the outside world answers; the test looks at what comes out.
  public static let luckyNumberStub = Exercise(
    number: "4.2",
    name: "LuckyNumberStub",
    isCore: true,
    minutes: 10,
    files: ["Tests/LuckyNumberStubTests.swift"],
    code: ["Sources/LuckyNumberClient.swift", "Sources/URLSessionProtocol.swift"],
    suites: [Suite("LuckyNumberStubTests", in: .xctest)],
    fewestTests: 1,
    bugs: Planting.all(of: LuckyAnswerBug.self),
    variants: Planting.all(of: LuckyAnswerVariant.self),
    extras: ExtraChecks(reference: Planting(LuckyNumberReference.theKits)),
    falseAlarmAdvice:
      "Where no result came at all, \"[]\", nobody asked your double, or it did not answer in time: "
      + "hand it to the client, LuckyNumberClient(session: …), which otherwise asks the real network, "
      + "and let it answer at once. Where each result came twice, your double answers twice.",
    variantAdvice: [
      Planting(LuckyAnswerVariant.halfAnAnswerIsUnreadable):
        "Does your stub send all four fields, as the service always does? What becomes of half an "
        + "answer is not promised: copy a whole one."
    ],
    realCases: [
      RealCase(
        LuckyAnswerBug.errorPageCounts,
        "the author of a library had assumed that URLSession turns every bad status into an error "
          + "(Automattic/Automattic-Tracks-iOS#55)"
      ),
      RealCase(
        LuckyAnswerBug.badStatusIsReportedTwice,
        "a completion was called where a failure was noticed, and once more at the end "
          + "(EmergeTools/ETDistribution#20)"
      ),
    ]
  )
}

/// What a wrong client makes of an answer.
public enum LuckyAnswerBug: String, PlantedBug {
  case errorPageCounts = "An error page, with a status from 400 on, counts as an answer"
  case status300Counts = "An answer with status 300 counts"
  case statusBelow200Counts = "An answer with a status below 200 counts"
  case only200Counts = "Of the statuses from 200 to 299, only 200 counts"
  case badStatusIsReportedTwice = "An answer with a bad status is reported twice"
  case statusIsLost = "The error names another status than the one that came"
  case answerWithoutStatusCounts = "An answer that is not HTTP, and so has no status, counts"
  case errorBecomesANumber = "When the network fails, the number is 0"
  case dataBeatsTheError = "When an error comes together with data, the data counts"
  case upperLimitIsTheNumber = "The number is the upper limit, not the lucky one"
  case emptyListBecomesANumber = "An empty list is the number 0"
  case unreadableIsNoAnswer = "An answer that cannot be read is reported as none at all"
}

public enum LuckyAnswerVariant: String, Variant {
  case upperLimitComesFirst = "in the query, max comes before min"
  case halfAnAnswerIsUnreadable = "an answer without one of its four fields is unreadable"
}

/// What stands in for the learner's own client while the suites of 4.2 and 4.3 are judged.
public enum LuckyNumberReference: String, Variant {
  case theKits = "the kit's own client"
}
