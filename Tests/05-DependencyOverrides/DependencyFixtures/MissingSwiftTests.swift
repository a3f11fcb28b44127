import Foundation
import Testing
import WorkshopDependencies
import WorkshopDependenciesTestSupport

@Suite struct MissingSwiftTests {
  @Test func before() {
    withDependencies {
      $0.greeting = "hi"
    } operation: {
      readGreeting()
    }
  }

  @Test func reads() {
    onlyUnderTheJudge { readGreeting() }
  }

  @Test func after() {}
}

@Suite struct MissingEachTimeSwiftTests {
  @Test func reads() {
    onlyUnderTheJudge { readGreeting() }
  }

  @Test func readsToo() {
    onlyUnderTheJudge { readGreeting() }
  }
}

@Suite struct MissingInTaskSwiftTests {
  @Test func reads() async {
    await asyncOnlyUnderTheJudge { await Task.detached { readGreeting() }.value }
  }
}

@Suite struct MissingOnQueueSwiftTests {
  @Test func reads() async {
    await asyncOnlyUnderTheJudge {
      await withCheckedContinuation { continuation in
        DispatchQueue.global().async {
          readGreeting()
          continuation.resume()
        }
      }
    }
  }
}

/// A child task of a test belongs to the test.
@Suite struct MissingInChildSwiftTests {
  @Test func reads() async {
    await asyncOnlyUnderTheJudge { await Task { readGreeting() }.value }
  }
}

@Suite struct UnimplementedSwiftTests {
  @Test func calls() {
    onlyUnderTheJudge { callOven(180) }
  }
}

@Suite struct ErrorSwiftTests {
  @Test func reports() {
    onlyUnderTheJudge { reportIssue(TooHot(), "in the oven") }
  }
}

@Suite struct ThrowingTraitSwiftTests {
  @Test(.dependency(\.greeting, try greeting())) func neverRuns() {}

  @Test(.dependencies { _ in try failUnderTheJudge() }) func neverRunsEither() {}

  private static func greeting() throws -> String {
    try failUnderTheJudge()
    return "hi"
  }

  private static func failUnderTheJudge() throws {
    try onlyUnderTheJudge { throw TooHot() }
  }
}
