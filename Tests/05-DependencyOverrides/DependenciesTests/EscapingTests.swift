import Foundation
import Testing
import WorkshopDependencies

/// Overrides that follow work to where task locals do not go.
@Suite struct EscapingTests {
  @Test("Into a detached task")
  func detached() async {
    let name = await withDependencies {
      $0.name = "Jun"
    } operation: {
      await withEscapedDependencies { dependencies in
        await Task.detached { await dependencies.yield { await laterName() } }.value
      }
    }

    #expect(name == "Jun")
  }

  @Test("Onto a queue")
  func queue() async {
    let name = await withCheckedContinuation { continuation in
      withDependencies {
        $0.name = "Jun"
      } operation: {
        withEscapedDependencies { dependencies in
          DispatchQueue.global().async {
            dependencies.yield { continuation.resume(returning: currentName()) }
          }
        }
      }
    }

    #expect(name == "Jun")
  }

  @Test("Exactly those of the place where they were taken, whatever is current where they are used")
  func exactly() {
    let dependencies = withDependencies {
      $0.name = "Jun"
    } operation: {
      withEscapedDependencies { $0 }
    }

    withDependencies {
      $0.name = "Mina"
      $0.surroundings = "elsewhere"
    } operation: {
      dependencies.yield {
        @Dependency(\.surroundings) var surroundings
        #expect(currentName() == "Jun")
        #expect(surroundings == "test")
      }
      #expect(currentName() == "Mina")
    }
  }

  @Test("More than once, with more overrides inside, and results and errors coming back")
  func more() async throws {
    let dependencies = withDependencies {
      $0.name = "Jun"
    } operation: {
      withEscapedDependencies { $0 }
    }

    #expect(dependencies.yield { currentName() } == "Jun")
    #expect(await dependencies.yield { await laterName() } == "Jun")
    dependencies.yield {
      withDependencies {
        $0.name = "Mina"
      } operation: {
        #expect(currentName() == "Mina")
      }
    }
    #expect(throws: CancellationError.self) {
      try dependencies.yield { throw CancellationError() }
    }
  }

  @Test("What was overridden after they were taken is not there")
  func tooLate() {
    let dependencies = withEscapedDependencies { $0 }
    withDependencies {
      $0.name = "Jun"
    } operation: {
      dependencies.yield { #expect(currentName() == "nobody") }
    }
  }

  @Test("On the caller's actor") @MainActor
  func isolation() async {
    var count = 0
    await withEscapedDependencies { dependencies in
      await dependencies.yield {
        await Task.yield()
        count += 1
      }
    }

    #expect(count == 1)
  }

  @Test("From within a read, the reader's place is left behind")
  func fromWithinARead() throws {
    @Dependency(\.continuation) var dependencies
    let taken = withDependencies {
      $0.name = "Jun"
    } operation: {
      dependencies
    }
    let recorded = issues { taken.yield { _ = DependencyValues._current.greeting } }

    #expect(recorded.first?.file == "DependenciesTests/Dependencies.swift")
  }
}

private func currentName() -> String {
  @Dependency(\.name) var name
  return name
}

private func laterName() async -> String {
  await Task.yield()
  return currentName()
}

extension DependencyValues {
  fileprivate var continuation: DependencyValues.Continuation { withEscapedDependencies { $0 } }
}
