import Testing
import WorkshopDependencies

/// Closures that must not be called. What they return is decided by the compiler.
@Suite struct UnimplementedTests {
  @Test("A closure reports when it is called, and returns the placeholder")
  func sync() throws {
    let line = #line + 1
    let heat: @Sendable (Int, String) -> Bool = unimplemented("Oven.heat", placeholder: true)
    let recorded = issues { #expect(heat(180, "pie")) }

    let issue = try #require(recorded.first)
    #expect(recorded.count == 1)
    #expect(issue.text.hasPrefix("Unimplemented: Oven.heat was called."))
    #expect(issue.text.contains("Defined at:  DependenciesTests/UnimplementedTests.swift:\(line)"))
    #expect(issue.text.contains(#"Called with: (180, "pie")"#))
    #expect(issue.text.contains("withDependencies"))
    #expect(issue.line == line)
  }

  @Test("To make it is no call")
  func made() {
    let recorded = issues {
      let close: @Sendable () -> Void = unimplemented("Oven.close")
      _ = close
    }

    #expect(recorded.isEmpty)
  }

  @Test("Without a description and a placeholder")
  func void() {
    let close: @Sendable () -> Void = unimplemented()
    let recorded = issues { close() }

    #expect(recorded.count == 1)
    #expect(recorded.first?.text.hasPrefix("Unimplemented: a closure was called.") == true)
  }

  @Test("A throwing closure reports and throws")
  func throwing() {
    let heat: @Sendable (Int) throws -> String = unimplemented("Oven.heat")
    let recorded = issues {
      let failure = #expect(throws: UnimplementedFailure.self) { try heat(1) }
      #expect(failure?.description == "Oven.heat")
    }

    #expect(recorded.count == 1)
  }

  @Test("An asynchronous closure")
  func async() async {
    let heat: @Sendable (Int) async -> Int = unimplemented("Oven.heat", placeholder: 20)
    let recorded = await asyncIssues { #expect(await heat(1) == 20) }

    #expect(recorded.count == 1)
  }

  @Test("A throwing asynchronous closure")
  func asyncThrowing() async {
    let heat: @Sendable (Int) async throws -> Int = unimplemented("Oven.heat")
    let recorded = await asyncIssues {
      await #expect(throws: UnimplementedFailure.self) { try await heat(1) }
    }

    #expect(recorded.count == 1)
  }

  @Test("Each call is reported")
  func everyCall() {
    let close: @Sendable () -> Void = unimplemented("Oven.close")
    #expect(
      issues {
        close()
        close()
      }.count == 2
    )
  }

  @Test("A value is reported when it is made")
  func value() {
    let recorded = issues {
      let menu: [String] = unimplemented("Menu", placeholder: ["tea"])
      #expect(menu == ["tea"])
    }

    #expect(recorded.count == 1)
    #expect(recorded.first?.text.hasPrefix("Unimplemented: Menu was read.") == true)
    #expect(recorded.first?.text.contains("Called with") == false)
  }

  @Test("In a test value: read is fine, called is a failure")
  func inTestValue() {
    @Dependency(Oven.self) var oven
    let read = issues { _ = oven }
    let called = issues { #expect(throws: UnimplementedFailure.self) { try oven.heat(3) } }

    #expect(read.isEmpty)
    #expect(called.count == 1)
  }
}
