import Foundation
import Testing
import WorkshopDependencies

/// What code says that knows nothing of tests, and where it appears.
@Suite struct ReportingTests {
  @Test("A message, at the line that reports it")
  func message() throws {
    let line = #line + 1
    let recorded = issues { reportIssue("too hot") }

    #expect(recorded.map(\.text) == ["too hot"])
    #expect(recorded.first?.file == #fileID)
    #expect(recorded.first?.line == line)
  }

  @Test("No message")
  func noMessage() {
    #expect(issues { reportIssue() }.map(\.text) == [""])
  }

  @Test("An error, with and without a message")
  func error() {
    let line = #line + 2
    let recorded = issues {
      reportIssue(TooHot())
      reportIssue(TooHot(), "in the oven")
    }

    #expect(recorded.map(\.text) == ["", "in the oven"])
    #expect(recorded.allSatisfy { $0.error is TooHot })
    #expect(recorded.map(\.line) == [line, line + 1])
  }

  @Test("At another place, sync and async")
  func context() async {
    var line = 0
    let recorded = await asyncIssues {
      withIssueContext(fileID: "Stand/Caller.swift", filePath: "/Caller.swift", line: 3, column: 1)
      {
        reportIssue("sync")
        reportIssue(TooHot())
      }
      await withIssueContext(fileID: "Stand/Other.swift", filePath: "/O.swift", line: 4, column: 1)
      {
        await Task.yield()
        reportIssue("async")
      }
      line = #line + 1
      reportIssue("outside")
    }

    #expect(recorded.map(\.line) == [3, 3, 4, line])
    #expect(
      recorded.map(\.file?.description) == [
        "Stand/Caller.swift", "Stand/Caller.swift", "Stand/Other.swift", #fileID,
      ]
    )
  }

  @Test("A missing value appears at the helper's caller, too")
  func contextOfMissingValue() {
    let recorded = issues {
      withIssueContext(fileID: "Stand/Caller.swift", filePath: "/Caller.swift", line: 3, column: 1)
      {
        @Dependency(\.greeting) var greeting
        _ = greeting
      }
    }

    #expect(recorded.map(\.line) == [3])
  }

  @Test("A task that a default value begins is heard, however late, even if made to be overridden")
  func fromATaskOfADefaultValue() async {
    let (gate, open) = AsyncStream<Void>.makeStream()
    let begun = LockIsolated<Task<Void, Never>?>(nil)
    let recorded = await asyncIssues {
      Beginner.$begin.withValue({
        begun.setValue(
          Task {
            for await _ in gate {}
            reportIssue("late")
          }
        )
      }) {
        withDependencies {
          $0[Beginner.self].name = "Jun"
        } operation: {
        }
      }
      open.finish()
      await begun.value?.value
    }

    #expect(recorded.map(\.text) == ["late"])
  }

  @Test("Its result comes back, and its error")
  func contextResult() async throws {
    let one = withIssueContext(fileID: "a/b", filePath: "b", line: 1, column: 1) { 1 }
    let two = await withIssueContext(fileID: "a/b", filePath: "b", line: 1, column: 1) {
      await Task { 2 }.value
    }

    #expect(one == 1)
    #expect(two == 2)
    #expect(throws: TooHot.self) {
      try withIssueContext(fileID: "a/b", filePath: "b", line: 1, column: 1) { throw TooHot() }
    }
  }
}

/// Its test value begins work.
private struct Beginner: TestDependencyKey {
  @TaskLocal static var begin: @Sendable () -> Void = {}
  var name: String
  static var testValue: Beginner {
    begin()
    return Beginner(name: "nobody")
  }
}

private struct TooHot: Error {}
