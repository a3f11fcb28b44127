import Foundation
import PlantedBugs
import Testing

@testable import Grading

/// The library in an app, where there are no tests.
@Suite struct AppTests {
  @Test("Without anything around it, a process is an app")
  func live() async throws {
    let app = try await run([])

    #expect(app.output == "live live shop false\n")
  }

  @Test("Xcode's previews are previews")
  func preview() async throws {
    let app = try await run([], ["XCODE_RUNNING_FOR_PREVIEWS": "1"])

    #expect(app.output == "preview preview shop false\n")
  }

  @Test("What is prepared is there everywhere")
  func prepared() async throws {
    let app = try await run(["prepared"])

    #expect(app.output == "prepared shop prepared shop\n")
  }

  @Test("A second preparation is told, and the app goes on with the first")
  func twice() async throws {
    let app = try await run(["twice"])

    #expect(
      app.output.hasPrefix(
        #"DependencyApp/main.swift:42: issue: @Dependency(\.shop) was prepared twice"#
      )
    )
    #expect(app.output.hasSuffix("\nfirst\n"))
    #expect(app.exitCode == 0)
  }

  @Test("A dependency without a live value is told, and the app goes on with the test value")
  func missing() async throws {
    let app = try await run(["missing"])

    #expect(
      app.output.hasPrefix(
        #"DependencyApp/main.swift:33: issue: @Dependency(\.oven) has no live value"#
      )
    )
    #expect(app.output.hasSuffix("\ntest oven\n"))
    #expect(app.exitCode == 0)
  }

  @Test("Issues are lines on standard error")
  func report() async throws {
    let app = try await run(["report"])

    #expect(
      app.output == """
        DependencyApp/main.swift:47: issue: Something is wrong.
        DependencyApp/main.swift:48: issue: Caught error: CancellationError()
        still here

        """
    )
    #expect(app.exitCode == 0)
  }

  @Test("In tests without test support, an issue stops the run: no test would hear of it")
  func withoutTestSupport() async throws {
    let app = try await run(["report", "--testing-library", "swift-testing"])

    #expect(app.wasKilled)
    #expect(app.output.contains("'WorkshopDependenciesTestSupport'"))
    #expect(app.output.contains("Something is wrong."))
    #expect(!app.output.contains("still here"))
  }

  @Test("At the top of main.swift, a dependency is named by its key, not by the module")
  func top() async throws {
    let app = try await run(["top"])

    #expect(app.output.contains("@Dependency(ShopKey.self) was prepared twice"))
    #expect(app.output.contains("$0[ShopKey.self] = …"))
  }

  @Test("Default values that need each other end the app, and both are named")
  func cycle() async throws {
    let app = try await run(["cycle"])

    #expect(app.wasKilled)
    #expect(app.output.contains(#"@Dependency(\.chicken)"#))
    #expect(app.output.contains(#"@Dependency(\.egg)"#))
    #expect(app.output.contains("need each other"))
  }

  @Test("A default value that waits for a static property does not hold up other dependencies")
  func locks() async throws {
    let app = try await run(["locks"])

    #expect(app.output == "no deadlock\n")
  }

  @Test("An actor's dependencies can be asked for while it works: nothing else of it is read")
  func actor() async throws {
    let app = try await run(["actor"])

    #expect(app.output == "still here\n")
    #expect(app.exitCode == 0)
  }

  #if os(Linux)
    @Test("It links no test framework")
    func links() async throws {
      let ldd = try await CommandRun.run("/usr/bin/ldd", [app], in: "/")

      #expect(ldd.exitCode == 0)
      #expect(ldd.output.contains("libswiftCore"))
      #expect(!ldd.output.contains("Testing"))
      #expect(!ldd.output.contains("XCTest"))
    }
  #endif

  private var app: String { "\(Runner.ownFolder)/DependencyApp" }

  /// Both outputs in one: what goes to standard error comes first.
  private func run(
    _ arguments: [String],
    _ variables: [String: String?] = [:]
  ) async throws -> CommandRun {
    let none: [String: String?] = [
      "SWIFT_BACKTRACE": "enable=no", "XCTestBundlePath": nil, "XCTestConfigurationFilePath": nil,
      "XCTestSessionIdentifier": nil,
    ]
    return try await CommandRun.run(
      app,
      arguments,
      in: "/",
      environment: none.merging(variables) { $1 }
    )
  }
}
