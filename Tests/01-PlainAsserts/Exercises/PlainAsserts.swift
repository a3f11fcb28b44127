import PlantedBugs

extension Lesson {
  /// Lesson 1.
  public static let plainAsserts = Lesson(
    number: 1,
    name: "PlainAsserts",
    title: "Plain asserts",
    exercises: [.receipt, .menu, .boundaries, .falseNegatives, .tip, .priceRule]
  )
}
