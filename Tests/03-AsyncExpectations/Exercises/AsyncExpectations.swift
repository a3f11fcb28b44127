import PlantedBugs

extension Lesson {
  /// Lesson 3.
  public static let asyncExpectations = Lesson(
    number: 3,
    name: "AsyncExpectations",
    title: "Async expectations",
    exercises: [
      .coffeeMachine,
      .brewProgress,
      // 3.3 PickupReminder
      // 3.4 Roastery
      // 3.5 AutoSave
      // 3.6 Grinder
      // 3.7 OrderFeed
    ]
  )
}
