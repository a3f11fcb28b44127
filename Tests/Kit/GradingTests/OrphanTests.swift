import Foundation
import PlantedBugs
import Testing

@testable import Grading

/// Nothing that a suite starts outlives it.
@Suite struct OrphanTests {
  @Test(
    "A forgotten process is ended with its run",
    arguments: [(Framework.xctest, "left-by-xctest"), (.swiftTesting, "left-by-swift-testing")]
  )
  func forgotten(_ framework: Framework, _ mark: String) async throws {
    let result = try await Judge.ofFixtures.result(
      .valid,
      of: exercise(framework.suite("LeavesProcess"))
    )

    #expect(result.status == .passed, "\(result.message ?? "")")
    #expect(await isNobodyLeft(marked: "\(mark)-\(getpid())"))
  }

  @Test(
    "Even one that escaped from its session is",
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/setsid")),
    arguments: [
      (Framework.xctest, "escaped-from-xctest"), (.swiftTesting, "escaped-from-swift-testing"),
    ]
  )
  func escaped(_ framework: Framework, _ mark: String) async throws {
    let result = try await Judge.ofFixtures.result(
      .valid,
      of: exercise(framework.suite("LetsProcessEscape"))
    )

    #expect(result.status == .passed, "\(result.message ?? "")")
    #expect(await isNobodyLeft(marked: "\(mark)-\(getpid())"))
  }
}
