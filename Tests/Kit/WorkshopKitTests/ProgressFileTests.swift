import Foundation
import Testing

@testable import Grading
@testable import WorkshopKit

/// What is kept in `.workshop/progress.json`, whatever state the file is in.
@Suite struct ProgressFileTests {
  private let folder: TemporaryFolder
  private let kit: Kit
  private static let file = ".workshop/progress.json"

  init() throws {
    folder = try TemporaryFolder()
    kit = folder.kit()
  }

  @Test(
    "Any number of hints can be counted on from",
    arguments: [(Int.max, 1000), (Int.min, 0), (-1, 0), (3, 3)]
  )
  func oddNumber(_ written: Int, _ read: Int) throws {
    let text = #"{"version":1,"exercises":{"1.1":{"hintsShown":\#(written)}}}"#
    try folder.write(text, to: Self.file)
    #expect(Progress.load(from: kit).entry(of: menu).hintsShown == read)
  }

  @Test("A folder in its place, and a file in that of its folder: why it cannot be written")
  func noPlace() throws {
    try folder.write("", to: "\(Self.file)/x")
    expectReason("\(Self.file) could not be written (Is a directory)")
    try folder.remove(".workshop")
    try folder.write("", to: ".workshop")
    expectReason(".workshop could not be written (Not a directory)")
  }

  private func expectReason(_ words: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let stop = #expect(throws: Stop.self, sourceLocation: sourceLocation) {
      try Progress.update(in: kit) { $0.showHints(1, for: menu) }
    }
    #expect(stop?.code == .kitFailed, sourceLocation: sourceLocation)
    #expect(stop?.message.contains("/\(words)") == true, "\(stop?.message ?? "")")
  }

  @Test("What was written is read again, and the folder is made")
  func roundTrip() throws {
    try Progress.update(in: kit) { progress in
      progress.record(ExerciseReport(menu), digest: "a")
      progress.showHints(2, for: menu)
    }
    try Progress.update(in: kit) { $0.showHints(1, for: madeUpLessons[1].exercises[0]) }
    let progress = Progress.load(from: kit)
    #expect(progress.state(of: menu, digest: "a") == .passed)
    #expect(progress.entry(of: menu).hintsShown == 2)
    #expect(progress.entry(of: madeUpLessons[1].exercises[0]).hintsShown == 1)
  }

  @Test(
    "A damaged file counts as none, and is replaced",
    arguments: [
      "", "{", "[]", "null", #"{"version":1}"#, #"{"version":1,"exercises":{"1.1":{}}}"#,
      #"{"version":"1","exercises":{}}"#, #"{"version":0,"exercises":{}}"#, "\u{0}\u{1}\u{2}",
    ]
  )
  func damaged(_ text: String) throws {
    try folder.write(text, to: Self.file)
    #expect(Progress.load(from: kit).exercises.isEmpty)
    try Progress.update(in: kit) { $0.showHints(1, for: menu) }
    #expect(Progress.load(from: kit).entry(of: menu).hintsShown == 1)
    #expect(try folder.names(in: ".workshop") == ["progress.json"])
  }

  @Test("A newer version's file counts as none, and is kept for that version")
  func newer() throws {
    let text = #"{"version":2,"exercises":{"1.1":{"hintsShown":3}},"stars":5}"#
    try folder.write(text, to: Self.file)
    #expect(Progress.load(from: kit).entry(of: menu).hintsShown == 0)
    try Progress.update(in: kit) { $0.showHints(1, for: menu) }
    try Progress.update(in: kit) { $0.showHints(2, for: menu) }
    #expect(Progress.load(from: kit).entry(of: menu).hintsShown == 2)
    #expect(folder.read(".workshop/progress.version2.json") == text)
  }

  @Test("Fields that an older version does not know are no damage")
  func unknownFields() throws {
    let text = #"{"version":1,"exercises":{"1.1":{"hintsShown":3,"stars":5}},"stars":5}"#
    try folder.write(text, to: Self.file)
    #expect(Progress.load(from: kit).entry(of: menu).hintsShown == 3)
  }

  @Test("The file is replaced as a whole: who has the old one open keeps it")
  func atomic() throws {
    try Progress.update(in: kit) { $0.showHints(1, for: menu) }
    let before = folder.read(Self.file)
    let reader = try #require(FileHandle(forReadingAtPath: kit.path(Self.file)))
    defer { try? reader.close() }
    try Progress.update(in: kit) { $0.showHints(2, for: menu) }
    #expect(try reader.readToEnd() == before.map { Data($0.utf8) })
    #expect(try folder.names(in: ".workshop") == ["progress.json"])
  }

  @Test("A folder that cannot be made is said in one sentence")
  func noFolder() throws {
    try folder.write("in the way", to: ".workshop")
    let stop = #expect(throws: Stop.self) { try Progress.update(in: kit) { _ in } }
    #expect(stop?.code == .kitFailed)
    let message = stop?.message ?? ""
    #expect(message.hasPrefix("\(kit.path(".workshop")) could not be written ("), "\(message)")
    #expect(message.hasSuffix("). Free some space or fix the permissions, then try again."))
  }

  @Test("A file that cannot be written is said in one sentence, and nothing is left beside it")
  func noFile() throws {
    try folder.write("in the way", to: "\(Self.file)/folder/file")
    let stop = #expect(throws: Stop.self) { try Progress.update(in: kit) { _ in } }
    #expect(stop?.code == .kitFailed)
    #expect(stop?.message.hasPrefix("\(kit.path(Self.file)) could not be written (") == true)
    #expect(try folder.names(in: ".workshop") == ["progress.json"])
  }
}
