import PlantedBugs

extension Lesson {
  /// Lesson 5.
  public static let dependencyOverrides = Lesson(
    number: 5,
    name: "DependencyOverrides",
    title: "Dependency overrides",
    exercises: [
      .orderModel, .loyaltyClient, .loyalty, .loginModel, .notifier, .happyHour, .standApp,
    ]
  )
}
