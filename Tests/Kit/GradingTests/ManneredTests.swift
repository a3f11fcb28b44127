import FixtureExercises
import Foundation
import Grading
import PlantedBugs
import Testing

/// What a suite leaves behind, and where.
@Suite struct ManneredTests {
  @Test(
    "A file that is left behind is named",
    arguments: ["LeavesTemporaryFile", "LeavesFileAtStart"],
    Framework.allCases
  )
  func leftover(_ name: String, _ framework: Framework) async throws {
    let result = try await Judge.ofFixtures.result(.clean, of: exercise(framework.suite(name)))

    #expect(result.status == .failed)
    #expect(result.says("forgotten.txt"))
    #expect(result.says("Remove what a test makes: in \(framework.cleaningPlace)"))
  }

  @Test(
    "So is one in the package",
    arguments: [
      (Framework.xctest, "written-by-xctest.txt"),
      (Framework.swiftTesting, "written-by-swift-testing.txt"),
    ]
  )
  func writtenIntoPackage(_ framework: Framework, _ file: String) async throws {
    defer { try? FileManager.default.removeItem(at: fixtureFolder.appending(path: file)) }
    let result = try await Judge.ofFixtures.result(
      .clean,
      of: exercise(framework.suite("WritesIntoPackage"))
    )

    #expect(result.status == .failed)
    #expect(result.says("wrote into the project itself: \(file)"))
  }

  @Test(
    "A file of somebody else's is not to be removed, nor changed",
    arguments: ["EmptiesDirectory", "OverwritesEverything"],
    Framework.allCases
  )
  func strangersFile(_ name: String, _ framework: Framework) async throws {
    let result = try await Judge.ofFixtures.result(.clean, of: exercise(framework.suite(name)))

    #expect(result.status == .failed)
    #expect(
      result.says("removed or changed somebody-elses-file.txt in the temporary directory"),
      "\(result.message ?? "")"
    )
    #expect(result.says("which it did not make"))
    #expect(!result.says("left"))
  }

  @Test("Cleaning up only where nothing goes wrong is not enough", arguments: Framework.allCases)
  func cleansUpAtTheEnd(_ framework: Framework) async throws {
    let result = try await cleanDespiteFailure(framework.suite("CleansUpAtTheEnd"))

    #expect(result.status == .failed)
    #expect(result.says("backup-"))
    #expect(result.says("Remove what a test makes: in \(framework.cleaningPlace)"))
    #expect(result.says("when something goes wrong (\(BackupBug.fails.rawValue))"))
  }

  @Test("Cleaning up anyway is", arguments: Framework.allCases)
  func cleansUpAnyway(_ framework: Framework) async throws {
    #expect(try await cleanDespiteFailure(framework.suite("CleansUpAnyway")).status == .passed)
  }

  private func cleanDespiteFailure(_ suite: Suite) async throws -> CheckResult {
    let extras = ExtraChecks(cleansUpDespite: [Planting(BackupBug.fails)])
    return try await Judge.ofFixtures.result(.clean, of: exercise(suite, extras: extras))
  }
}

extension Framework {
  /// Where a suite in this framework cleans up, as a learner is told.
  fileprivate var cleaningPlace: String {
    switch self {
    case .xctest: "tearDown, or with addTeardownBlock"
    case .swiftTesting: "the deinit of the suite (a final class has one), or with defer"
    }
  }
}
