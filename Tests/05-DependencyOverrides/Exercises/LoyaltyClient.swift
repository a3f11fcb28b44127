import PlantedBugs

extension Exercise {
  /// 5.2: a dependency of one's own. The learner registers it, the kit's tests use it.
  public static let loyaltyClient = Exercise(
    number: "5.2",
    name: "LoyaltyClient",
    isCore: false,
    minutes: 10,
    files: ["Sources/LoyaltyClient.swift"],
    code: ["Sources/LoyaltyClient.swift", "Sources/StampFile.swift"],
    extras: ExtraChecks(
      acceptance: Acceptance(
        suite: Suite("LoyaltyClientAcceptance", in: .xctest),
        tests: [
          .init("testWhatATestSetsCounts", "What a test sets is what the code gets"),
          .init("testWhatATestSetsEndsWithIt", "What a test sets is gone when its scope ends"),
          .init("testLookingAtItIsNoFailure", "In a test, looking at it is no failure"),
          .init("testAnUnexpectedQuestionFails", "In a test, asking for stamps is a failure"),
          .init("testAnUnexpectedAdditionFails", "In a test, adding stamps is a failure"),
          .init("testWhatIsNotSetStillFails", "In a test, only what was replaced may be called"),
          .init("testAPreviewShowsSevenStamps", "In a preview, every guest has 7 stamps"),
          .init("testAPreviewKeepsNothing", "In a preview, nothing is read or kept"),
          .init("testWhoIsNewHasNone", "Live, somebody new has no stamps"),
          .init("testStampsAddUp", "Live, stamps come on top of those before"),
          .init("testTheFileIsRead", "Live, the file is what counts"),
          .init("testTheFileIsWritten", "Live, new stamps get into the file"),
          .init(
            "testADamagedFileIsAnError",
            "Live, a damaged file is an error, and stays as it is"
          ),
        ]
      )
    )
  )
}
