import Foundation
import Testing
import WorkshopKitC

@testable import WorkshopKit

/// A change that is taken back while somebody saves: what was saved stays, and what stood there
/// before is kept.
@Suite(.timeLimit(.minutes(1))) struct TakenBackTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("old", to: "place")
    try folder.write("new", to: "pending/kept")
    try #require(mkfifo("\(folder.path)/pause", 0o600) == 0)
  }

  /// What a learner does in the middle of the change.
  enum Act: CaseIterable {
    case nothing, write, replace, remove, moveAway

    func perform(at file: String) throws {
      switch self {
      case .nothing: break
      case .write:
        // Into the same file, as some editors do.
        let handle = try #require(FileHandle(forWritingAtPath: file))
        try handle.truncate(atOffset: 0)
        try handle.write(contentsOf: Data("saved".utf8))
        try handle.close()
      case .replace: try Data("saved".utf8).write(to: URL(fileURLWithPath: file), options: .atomic)
      case .remove: try FileManager.default.removeItem(atPath: file)
      case .moveAway: try FileManager.default.moveItem(atPath: file, toPath: "\(file).bak")
      }
    }

    /// What stands there after it; `nil` for nothing.
    var result: String? {
      switch self {
      case .nothing: "old"
      case .write, .replace: "saved"
      case .remove, .moveAway: nil
      }
    }
  }

  @Test("After an exchange", arguments: Act.allCases, [true, false])
  func exchange(_ act: Act, _ canExchange: Bool) async throws {
    let result = try await apply(workshop_exchange, canExchange) { try act.perform(at: $0) }
    #expect(result.error == ENOENT)
    #expect(result.isWhole)
    #expect(folder.read("place") == act.result)
    #expect(folder.read("dropped/kept") == (act == .nothing ? "new" : "old"))
  }

  @Test("After a file was brought in", arguments: Act.allCases)
  func bringIn(_ act: Act) async throws {
    try folder.remove("place")
    let result = try await apply(workshop_bring_in, true) { try act.perform(at: $0) }
    #expect(result.isWhole)
    #expect(folder.read("place") == (act == .nothing ? nil : act.result))
    #expect(folder.read("dropped/kept") == (act == .nothing ? "new" : nil))
  }

  @Test("After a file was taken out", arguments: [false, true])
  func takeOut(_ isSaved: Bool) async throws {
    try folder.remove("pending/kept")
    let result = try await apply(workshop_take_out, true) { file in
      if isSaved { try Data("saved".utf8).write(to: URL(fileURLWithPath: file)) }
    }
    #expect(result.isWhole)
    #expect(folder.read("place") == (isSaved ? "saved" : "old"))
    #expect(folder.read("dropped/kept") == (isSaved ? "old" : nil))
  }

  /// Takes one step, waits until somebody has done something, and takes a step that fails.
  private func apply(
    _ kind: workshop_step_kind,
    _ canExchange: Bool,
    meanwhile act: (String) throws -> Void
  ) async throws -> (error: Int32, isWhole: Bool) {
    let path = folder.path
    let new = folder.read("pending/kept")
    let steps = [
      Step(kind: kind, place: "\(path)/place", kept: "\(path)/pending/kept"),
      // Opening a pipe waits for somebody who writes.
      Step(kind: workshop_sync_folder, place: "\(path)/pause", kept: ""),
      Step(kind: workshop_make_folder, place: "\(path)/missing/folder", kept: ""),
    ]
    async let result = onOwnThread { carryOut(steps, in: path, canExchange) }
    // Sleeping, not yielding: many tests that only yield would keep each other from the two threads
    // that a small machine has.
    let deadline = Date(timeIntervalSinceNow: 120)
    while folder.read("place") != new, Date() < deadline {
      try await Task.sleep(for: .milliseconds(5))
    }
    try act("\(path)/place")
    var pipe: Int32 = -1
    while pipe < 0, Date() < deadline {
      pipe = open("\(path)/pause", O_WRONLY | O_NONBLOCK | O_CLOEXEC)
      if pipe < 0 { try await Task.sleep(for: .milliseconds(5)) }
    }
    close(pipe)
    return try await result
  }
}

private struct Step {
  var kind: workshop_step_kind
  var place: String
  var kept: String
}

private func carryOut(_ steps: [Step], in path: String, _ canExchange: Bool) -> (
  error: Int32, isWhole: Bool
) {
  var list = steps.map { step in
    workshop_step(
      kind: step.kind,
      place: strdup(step.place),
      kept: strdup(step.kept),
      aside: strdup("\(step.kept).aside"),
      nothing: strdup("\(step.kept).nothing"),
      done: 0,
      put_in: workshop_identity()
    )
  }
  var isWhole = false
  let error = workshop_apply(
    &list,
    Int32(list.count),
    "\(path)/pending",
    "\(path)/saved",
    "\(path)/dropped",
    canExchange,
    &isWhole
  )
  return (error, isWhole)
}
