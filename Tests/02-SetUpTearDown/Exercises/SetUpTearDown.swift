import PlantedBugs

extension Lesson {
  /// Lesson 2.
  public static let setUpTearDown = Lesson(
    number: 2,
    name: "SetUpTearDown",
    title: "setUp and tearDown",
    exercises: [
      .orderLog, .till, .receiptSpool, .orderScreen, .shift,
    ]
  )
}
