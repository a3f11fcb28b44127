import ChildSupport
import Testing
import WorkshopDependencies
import WorkshopDependenciesTestSupport

/// Passes; it runs in a child because its trait rules every task of the process.
@Suite(.serialized, .mainSerialExecutor, .enabled(if: isJudged)) struct SerialSwiftTests {
  @Test(arguments: 1...20) func ticks(_ number: Int) async {
    let clock = TestClock()
    let ticks = LockIsolated<[Int]>([])
    let tasks = (1...5).map { number in
      Task {
        while true {
          try await clock.sleep(for: .seconds(1))
          ticks.withValue { $0.append(number) }
        }
      }
    }
    await clock.advance(by: .seconds(2))
    #expect(ticks.value == [1, 2, 3, 4, 5, 1, 2, 3, 4, 5])
    for task in tasks { task.cancel() }
  }

  @Test func isInUse() {
    #expect(uncheckedUseMainSerialExecutor)
  }

  @Suite struct Inside {
    @Test func isInUse() {
      #expect(uncheckedUseMainSerialExecutor)
    }
  }
}

@Suite(.serialized, .enabled(if: isJudged)) struct RestoredSwiftTests {
  @Test(.mainSerialExecutor) func during() {
    #expect(uncheckedUseMainSerialExecutor)
  }

  @Test func without() {
    #expect(!uncheckedUseMainSerialExecutor)
  }
}
