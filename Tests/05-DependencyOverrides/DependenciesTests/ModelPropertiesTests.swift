import Synchronization
import Testing
import WorkshopDependencies

/// Where a model has its `@Dependency`, whatever else it has. `AppTests` show that nothing else is read.
@Suite struct ModelPropertiesTests {
  @Test("An actor, a generic model, and one with all kinds of properties")
  func properties() {
    withDependencies {
      $0.name = "Mina"
    } operation: {
      let actor = ActorModel()
      let generic = GenericModel("x")
      let crowded = CrowdedModel()
      DependencyValues.outside {
        #expect(withDependencies(from: actor) { NameModel() }.name == "Mina")
        #expect(withDependencies(from: generic) { NameModel() }.name == "Mina")
        #expect(withDependencies(from: crowded) { NameModel() }.name == "Mina")
      }
    }
  }
}

private actor ActorModel {
  var text = "x"
  @Dependency(\.name) var name
}

private final class GenericModel<Content> {
  let content: Content
  @Dependency(\.name) var name

  init(_ content: Content) { self.content = content }
}

private final class CrowdedModel: Sendable {
  let count = Mutex(0)
  let text = "x"
  let pair = (1, "y")
  let captured: Any & Sendable = [1]
  private let dependency = Dependency(\.name)
}

extension DependencyValues {
  /// Does something as if nobody had overridden anything.
  fileprivate static func outside(_ work: () -> Void) {
    withDependencies({ $0 = DependencyValues() }, operation: work)
  }
}
