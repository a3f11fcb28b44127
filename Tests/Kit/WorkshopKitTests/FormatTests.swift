import Foundation
import Testing

@testable import WorkshopKit

/// The forms in which `check` writes results.
@Suite struct FormatTests {
  @Test(
    "Each has a document of its own, which ends with one line break",
    arguments: Format.allCases
  )
  func document(_ format: Format) throws {
    let beginnings: [Format: String] = [
      .json: "{\n  \"lessons\"", .junit: "<?xml version=\"1.0\"", .markdown: "# Testing workshop\n",
    ]
    let kit = Kit(root: "/nowhere", track: .lessons)
    let document = try String(decoding: format.document(about: [], kit: kit), as: UTF8.self)
    #expect(document.hasPrefix(try #require(beginnings[format])))
    #expect(document.hasSuffix("\n") && !document.hasSuffix("\n\n"))
  }

  @Test("A call takes each of them, and help names it", arguments: Format.allCases)
  func call(_ format: Format) throws {
    let call = try Call(parsing: ["check", "--format", format.rawValue])
    #expect(call.value(of: .format) == format.rawValue)
    #expect(Help.text(for: .check).contains("--format \(format.rawValue)"))
  }

  @Test(
    "The executable prints the document alone, or writes it and prints the report",
    arguments: [Format.junit, .markdown]
  )
  func executable(_ format: Format) async throws {
    let tool = try Tool()
    // No Tests folder: the lesson cannot be graded, and nothing has to be built to say so.
    try tool.folder.remove("Lessons/\(Tool.lesson.folder)/Tests")
    let printed = try await tool.run("check", "1.1", "--format", format.rawValue)
    #expect(printed.code == 3)
    let beginning = format == .junit ? "<?xml" : "# Testing workshop"
    #expect(printed.output.hasPrefix(beginning))
    #expect(
      printed.output.contains("/Tests is missing. 'swift run workshop reset 1' brings it back.")
    )
    let written = try await tool.run(
      "check",
      "1.1",
      "--format=\(format.rawValue)",
      "--output",
      "out put"
    )
    #expect(written.code == 3)
    #expect(written.output.hasPrefix("Lesson 1 · "))
    #expect(written.output.hasSuffix("again.\n\nWritten: out put (\(format.rawValue))\n"))
    #expect(try #require(tool.folder.read("out put")).hasPrefix(beginning))
  }
}
