import PlantedBugs

extension Lesson {
  /// Lesson 3.
  public static let asyncExpectations = Lesson(
    number: 3,
    name: "AsyncExpectations",
    title: "Async expectations",
    exercises: [
      .coffeeMachine, .brewProgress, .pickupReminder, .roastery, .autoSave, .grinder, .orderFeed,
    ]
  )
}
