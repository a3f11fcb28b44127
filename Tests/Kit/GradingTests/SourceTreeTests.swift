import Foundation
import Testing

@testable import Grading

/// Which files of the package a run has changed.
@Suite struct SourceTreeTests {
  @Test("Nothing happens, nothing is reported")
  func nothing() async throws {
    #expect(try await changes { _ in } == [])
  }

  @Test("New files count, in any folder")
  func new() async throws {
    let changes = try await changes { root in
      try write("new", to: root, "new.txt")
      try write("new", to: root, "Folder/New.swift")
    }
    #expect(changes == ["Folder/New.swift", "new.txt"])
  }

  @Test("A file that changed counts, but a learner may save a Swift file")
  func changed() async throws {
    let changes = try await changes { root in
      try write("longer than before", to: root, "data.json")
      try write("longer than before", to: root, "Code.swift")
    }
    #expect(changes == ["data.json"])
  }

  @Test("A file that is gone counts, but an editor may replace a Swift file")
  func gone() async throws {
    let changes = try await changes { root in
      for name in ["data.json", "Code.swift"] {
        try FileManager.default.removeItem(at: root.appending(path: name))
      }
    }
    #expect(changes == ["data.json"])
  }

  @Test("What editors and builds write does not count")
  func others() async throws {
    let changes = try await changes { root in
      for name in [
        ".hidden", ".build/log", "Code.swift~", "#Code.swift#", "4913",
        "tmp/workshop-run-7-8/run-1/results.jsonl",
      ] {
        try write("new", to: root, name)
      }
    }
    #expect(changes == [])
  }

  private func changes(_ change: (URL) throws -> Void) async throws -> [String] {
    var changes: [String] = []
    try await withTemporaryFolder { root in
      for name in ["data.json", "Code.swift"] { try write("before", to: root, name) }
      let before = SourceTree(root: root.path)
      try change(root)
      changes = SourceTree(root: root.path).changes(since: before)
    }
    return changes
  }

  private func write(_ text: String, to root: URL, _ name: String) throws {
    let file = root.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file)
  }
}
