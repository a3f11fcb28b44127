import Testing
import WorkshopDependencies

/// Models that hand their dependencies on, and take them along when they go.
@Suite struct ModelTests {
  @Test("A child has the overrides of its parent")
  func child() async {
    let parent = withDependencies {
      $0.name = "Mina"
    } operation: {
      NameModel()
    }

    #expect(withDependencies(from: parent) { NameModel() }.name == "Mina")
    #expect(await withDependencies(from: parent) { await made() }.name == "Mina")
  }

  @Test("And some of its own")
  func more() async {
    let parent = withDependencies {
      $0.name = "Mina"
    } operation: {
      NameModel()
    }
    let child = withDependencies(from: parent) {
      $0.name += "'s child"
    } operation: {
      NameModel()
    }
    let later = await withDependencies(from: parent) {
      $0.name = await Task { "Jun" }.value
    } operation: {
      await made()
    }

    #expect(child.name == "Mina's child")
    #expect(later.name == "Jun")
  }

  @Test("What is overridden around the call wins, as in a read")
  func currentWins() {
    let parent = withDependencies {
      $0.name = "Mina"
    } operation: {
      NameModel()
    }
    let child = withDependencies {
      $0.name = "Jun"
    } operation: {
      withDependencies(from: parent) { NameModel() }
    }

    #expect(child.name == "Jun")
  }

  @Test("A parent without a @Dependency, if it was returned from withDependencies")
  func plainParent() async {
    let parent = withDependencies {
      $0.name = "Mina"
    } operation: {
      PlainModel()
    }
    let later = await withDependencies {
      $0.name = "Jun"
    } operation: {
      await Task.yield()
      return PlainModel()
    }

    #expect(withDependencies(from: parent) { NameModel() }.name == "Mina")
    #expect(withDependencies(from: later) { NameModel() }.name == "Jun")
  }

  @Test("A child that was made from a parent is a parent itself")
  func grandchild() {
    let parent = withDependencies {
      $0.name = "Mina"
    } operation: {
      PlainModel()
    }
    let child = withDependencies(from: parent) { PlainModel() }

    #expect(withDependencies(from: child) { NameModel() }.name == "Mina")
  }

  @Test("The property may be inherited")
  func inherited() {
    var parents: [InheritingModel] = []
    // Not returned, so that only its properties tell.
    withDependencies {
      $0.name = "Mina"
    } operation: {
      parents.append(InheritingModel())
    }

    #expect(parents.map { withDependencies(from: $0) { NameModel() }.name } == ["Mina"])
  }

  @Test(
    "A model without dependencies is reported, with the remedy; the operation runs all the same"
  )
  func reported() throws {
    let parent = PlainModel()
    var line = 0
    let recorded = issues {
      line = #line + 1
      let child = withDependencies(from: parent) { NameModel() }
      #expect(child.name == "nobody")
      #expect(
        withDependencies(from: parent) {
          $0.name = "Jun"
        } operation: {
          NameModel()
        }.name == "Jun"
      )
    }

    #expect(recorded.count == 2)
    let issue = try #require(recorded.first)
    #expect(issue.text.contains("model of type 'PlainModel'"))
    #expect(issue.text.contains("Called at: \(#fileID):\(line)"))
    #expect(issue.text.contains("Give 'PlainModel' a @Dependency property"))
    #expect(issue.line == line)
  }

  @Test("A model that is there already keeps its own, whatever scope it is returned from")
  func returnedAgain() {
    let mina = withDependencies {
      $0.name = "Mina"
    } operation: {
      PlainModel()
    }
    let jun = withDependencies {
      $0.name = "Jun"
    } operation: {
      PlainModel()
    }
    let same = withDependencies(from: jun) { mina }

    #expect(same === mina)
    #expect(withDependencies(from: mina) { NameModel() }.name == "Mina")
    #expect(withDependencies(from: jun) { NameModel() }.name == "Jun")
  }

  @Test("Throws what the operation throws")
  func throwing() async {
    let parent = NameModel()
    #expect(throws: CancellationError.self) {
      try withDependencies(from: parent) { throw CancellationError() }
    }
    await #expect(throws: CancellationError.self) {
      try await withDependencies(from: parent) { try await fail() }
    }
  }

  @Test("Overrides go with the model that owns them")
  func freed() {
    weak var spy: Store?
    do {
      let store = Store()
      spy = store
      let model = withDependencies {
        $0.store = store
      } operation: {
        StoringModel()
      }
      #expect(model.store === store)
    }

    #expect(spy == nil)
  }

  @Test("Those of a model without a @Dependency go when another model is remembered")
  func freedLater() {
    weak var spy: Store?
    // Made before, so that it does not get the place in memory that becomes free.
    let made = PlainModel()
    do {
      let store = Store()
      spy = store
      let model = withDependencies {
        $0.store = store
      } operation: {
        PlainModel()
      }
      #expect(withDependencies(from: model) { StoringModel() }.store === store)
    }
    let other = withDependencies {
      $0.name = "Jun"
    } operation: {
      made
    }

    #expect(spy == nil)
    #expect(withDependencies(from: other) { NameModel() }.name == "Jun")
  }

  private func made() async -> NameModel {
    await Task.yield()
    return NameModel()
  }

  private func fail() async throws {
    await Task.yield()
    throw CancellationError()
  }
}

private final class PlainModel {}

private class BaseModel {
  @Dependency(\.name) var name
}

private final class InheritingModel: BaseModel {}

private final class StoringModel {
  @Dependency(\.store) var store
}
