import PlantedBugs

extension Exercise {
  /// 5.7: the app that runs while you test. The learner tames it, the kit's tests launch it.
  public static let standApp = Exercise(
    number: "5.7",
    name: "StandApp",
    isCore: false,
    minutes: 8,
    files: ["Sources/StandApp.swift"],
    code: ["Sources/StandApp.swift", "Sources/StandDevices.swift"],
    extras: ExtraChecks(
      acceptance: Acceptance(
        suite: Suite("StandAppAcceptance", in: .xctest),
        tests: [
          .init("testWhoeverMakesAnAppStartsNothing", "Whoever makes an app starts nothing yet"),
          .init("testForGuestsItOpensTheTill", "Launched for guests, it opens the till, once"),
          .init("testForGuestsItCountsTheStart", "Launched for guests, it counts the start, once"),
          .init("testForGuestsItShowsTheMenu", "Launched for guests, it shows the menu"),
          .init("testForGuestsEverythingComesInOrder", "The till comes first, the count last"),
          .init("testBesideTestsItTouchesNothing", "Launched beside tests, it touches nothing"),
          .init("testBesideTestsTheScreenStaysEmpty", "Beside tests, the screen stays empty"),
          .init(
            "testWithoutAnArgumentItStartsNothing",
            "launch() without an argument starts nothing beside tests"
          ),
        ]
      )
    )
  )
}
