import Foundation
import Synchronization
import Testing

@testable import WorkshopKit

/// `FileWatch` notices what editors do when they save.
@Suite(.timeLimit(.minutes(2))) struct FileWatchTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("one", to: "Tests/Menu.swift")
    try folder.write("one", to: "Tests/Fixtures/menu.json")
  }

  enum Save: String, CaseIterable {
    case inPlace = "printf two > Tests/Menu.swift"
    case sameSize = "printf eno > Tests/Menu.swift"
    case byRename = "printf two > new && mv new Tests/Menu.swift"
    case byRenameInside = "printf two > Tests/.Menu.swp && mv Tests/.Menu.swp Tests/Menu.swift"
    case touched = "touch Tests/Menu.swift"
    case newFile = "printf two > Tests/Bill.swift"
    case gone = "rm Tests/Menu.swift"
    case deeper = "printf two > Tests/Fixtures/menu.json"
    case folderGone = "rm -r Tests"
  }

  @Test("It notices", arguments: Save.allCases)
  func notices(_ save: Save) async throws {
    let changes = Changes()
    let watch = FileWatch(folders: ["\(folder.path)/Tests"]) { changes.add() }
    defer { watch.stop() }
    try await shell(save.rawValue)
    try await changes.wait(for: 1)
  }

  @Test("It goes on noticing, also in a folder that was away")
  func again() async throws {
    let changes = Changes()
    let watch = FileWatch(folders: ["\(folder.path)/Tests"]) { changes.add() }
    defer { watch.stop() }
    try await shell("mv Tests away")
    try await changes.wait(for: 1)
    try await shell("mv away Tests")
    try await changes.wait(for: 2)
    try await shell(Save.inPlace.rawValue)
    try await changes.wait(for: 3)
  }

  @Test("What only editors keep for themselves is no save")
  func editorFiles() async throws {
    let changes = Changes()
    let watch = FileWatch(folders: ["\(folder.path)/Tests"]) { changes.add() }
    defer { watch.stop() }
    try await shell("touch Tests/.Menu.swift.swp Tests/Menu.swift~ 'Tests/#Menu.swift#' Tests/4913")
    // A save that it notices comes later, and is the first.
    try await shell(Save.byRename.rawValue)
    try await changes.wait(for: 1)
    #expect(changes.count == 1)
  }

  @Test("After the end it notices nothing")
  func stopped() async throws {
    let changes = Changes()
    let others = Changes()
    let watch = FileWatch(folders: ["\(folder.path)/Tests"]) { changes.add() }
    let other = FileWatch(folders: ["\(folder.path)/Tests"]) { others.add() }
    defer { other.stop() }
    try await shell(Save.byRename.rawValue)
    try await changes.wait(for: 1)
    try await others.wait(for: 1)
    watch.stop()
    try await shell(Save.touched.rawValue)
    try await others.wait(for: 2)
    try await shell(Save.newFile.rawValue)
    try await others.wait(for: 3)
    #expect(changes.count == 1)
  }

  private func shell(_ line: String) async throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", line]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    try await withCheckedThrowingContinuation {
      (continuation: CheckedContinuation<Void, any Error>) in
      process.terminationHandler = { _ in continuation.resume() }
      do { try process.run() } catch { continuation.resume(throwing: error) }
    }
    try #require(process.terminationStatus == 0)
  }
}

/// Counts calls, and lets a test wait for them.
private final class Changes: Sendable {
  private let number = Mutex(0)

  var count: Int { number.withLock { $0 } }

  func add() { number.withLock { $0 += 1 } }

  func wait(for wanted: Int) async throws {
    let deadline = ContinuousClock.now + .seconds(30)
    while count < wanted {
      try #require(ContinuousClock.now < deadline, "\(count) of \(wanted) changes were noticed")
      try await Task.sleep(for: .milliseconds(5))
    }
  }
}
