import PlantedBugs

extension Lesson {
  /// Lesson 3.
  public static let asyncExpectations = Lesson(
    number: 3,
    name: "AsyncExpectations",
    title: "Async expectations",
    exercises: [
      // 3.1 CoffeeMachine
      // 3.2 BrewProgress
      .pickupReminder,
      // 3.4 Roastery
      .autoSave,
      // 3.6 Grinder
      // 3.7 OrderFeed
    ]
  )
}
