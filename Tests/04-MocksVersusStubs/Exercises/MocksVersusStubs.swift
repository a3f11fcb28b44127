import PlantedBugs

extension Lesson {
  /// Lesson 4.
  public static let mocksVersusStubs = Lesson(
    number: 4,
    name: "MocksVersusStubs",
    title: "Mocks versus stubs",
    exercises: [
      .luckyNumberClient, .luckyNumberStub, .luckyNumberMock,
      .luckyNumberService, .kiosk, .stampBook,
    ],
    comparison: .stubAndMock
  )
}

extension SuiteComparison {
  /// What the suites of 4.2 and 4.3 see of each other's bugs, told in the text of 4.3.
  static let stubAndMock = SuiteComparison(
    Side(
      "stub suite",
      .luckyNumberStub,
      alone: [
        LuckyAnswerBug.errorPageCounts, .status300Counts, .statusBelow200Counts,
        .only200Counts, .badStatusIsReportedTwice, .statusIsLost,
        .answerWithoutStatusCounts, .upperLimitIsTheNumber, .emptyListBecomesANumber,
        .unreadableIsNoAnswer,
      ].map { Planting($0) }
    ),
    Side(
      "mock suite",
      .luckyNumberMock,
      alone: [
        LuckyRequestBug.taskIsNeverResumed, .taskIsResumedTwice, .limitsAreSwapped, .pathIsAnother,
        .schemeIsAnother, .hostIsAnother, .methodIsAnother, .headerIsMissing, .secondCallAsksAsWell,
        .secondCallHearsNothing,
      ].map { Planting($0) }
    )
  )
}
