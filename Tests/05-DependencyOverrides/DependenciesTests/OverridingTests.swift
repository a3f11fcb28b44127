import Foundation
import Testing
import WorkshopDependencies

/// How far an override reaches.
@Suite struct OverridingTests {
  @Dependency(\.name) var name

  @Test("It holds until the operation returns")
  func scope() {
    withDependencies {
      $0.name = "Jun"
    } operation: {
      #expect(name == "Jun")
    }

    #expect(name == "nobody")
  }

  @Test("The result of the operation comes back, and may be ignored")
  func result() async {
    let length = withDependencies {
      $0.name = "Jun"
    } operation: {
      name.count
    }
    let later = await withDependencies {
      $0.name = "Mina"
    } operation: {
      await Task.yield()
      return name.count
    }

    #expect(length == 3)
    #expect(later == 4)
  }

  @Test("Inner overrides come on top of outer ones")
  func nested() {
    withDependencies {
      $0.name = "Jun"
      $0.surroundings = "outside"
    } operation: {
      withDependencies {
        $0.name = "Mina"
      } operation: {
        @Dependency(\.surroundings) var surroundings
        #expect(name == "Mina")
        #expect(surroundings == "outside")
      }
    }
  }

  @Test("What either closure throws is thrown, and the override is over")
  func throwing() async {
    #expect(throws: CancellationError.self) {
      try withDependencies { _ in
        throw CancellationError()
      } operation: {
        Issue.record("the operation does not run")
      }
    }
    #expect(throws: CancellationError.self) {
      try withDependencies {
        $0.name = "Jun"
      } operation: {
        throw CancellationError()
      }
    }
    await #expect(throws: CancellationError.self) {
      try await withDependencies {
        $0.name = "Jun"
      } operation: {
        try await Task { throw CancellationError() }.value
      }
    }
    #expect(name == "nobody")
  }

  @Test("It holds across suspensions, in child tasks and in tasks that outlive it")
  func tasks() async {
    let task = await withDependencies {
      $0.name = "Jun"
    } operation: {
      await Task.yield()
      #expect(name == "Jun")
      async let child = name
      #expect(await child == "Jun")
      return Task { name }
    }

    #expect(await task.value == "Jun")
  }

  @Test("It does not reach detached tasks and queues")
  func escaped() async {
    await withDependencies {
      $0.name = "Jun"
    } operation: {
      let detached = await Task.detached { localName() }.value
      let queued = await withCheckedContinuation { continuation in
        DispatchQueue.global().async { continuation.resume(returning: localName()) }
      }
      #expect(detached == "nobody")
      #expect(queued == "nobody")
    }
  }

  @Test("The new values may be awaited")
  func asyncUpdate() async {
    await withDependencies {
      $0.name = await Task { "Jun" }.value
    } operation: {
      #expect(name == "Jun")
    }
  }

  @Test("An asynchronous operation stays on the caller's actor")
  @MainActor func isolation() async {
    let counter = MainActorCounter()
    await withDependencies {
      $0.name = "Jun"
      counter.count += 1
    } operation: {
      await Task.yield()
      counter.count += 1
      MainActor.assertIsolated()
    }

    #expect(counter.count == 2)
  }

  @Test("Changed in mid-test, the model that is there already sees it")
  func midTest() async {
    let model = withDependencies {
      $0.name = "before"
    } operation: {
      NameModel()
    }
    #expect(model.name == "before")

    await withDependencies {
      $0.name = "after"
    } operation: {
      await Task.yield()
      #expect(model.name == "after")
    }
  }

  @Test("What is made for a look sees what was overridden before it")
  func lookAfterOverride() {
    let recorded = issues {
      withDependencies {
        $0.greeting = "hi"
        $0.name = $0.poster
      } operation: {
        @Dependency(\.name) var name
        #expect(name == "poster: hi")
      }
    }

    #expect(recorded.isEmpty)
  }

  @Test("And nothing that was overridden later")
  func lookBeforeOverride() {
    let recorded = issues {
      withDependencies {
        $0.name = $0.poster
        $0.greeting = "hi"
      } operation: {
      }
    }

    #expect(recorded.count == 1)
  }
}

private func localName() -> String {
  @Dependency(\.name) var name
  return name
}

@MainActor private final class MainActorCounter {
  var count = 0
}
