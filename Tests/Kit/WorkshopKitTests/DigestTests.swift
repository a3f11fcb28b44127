import Testing

@testable import WorkshopKit

/// Which changes make a result old.
@Suite struct DigestTests {
  private let folder: TemporaryFolder
  private let kit: Kit
  private let assignment: Kit.Assignment

  init() throws {
    folder = try TemporaryFolder()
    kit = folder.kit()
    assignment = kit.allAssignments[0]
    try folder.write("soup", to: "Lessons/01-Cafe/Sources/Menu.swift")
    try folder.write("test", to: "Lessons/01-Cafe/Tests/MenuTests.swift")
    try folder.write("test", to: "Lessons/01-Cafe/Tests/BillTests.swift")
  }

  @Test("Files that have the same content as before change nothing")
  func same() throws {
    let before = kit.digest(of: assignment)
    try folder.write("test", to: "Lessons/01-Cafe/Tests/MenuTests.swift")
    #expect(kit.digest(of: assignment) == before)
  }

  @Test(
    "The code under test and the exercise's own files count",
    arguments: [
      "Sources/Menu.swift", "Tests/MenuTests.swift",
    ]
  )
  func counts(_ file: String) throws {
    let before = kit.digest(of: assignment)
    try folder.write("changed", to: "Lessons/01-Cafe/\(file)")
    #expect(kit.digest(of: assignment) != before)
  }

  @Test(
    "Another exercise's files, texts and hidden files do not count",
    arguments: [
      "Tests/BillTests.swift", "Sources/Bill.swift", "README.md", "Sources/.Menu.swift.swp",
    ]
  )
  func doesNotCount(_ file: String) throws {
    let before = kit.digest(of: assignment)
    try folder.write("changed", to: "Lessons/01-Cafe/\(file)")
    #expect(kit.digest(of: assignment) == before)
  }

  @Test("A file that is gone counts")
  func gone() throws {
    let before = kit.digest(of: assignment)
    try folder.remove("Lessons/01-Cafe/Tests/MenuTests.swift")
    #expect(kit.digest(of: assignment) != before)
  }
}
