import Grading
import PlantedBugs

/// The judge's answer to whether a fixture suite catches a bug.
func judge(
  _ name: String,
  _ framework: Framework,
  _ bug: some PlantedBug,
  limits: RunLimits = RunLimits()
) async throws -> CheckResult {
  let bug = Planting(bug)
  let exercise = exercise(framework.suite(name), bugs: [bug], limits: limits)
  return try await Judge.ofFixtures.result(.catches(bug), of: exercise)
}

extension Framework {
  /// What reports call a test: fixture tests carry the same name in both frameworks.
  func test(_ name: String, of suite: String) -> String {
    switch self {
    case .xctest: "\(typeName(suite))/test\(name.prefix(1).uppercased())\(name.dropFirst())"
    case .swiftTesting: "\(typeName(suite))/\(name)()"
    }
  }
}
