import Foundation
import Testing

@testable import WorkshopKit

/// Where `--output` may write. It is looked at before anything is built.
@Suite struct OutputFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("A file that is there or not, in a folder that is")
  func good() throws {
    try folder.write("old", to: "old.json")
    for name in ["new.json", "old.json"] {
      #expect(
        try OutputFile("\(folder.path)/\(name)", beside: folder.kit()).path
          == "\(folder.path)/\(name)"
      )
    }
  }

  @Test("A link is followed, and stays")
  func link() throws {
    try folder.write("old", to: "old.json")
    let link = "\(folder.path)/link.json"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "old.json")
    #expect(try OutputFile(link, beside: folder.kit()).path == "\(folder.path)/old.json")
  }

  @Test("A folder that is missing")
  func noFolder() {
    let parent = "\(folder.path)/missing"
    expect("\(parent)/out.json", "There is no folder \(parent) to write out.json into.")
  }

  @Test("A file where the folder should be")
  func fileAsFolder() throws {
    try folder.write("", to: "file")
    let parent = "\(folder.path)/file"
    expect("\(parent)/out.json", "There is no folder \(parent) to write out.json into.")
  }

  @Test("A folder where the file should be")
  func folderAsFile() {
    expect(folder.path, "\(folder.path) is a folder: --output needs the name of a file.")
  }

  @Test("A device would be replaced by a file")
  func device() {
    expect("/dev/null", "/dev/null is no regular file: --output needs the name of a file.")
  }

  @Test(
    "Code, and the places of the workshop's own files",
    arguments: [
      "Lessons/01-Cafe/README.md", "Lessons/new.json", "Solutions/x.json", "Tests/x.md",
      "README.md",
      "Package.swift", "My.swift",
    ]
  )
  func workshops(_ file: String) throws {
    try folder.write("text", to: "Lessons/01-Cafe/README.md")
    for name in ["Solutions", "Tests"] { try folder.write("", to: "\(name)/file") }
    let name = "\(folder.path)/\(file)"
    expect(
      name,
      "\(name) is a place of the workshop's own files, so nothing is written there. Choose another "
        + "one."
    )
    #expect(folder.read("Lessons/01-Cafe/README.md") == "text")
  }

  @Test("A link to a file of the workshop's own is followed, and refused")
  func linkToCode() throws {
    try folder.write("code", to: "Lessons/01-Cafe/Menu.txt")
    let link = "\(folder.path)/link.json"
    try FileManager.default.createSymbolicLink(
      atPath: link,
      withDestinationPath: "Lessons/01-Cafe/Menu.txt"
    )
    #expect(throws: Stop.self) { try OutputFile(link, beside: folder.kit()) }
  }

  private func expect(
    _ name: String,
    _ sentence: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let stop = #expect(throws: Stop.self, sourceLocation: sourceLocation) {
      try OutputFile(name, beside: folder.kit())
    }
    #expect(stop?.code == .wrongCall, sourceLocation: sourceLocation)
    #expect(stop?.message == sentence, sourceLocation: sourceLocation)
  }
}
