import ChildSupport
import WorkshopDependencies

// Suites that fail on purpose, so that `DependenciesTests` can see how. They do so only in a child
// of the judge: in a plain test run all of them pass.

func onlyUnderTheJudge(_ misbehave: () throws -> Void) rethrows {
  if isJudged { try misbehave() }
}

func asyncOnlyUnderTheJudge(_ misbehave: () async throws -> Void) async rethrows {
  if isJudged { try await misbehave() }
}

extension DependencyValues {
  var greeting: String {
    get { self[GreetingKey.self] }
    set { self[GreetingKey.self] = newValue }
  }
}

private enum GreetingKey: DependencyKey {
  static let liveValue = "live hello"
}

func readGreeting() {
  @Dependency(\.greeting) var greeting
  _ = (greeting, greeting)
}

let callOven: @Sendable (Int) -> Void = unimplemented("Oven.heat")

struct TooHot: Error {}
