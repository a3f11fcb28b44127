import Foundation
import PlantedBugs
import Testing

@testable import Grading

/// What counts as left behind in a run's folder, and how it is named.
@Suite struct RunFolderTests {
  @Test("A fresh folder holds nothing")
  func fresh() throws {
    let folder = try RunFolder()
    defer { folder.remove() }

    #expect(folder.leftovers == [])
    #expect(folder.leftInHome == [])
  }

  @Test("A folder of the suite's own counts, wherever it is, also without anything in it")
  func ownFolders() throws {
    let folder = try RunFolder()
    defer { folder.remove() }
    for place in [
      "\(folder.temporary)/Documents", "\(folder.home)/OrderLog", "\(folder.home)/Documents/Orders",
      "\(folder.start)/TemporaryItems", "\(folder.temporary)/TemporaryItems/a",
    ] {
      try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    }

    #expect(folder.leftovers == ["Documents", "TemporaryItems", "TemporaryItems/a"])
    #expect(folder.leftInHome == ["Documents/Orders", "OrderLog"])
  }

  @Test("Folders in which Foundation keeps its own things are nobody's, but files there are")
  func foundations() throws {
    let folder = try RunFolder()
    defer { folder.remove() }
    for place in [".cache/org.swift.foundation.URLCache/program", ".local/share/program"] {
      try FileManager.default.createDirectory(
        atPath: "\(folder.home)/\(place)",
        withIntermediateDirectories: true
      )
    }
    #expect(folder.leftInHome == [])

    try Data().write(to: URL(filePath: "\(folder.home)/.local/share/program/orders.txt"))
    #expect(folder.leftInHome == [".local/share/program/orders.txt"])
  }

  @Test("A file counts that has the name of one of Foundation's folders")
  func file() throws {
    let folder = try RunFolder()
    defer { folder.remove() }
    try Data().write(to: URL(filePath: "\(folder.temporary)/TemporaryItems"))
    try Data().write(to: URL(filePath: "\(folder.home)/.cache"))

    #expect(folder.leftovers == ["TemporaryItems"])
    #expect(folder.leftInHome == [".cache"])
  }

  @Test(
    "A name is told on one line, without what a terminal acts upon, and cut in its middle",
    arguments: [
      ("orders.txt", "orders.txt"),
      ("a\u{1B}[2J\u{07}b\n\tc\r\nd", "a\u{FFFD}[2J\u{FFFD}b\u{FFFD}\u{FFFD}c\u{FFFD}\u{FFFD}d"),
      (String(repeating: "n", count: 72), String(repeating: "n", count: 72)),
      (
        "begin" + String(repeating: "n", count: 250) + ".txt",
        "begin" + String(repeating: "n", count: 31) + "…" + String(repeating: "n", count: 31)
          + ".txt"
      ),
    ]
  )
  func names(_ name: String, _ shown: String) {
    #expect(printableName(name) == shown)
  }

  @Test("So it is told of everything that a suite leaves or writes")
  func told() {
    let wording = Wording(
      exercise: exercise(Suite("TipTests")),
      lesson: fixtureLesson,
      workplace: fixtureWorkplace
    )
    let odd = ["a\u{1B}\nb", String(repeating: "n", count: 250)]
    for text in [
      wording.leftBehind(odd, inHome: odd, by: [.xctest], despite: nil),
      wording.wroteIntoPackage(odd), wording.fixedNames(odd, in: "TipTests/testTip"),
    ] {
      #expect(text.contains("a\u{FFFD}\u{FFFD}b, nnn"))
      #expect(text == withVisibleControls(text) && !text.contains("\n"))
      #expect(!text.contains(String(repeating: "n", count: 73)))
    }
  }

  @Test("Two places, in one sentence")
  func bothPlaces() {
    let wording = Wording(
      exercise: exercise(Suite("TipTests")),
      lesson: fixtureLesson,
      workplace: fixtureWorkplace
    )
    let text = wording.leftBehind(["a", "b"], inHome: ["c"], by: [.xctest], despite: nil)
    #expect(
      text.hasPrefix(
        "Your suite left a, b in the temporary directory, and c in your home directory. "
      )
    )
  }
}

/// What was left because its process was ended from outside.
@Suite struct AbandonedTests {
  @Test("What belongs to a process that is gone is removed, and nothing else")
  func onlyOfTheGone() async throws {
    try await withTemporaryFolder { base in
      // A number that no process has: the greatest one on Linux is 4194304.
      let names = ["a-99999999-x", "a-\(getpid())-x", "a-x", "b-99999999-x"]
      for name in names {
        try FileManager.default.createDirectory(
          at: base.appending(path: "\(name)/inner"),
          withIntermediateDirectories: true
        )
      }

      RunFolder.removeAbandoned("a-", in: base.path)

      let left = try FileManager.default.contentsOfDirectory(atPath: base.path)
      #expect(left.sorted() == names.dropFirst().sorted())
    }
  }
}
