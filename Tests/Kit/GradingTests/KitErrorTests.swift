import Foundation
import PlantedBugs
import Testing

@testable import Grading

/// Where the kit itself cannot do its work, it says so and grades nothing.
@Suite struct KitErrorTests {
  @Test("A canary that nobody catches stops the judge")
  func canary() async throws {
    let unknown = Planting(id: "CanaryBug.doesNotExist", title: "Nothing")
    let judge = Judge(
      workplace: fixtureWorkplace,
      folder: Runner.ownFolder,
      canaryBug: unknown
    )
    let exercise = exercise(Framework.xctest.suite("Careful"))

    let error = await #expect(throws: KitError.self) { try await judge.report(on: exercise) }
    guard case .canaryNotCaught(_, let detail) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(detail.contains("passed"))
    // And it stays stopped.
    await #expect(throws: KitError.self) { try await judge.result(.valid, of: exercise) }
  }

  @Test("XCTest on Linux traps before the first test when a suite is on the main actor")
  func mainActor() {
    let output = """
      Could not cast value of type '(CafeTests.MenuTests) -> @Swift.MainActor () throws -> ()' (0x7) \
      to '(CafeTests.MenuTests) -> () throws -> ()' (0x9).
      """

    #expect(Judge.suiteOnMainActor(in: output) == "MenuTests")
    #expect(Judge.suiteOnMainActor(in: "Could not cast value of type 'Int' to 'String'") == nil)
  }

  @Test("Nothing is built where the judge looks")
  func noRunner() async throws {
    try await withTemporaryFolder { folder in
      let judge = Judge(workplace: fixtureWorkplace, folder: folder.path)
      let exercise = exercise(Framework.xctest.suite("Careful"))

      await #expect(throws: KitError.noRunner(module: "Fixtures", folder: folder.path)) {
        try await judge.report(on: exercise)
      }
    }
  }

  @Test("A run's folder cannot be written")
  func cannotWrite() async throws {
    try await withTemporaryFolder { folder in
      // Below a file no folder can be made, whatever the permissions are.
      let file = folder.appending(path: "file")
      try Data().write(to: file)

      let error = #expect(throws: KitError.self) { try RunFolder.makeRoot(in: file.path) }
      guard case .cannotWrite(let path, _) = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(path.hasPrefix(file.path))
    }
  }

  @Test("A program cannot be started")
  func cannotStart() {
    let command = ChildCommand(
      program: "/does/not/exist",
      arguments: [],
      environment: [:],
      outputPath: "/dev/null"
    )

    #expect(throws: KitError.cannotStart("/does/not/exist", reason: systemMessage(ENOENT))) {
      try ChildProcess.run(command, limit: 60)
    }
  }
}

/// Those of a run that was ended from outside, the next run removes.
func withTemporaryFolder<R>(_ body: (URL) async throws -> R) async throws -> R {
  _ = abandonedAreGone
  let name = "\(prefixOfFolders)\(getpid())-\(UUID())"
  let folder = FileManager.default.temporaryDirectory.appending(path: name)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try await body(folder)
}

private let prefixOfFolders = "workshop-grading-tests-"

private let abandonedAreGone: Void = RunFolder.removeAbandoned(
  prefixOfFolders,
  in: FileManager.default.temporaryDirectory.path
)
