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
      // 3.3 PickupReminder
      .roastery,
      // 3.5 AutoSave
      .grinder,
      .orderFeed,
    ]
  )
}
