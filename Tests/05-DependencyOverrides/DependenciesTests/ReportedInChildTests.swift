import PlantedBugs
import Testing

@testable import Grading

/// Failures as each framework sees them: in child processes, whose results are read.
@Suite struct ReportedInChildTests {
  @Test("A missing test value fails the test that read it, once, in both frameworks")
  func rightTest() async throws {
    for (framework, test) in [
      (Framework.xctest, "MissingXCTests/test2Reads"), (.swiftTesting, "MissingSwiftTests/reads()"),
    ] {
      let record = try await run("Missing", framework)

      #expect(record.outcome == .failed)
      #expect(record.tests.count == 3)
      #expect(record.failures.map(\.test) == [test])
      #expect(record.looseIssues.isEmpty)
      let issue = try #require(record.failures.first?.issue)
      #expect(issue.text.contains(#"@Dependency(\.greeting) has no test value"#))
      #expect(issue.file?.hasSuffix("DependencyFixtures/Support.swift") == true)
    }
  }

  @Test("Each test that reads it fails")
  func eachTest() async throws {
    for framework in [Framework.xctest, .swiftTesting] {
      let record = try await run("MissingEachTime", framework)

      #expect(record.failures.count == 2)
      #expect(record.failedTests.count == 2)
    }
  }

  @Test(
    "XCTest: from a detached task and from a queue, for the test that waits",
    arguments: [
      "MissingInTask", "MissingOnQueue",
    ]
  )
  func elsewhereInXCTest(_ suite: String) async throws {
    let record = try await run(suite, .xctest)

    #expect(record.failures.map(\.test) == ["\(suite)XCTests/test2Reads"])
  }

  @Test(
    "Swift Testing: from a detached task and from a queue, for no test, but the run fails",
    arguments: [
      "MissingInTask", "MissingOnQueue",
    ]
  )
  func elsewhereInSwiftTesting(_ suite: String) async throws {
    let record = try await run(suite, .swiftTesting)

    #expect(record.outcome == .failed)
    #expect(record.failures.isEmpty)
    #expect(record.looseIssues.count == 1)
    #expect(record.looseIssues.first?.text.contains(#"@Dependency(\.greeting)"#) == true)
  }

  @Test("Swift Testing: from a task that a test starts, for that test")
  func childTask() async throws {
    let record = try await run("MissingInChild", .swiftTesting)

    #expect(record.failures.map(\.test) == ["MissingInChildSwiftTests/reads()"])
    #expect(record.looseIssues.isEmpty)
  }

  @Test("An unimplemented endpoint and an error, in both")
  func others() async throws {
    for framework in [Framework.xctest, .swiftTesting] {
      let unimplemented = try await run("Unimplemented", framework)
      let error = try await run("Error", framework)

      #expect(unimplemented.failures.count == 1)
      #expect(unimplemented.failures.first?.issue.text.contains("Unimplemented: Oven.heat") == true)
      #expect(error.failures.count == 1)
      #expect(error.failures.first?.issue.text.contains("TooHot()") == true)
    }
  }

  @Test("XCTest: an error comes with its message")
  func errorText() async throws {
    let record = try await run("Error", .xctest)

    #expect(
      record.failures.first?.issue.text.hasSuffix("Caught error: TooHot(): in the oven") == true
    )
  }

  @Test("XCTest: a failure at another place")
  func elsewhere() async throws {
    let issue = try #require(try await run("Elsewhere", .xctest).failures.first?.issue)

    #expect(issue.file == "/Caller.swift")
    #expect(issue.line == 3)
  }

  @Test("XCTest: an assertion that does not hold")
  func assertion() async throws {
    let record = try await run("Assert", .xctest)

    #expect(record.failures.count == 1)
    #expect(record.failures.first?.issue.text.contains("Assertion failed: backwards") == true)
  }

  @Test("XCTest: from class setUp, where nobody would hear of it, it stops the run")
  func inClassSetUp() async throws {
    let record = try await run("InClassSetUp", .xctest)

    #expect(record.outcome == .crashed)
    #expect(record.output.contains("while no test was running"))
    #expect(record.output.contains(#"@Dependency(\.greeting) has no test value"#))
  }

  @Test(
    "A test clock that never comes to its end says so, and cancels what sleeps",
    arguments: ["Endless", "Restless"]
  )
  func endless(_ suite: String) async throws {
    let record = try await run(suite, .xctest)

    #expect(record.outcome == .failed)
    #expect(record.failures.count == 1)
    #expect(
      record.failures.first?.issue.text.contains("TestClock.run did not come to an end") == true
    )
  }

  @Test("A trait whose value throws fails the test")
  func throwingTrait() async throws {
    let record = try await run("ThrowingTrait", .swiftTesting)

    #expect(record.failedTests.count == 2)
    #expect(record.failures.allSatisfy { $0.issue.text.contains("TooHot") })
  }

  @Test(
    "With the trait, tasks of Swift Testing take turns; afterwards they do not",
    arguments: [
      "Serial", "Restored",
    ]
  )
  func serial(_ suite: String) async throws {
    let record = try await run(suite, .swiftTesting)

    #expect(record.outcome == .passed, "\(record.failures)")
    #expect(record.skippedTests.isEmpty)
  }
}
