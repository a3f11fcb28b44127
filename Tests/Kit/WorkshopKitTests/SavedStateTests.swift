import Foundation
import Testing

@testable import WorkshopKit

/// The list of saved states, and states that cannot be read.
@Suite struct SavedStateTests {
  private let learner: Learner

  init() throws { learner = try Learner() }

  @Test("The list: newest first, with time, call, files, and what is undone")
  func list() async throws {
    try await learner.call("solve", "1.1", "1.2")
    try await learner.call("reset", "1")
    try await learner.call("undo")
    for (number, hour) in [(1, "08"), (2, "09"), (3, "23")] {
      try setDate("2026-02-03T\(hour):05:59Z", of: number)
    }
    #expect(
      try list(timeZone: TimeZone(secondsFromGMT: 3600)) == [
        Self.heading,
        "    3  2026-02-04 00:05  undo of 'reset 1'             2 files",
        "    2  2026-02-03 10:05  reset 1                       2 files    undone by 3",
        "    1  2026-02-03 09:05  solve 1.1 1.2                 2 files",
      ]
    )
  }

  private static let heading =
    "state  saved             before                        what it holds"

  @Test("An empty list")
  func empty() throws {
    #expect(
      try list() == [
        "Nothing is saved yet: reset, solve, jump, adopt and undo save what they replace."
      ]
    )
  }

  @Test("A long call is cut, and the lines fit")
  func long() async throws {
    try await learner.call(
      "solve",
      "1.1",
      "Kitchen",
      "1.2",
      "2.1",
      "cafe",
      "menu",
      "bill",
      "1",
      "2"
    )
    try await learner.call("undo")
    let lines = try list(width: 60)
    try #require(lines.count == 3)
    #expect(lines.allSatisfy { displayWidth($0) <= 60 })
    #expect(lines[2].contains("solve 1.1 Kitchen 1.2 2.1 ca… 3 fi"))
  }

  @Test("A state of a newer version is left alone, and an older one can still be brought back")
  func newer() async throws {
    try learner.write("mine", to: Learner.menu)
    try await learner.call("reset", "1.1")
    try learner.folder.write(#"{"version": 2}"#, to: ".workshop/saved/0002/state.json")
    let sentence =
      "Saved state 2 was written by a newer version of the workshop, and is left alone. Use that "
      + "version, or name an older state: swift run workshop undo --list"
    for words in [["undo"], ["undo", "2"]] {
      let stop = await #expect(throws: Stop.self) {
        let call = try Call(parsing: words)
        _ = try await Workshop.answer(call, in: learner.kit, console: Transcript().console())
      }
      #expect(stop?.code == .kitFailed)
      #expect(stop?.message == sentence)
    }
    #expect(try list().dropFirst().first == "    2  from a newer version of the workshop")
    try await learner.call("undo", "1")
    #expect(learner.folder.read(Learner.menu) == "mine")
    #expect(learner.folder.read(".workshop/saved/0002/state.json") == #"{"version": 2}"#)
    #expect(learner.isThere(".workshop/saved/0003"))
  }

  @Test(
    "A damaged state is put aside, not deleted, and the one before it is undone",
    arguments: [
      "", "{", "[]", #"{"version": 1}"#, Self.record("../secret", "0"), Self.record("/secret", "0"),
      Self.record("Lessons//x", "0"), Self.record("Lessons/x", "../0"),
      Self.record("Package.swift", "0"), Self.record("tests/Kit/x", "0"),
      Self.record("Package@swift-6.swift", "0"), Self.record(".git/config", "0"),
    ]
  )
  func damaged(_ text: String) async throws {
    try learner.write("mine", to: Learner.menu)
    try await learner.call("reset", "1.1")
    try learner.folder.write(text, to: ".workshop/saved/0002/state.json")
    #expect(try list().dropFirst().first == "    2  damaged")
    let answer = try await learner.call("undo")
    #expect(answer.notes == "Saved state 2 is damaged. It is put aside, in .workshop/saved.\n")
    #expect(learner.folder.read(Learner.menu) == "mine")
    #expect(learner.folder.read(".workshop/saved/0002.damaged/state.json") == text)
  }

  @Test("A sound record with the same text as the damaged ones can be read")
  func sound() async throws {
    try learner.folder.write(Self.record("Lessons/x", "0"), to: ".workshop/saved/0002/state.json")
    #expect(
      try list(timeZone: .gmt) == [
        Self.heading, "    2  2026-02-03 08:05  solve 1.1                     1 file",
      ]
    )
  }

  @Test("A state without one of its files: the others are brought back, and older states as well")
  func incomplete() async throws {
    try learner.write("mine", to: Learner.stove)
    try await learner.call("solve", "2")
    try await learner.call("solve", "1")
    try learner.folder.remove(".workshop/saved/0002/files/1")
    let answer = try await learner.call("undo")
    #expect(answer.code == .kitFailed)
    #expect(
      answer.lines == [
        "Took back 'solve 1': 1 file changed.",
        "\(Learner.menu) stays as it is: what stood there is no",
        "longer kept.", "Bring it back: swift run workshop undo 3",
      ]
    )
    #expect(learner.folder.read(Learner.bill) == "given Tests/BillTests.swift")
    #expect(learner.folder.read(Learner.menu) == "solved Tests/MenuTests.swift")
    #expect(try await learner.call("undo").code == .passed)
    #expect(learner.folder.read(Learner.stove) == "mine")
  }

  @Test("A folder where a file is kept: the others are brought back, and its place is named")
  func keptFolder() async throws {
    try await learner.call("solve", "1")
    try learner.folder.remove(".workshop/saved/0001/files/1")
    try learner.folder.write("x", to: ".workshop/saved/0001/files/1/inner")
    let answer = try await learner.call("undo", width: 200)
    #expect(answer.code == .kitFailed)
    #expect(
      answer.lines.dropFirst().first
        == "\(Learner.menu) stays as it is: what is kept of it cannot be read as a file. It is here: "
        + ".workshop/saved/0001/files/1"
    )
    #expect(learner.folder.read(Learner.bill) == "given Tests/BillTests.swift")
    #expect(learner.folder.read(".workshop/saved/0001/files/1/inner") == "x")
  }

  @Test(
    "A folder whose name is not exactly that of a state is none, and nothing is counted on from it",
    arguments: ["00012", "+0009", "9", "-0001", "0000", "9223372036854775807", "0003.damaged"]
  )
  func oddName(_ name: String) async throws {
    try learner.write("mine", to: Learner.menu)
    try await learner.call("solve", "1.1")
    try learner.folder.write("", to: ".workshop/saved/\(name)/state.json")
    // The heading, and the one state.
    #expect(try list().count == 2)
    try await learner.call("solve", "1.2")
    #expect(learner.isThere(".workshop/saved/0002/state.json"))
    let answer = try await learner.call("undo")
    #expect(answer.notes == "")
    #expect(answer.lines.first == "Took back 'solve 1.2': 1 file changed.")
    #expect(learner.isThere(".workshop/saved/\(name)/state.json"))
  }

  @Test("A state has the number of its folder, whatever its record says")
  func ownNumber() async throws {
    try learner.write("mine", to: Learner.menu)
    try await learner.call("solve", "1.1")
    let file = ".workshop/saved/0001/state.json"
    let text = try #require(learner.folder.read(file))
    try learner.folder.write(
      text.replacing("\"number\" : 1,", with: "\"number\" : \(Int.max),"),
      to: file
    )
    try #require(learner.folder.read(file) != text)
    try await learner.call("undo")
    #expect(learner.folder.read(Learner.menu) == "mine")
  }

  private static func record(_ path: String, _ name: String) -> String {
    """
    {"version": 1, "number": 2, "words": ["solve", "1.1"], "date": "2026-02-03T08:05:59Z",
    "files": [{"path": "\(path)", "name": "\(name)"}], "madeFolders": [], "removedFolders": []}
    """
  }

  private func list(timeZone: TimeZone? = nil, width: Int = 80) throws -> [String] {
    let transcript = Transcript()
    var command = UndoCommand(
      kit: learner.kit,
      console: transcript.console(width: width),
      call: try Call(parsing: ["undo", "--list"])
    )
    command.timeZone = timeZone ?? .gmt
    #expect(try command.run() == .passed)
    return transcript.lines
  }

  private func setDate(_ date: String, of number: Int) throws {
    let file = ".workshop/saved/000\(number)/state.json"
    let text = try #require(learner.folder.read(file))
    try learner.folder.write(
      text.replacing(#/"date" : "[^"]*"/#, with: #""date" : "\#(date)""#),
      to: file
    )
  }
}
