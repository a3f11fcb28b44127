import Foundation
import Testing

/// The copy in which the way is gone: nothing in it is left of an earlier way.
@Suite struct CloneTests {
  private let root: String
  private var place: String { "\(root)/.workshop/way/clone" }

  init() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("workshop-clone-\(UUID().uuidString)")
    root = folder.path
    for (file, text) in Self.kit { try write(text, to: file) }
  }

  private static let kit = [
    "Package.swift": "package",
    "README.md": "kit",
    ".gitignore": ".workshop/\n.build/\nnotes.txt\n",
    "Lessons/01-Cafe/README.md": "read me",
    // A learner was here.
    "Lessons/01-Cafe/Sources/Menu.swift": "changed",
    "Lessons/01-Cafe/Tests/MenuTests.swift": "written",
    "Lessons/01-Cafe/Tests/Mine.swift": "mine",
    "Solutions/01-Cafe/Sources/Menu.swift": "menu",
    "Solutions/01-Cafe/Tests/MenuTests.swift": "answer",
    "Solutions/01-Cafe/NOTES.md": "notes",
    "Tests/01-Cafe/Starters/Tests/MenuTests.swift": "starter",
    ".build/debug/workshop": "built",
    ".workshop/progress.json": "all passed",
  ]

  /// What somebody has who just cloned the kit.
  private static let cloned = [
    "Package.swift": "package",
    "README.md": "kit",
    ".gitignore": ".workshop/\n.build/\nnotes.txt\n",
    "Lessons/01-Cafe/README.md": "read me",
    "Lessons/01-Cafe/Sources/Menu.swift": "menu",
    "Lessons/01-Cafe/Tests/MenuTests.swift": "starter",
    "Solutions/01-Cafe/Sources/Menu.swift": "menu",
    "Solutions/01-Cafe/Tests/MenuTests.swift": "answer",
    "Solutions/01-Cafe/NOTES.md": "notes",
    "Tests/01-Cafe/Starters/Tests/MenuTests.swift": "starter",
  ]

  @Test("The lessons are as given, whatever a learner did; what tools keep is left behind")
  func asGiven() throws {
    defer { clean() }
    _ = try Clone(of: root, in: place)
    #expect(try contents() == Self.cloned)
  }

  @Test("With git: what it knows of or would add, not what it ignores or what is gone")
  func git() throws {
    defer { clean() }
    try write("a list", to: "notes.txt")
    try shell("git init -q && git add -A && rm README.md")
    try write("new", to: "Tests/New.swift")
    _ = try Clone(of: root, in: place)
    var expected = Self.cloned
    expected["README.md"] = nil
    expected["Tests/New.swift"] = "new"
    #expect(try contents() == expected)
  }

  @Test("In a folder that git leaves alone, it is as without git")
  func ignored() throws {
    defer { clean() }
    try write("*", to: ".gitignore")
    try shell("git init -q")
    _ = try Clone(of: root, in: place)
    var expected = Self.cloned
    expected[".gitignore"] = "*"
    #expect(try contents() == expected)
  }

  @Test("A copy that an earlier way left becomes the same, but for its build folder")
  func stale() throws {
    defer { clean() }
    _ = try Clone(of: root, in: place)
    let copy = ".workshop/way/clone"
    try write("answer", to: "\(copy)/Lessons/01-Cafe/Tests/MenuTests.swift")
    try write("old", to: "\(copy)/Lessons/01-Cafe/Tests/OldTests.swift")
    try write("old", to: "\(copy)/Package.swift")
    try write("all passed", to: "\(copy)/.workshop/progress.json")
    try write("built", to: "\(copy)/.build/debug/workshop")
    try FileManager.default.removeItem(atPath: "\(place)/README.md")
    _ = try Clone(of: root, in: place)
    #expect(try contents() == Self.cloned)
    #expect(!FileManager.default.fileExists(atPath: "\(place)/.workshop"))
    #expect(FileManager.default.fileExists(atPath: "\(place)/.build/debug/workshop"))
  }

  @Test("What is the same already is not written again, or all of it would be built again")
  func untouched() throws {
    defer { clean() }
    _ = try Clone(of: root, in: place)
    let long = Date(timeIntervalSince1970: 1_000_000_000)
    for file in ["README.md", "Lessons/01-Cafe/Sources/Menu.swift"] {
      try FileManager.default.setAttributes(
        [.modificationDate: long],
        ofItemAtPath: "\(place)/\(file)"
      )
    }
    try write("another kit", to: "README.md")
    _ = try Clone(of: root, in: place)
    let date = { (file: String) in
      try FileManager.default.attributesOfItem(atPath: "\(place)/\(file)")[.modificationDate]
        as? Date
    }
    #expect(try date("Lessons/01-Cafe/Sources/Menu.swift") == long)
    #expect(try date("README.md") != long)
  }

  @Test("A slip that has nothing to change, or an exercise that is not there, is a wrong way")
  func wrongWay() throws {
    defer { clean() }
    let clone = try Clone(of: root, in: place)
    #expect(throws: WrongWay.self) { try clone.make(.solve("99.9")) }
    let file = "\(place)/Lessons/01-PlainAsserts/Tests/ReceiptTests.swift"
    try write("soup soup", to: String(file.dropFirst(root.count + 1)))
    for text in ["bread", "soup"] {
      #expect(throws: WrongWay.self) { try clone.make(.change("1.1", text, "tea")) }
    }
  }

  private func contents() throws -> [String: String] {
    var contents: [String: String] = [:]
    for file in Clone.files(in: place) {
      contents[file] = try String(contentsOfFile: "\(place)/\(file)", encoding: .utf8)
    }
    return contents
  }

  private func write(_ text: String, to file: String) throws {
    let url = URL(fileURLWithPath: "\(root)/\(file)")
    let folder = url.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private func shell(_ line: String) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", line]
    process.currentDirectoryURL = URL(fileURLWithPath: root)
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
  }

  private func clean() { try? FileManager.default.removeItem(atPath: root) }
}
