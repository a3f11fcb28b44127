import Foundation
import PlantedBugs
import Testing

@testable import WorkshopKit

/// A file or folder as the name of exercises.
@Suite struct FindFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The Menu edits its tests, the Bill edits code, and Menu.swift is under test in both.
  private static let bill = Exercise(
    number: "1.2",
    name: "Bill",
    isCore: true,
    minutes: 1,
    files: ["Sources/Bill.swift", "Tests/BillTests.swift"],
    code: ["Sources/Menu.swift"],
    suites: [],
    fewestTests: 0,
    bugs: [],
    variants: []
  )
  private static let lessons = [lesson(1, "Cafe", menu, bill), lesson(2, "Cafeteria")]

  @Test(
    "The exercises that edit or test a file, wherever its name begins",
    arguments: [
      ("", "Lessons/01-Cafe/Tests/MenuTests.swift", ["1.1"]),
      ("", "./Lessons//01-Cafe/Sources/../Tests/MenuTests.swift", ["1.1"]),
      ("", "Lessons/01-Cafe/Sources/Bill.swift", ["1.2"]),
      ("", "Lessons/01-Cafe/Sources/Menu.swift", ["1.1", "1.2"]),
      ("", "Solutions/01-Cafe/Tests/BillTests.swift", ["1.2"]),
      ("/Lessons/01-Cafe/Tests", "MenuTests.swift", ["1.1"]),
      ("/Lessons/01-Cafe/Tests", "../Sources/Menu.swift", ["1.1", "1.2"]),
      ("/Lessons/01-Cafe/Tests", "Lessons/01-Cafe/Tests/BillTests.swift", ["1.2"]),
      ("/..", "Lessons/01-Cafe/Tests/BillTests.swift", ["1.2"]),
      ("", "ROOT/Lessons/01-Cafe/Tests/BillTests.swift", ["1.2"]),
      ("/..", "ROOT/Solutions/01-Cafe/Tests/BillTests.swift", ["1.2"]),
      ("", "Lessons/01-Cafe", ["1.1", "1.2"]), ("", "Lessons/01-Cafe/", ["1.1", "1.2"]),
      ("", "Solutions/01-Cafe/Tests", ["1.1", "1.2"]), ("/Lessons/01-Cafe", ".", ["1.1", "1.2"]),
      ("/Lessons", "01-Cafe", ["1.1", "1.2"]), ("/Lessons/01-Cafe/Sources", "..", ["1.1", "1.2"]),
    ]
  )
  func found(_ start: String, _ word: String, _ numbers: [String]) throws {
    let word = word.replacing("ROOT", with: folder.path)
    #expect(try kit(in: start).find(word).map(\.exercise.number) == numbers)
  }

  @Test(
    "A file's name alone, wherever the tool is called",
    arguments: [
      ("BillTests.swift", ["1.2"]), ("menutests.swift", ["1.1"]), ("Menu.swift", ["1.1", "1.2"]),
    ]
  )
  func bareName(_ word: String, _ numbers: [String]) throws {
    #expect(try kit(in: "/Lessons").find(word).map(\.exercise.number) == numbers)
  }

  @Test(
    "A file that is near nothing",
    arguments: ["Soup.swift", "../Soup.swift", "nowhere/at-all"]
  )
  func nothingNear(_ word: String) {
    expect(
      word,
      "No file '\(word)'. 'swift run workshop open 1.3' shows the files of an exercise."
    )
  }

  @Test("A name comes before a file")
  func nameFirst() throws {
    #expect(try kit(in: "/Lessons/01-Cafe/Tests").find("menu").map(\.exercise.number) == ["1.1"])
  }

  @Test("Through a link, it is the same file; and a folder's name may have spaces")
  func link() throws {
    try folder.write("", to: "My kit/Lessons/01-Cafe/Tests/MenuTests.swift")
    let link = "\(folder.path)/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "My kit")
    let kit = Kit(root: "\(folder.path)/My kit", track: .lessons, lessons: Self.lessons)
    let file = "\(link)/Lessons/01-Cafe/Tests/MenuTests.swift"
    #expect(try kit.find(file).map(\.exercise.number) == ["1.1"])
  }

  @Test(
    "A file that is there and belongs to no exercise",
    arguments: [
      "Lessons/01-Cafe/README.md", "Lessons/01-Cafe/Tests/Helper.swift",
      "Lessons/01-Cafe/Tests/Old",
      "README.md", "Lessons", "Tests/01-Cafe/Starters/Tests/MenuTests.swift",
    ]
  )
  func foreign(_ word: String) throws {
    try folder.write("", to: word == "Lessons" ? "Lessons/file" : word)
    expect(
      word,
      "\(word) belongs to no exercise. 'swift run workshop list' shows the exercises, "
        + "'swift run workshop open 1.3' the files of one."
    )
  }

  @Test(
    "A file that is not there is answered with the nearest one that an exercise has",
    arguments: [
      ("Lessons/01-Cafe/Tests/MenTests.swift", "Lessons/01-Cafe/Tests/MenuTests.swift"),
      ("BilTest.swift", "Lessons/01-Cafe/Tests/BillTests.swift"),
      ("../Sources/Bil.swift", "Lessons/01-Cafe/Sources/Bill.swift"),
      ("Lessons/01-Caf", "Lessons/01-Cafe"),
    ]
  )
  func missing(_ word: String, nearest: String) {
    let sentence = "No file '\(word)'. Did you mean '\(nearest)'?"
    expect(word, "\(sentence) (swift run workshop --help lists everything)")
  }

  @Test("A folder beside the kit whose name begins like the kit's is another one")
  func beside() throws {
    for name in ["2/Lessons", "2Lessons"] {
      #expect(throws: Stop.self) {
        try kit(in: "").find("\(folder.path)\(name)/01-Cafe/Tests/MenuTests.swift")
      }
    }
  }

  @Test("An empty word is not the current folder")
  func empty() {
    #expect(throws: Stop.self) { try kit(in: "/Lessons/01-Cafe").find("") }
  }

  @Test("Where one exercise is needed: a file of one will do, one of several is refused with them")
  func oneExercise() throws {
    let kit = kit(in: "")
    let found = try kit.oneExercise("Lessons/01-Cafe/Tests/MenuTests.swift")
    #expect(found.exercise.number == "1.1")
    let shared = #expect(throws: Stop.self) {
      try kit.oneExercise("Solutions/01-Cafe/Tests/../Sources/Menu.swift")
    }
    #expect(shared?.code == .wrongCall)
    #expect(
      shared?.message
        == "Solutions/01-Cafe/Sources/Menu.swift belongs to several exercises. Name one of them: "
        + "1.1, 1.2."
    )
    let whole = #expect(throws: Stop.self) { try kit.oneExercise("Lessons/01-Cafe/") }
    #expect(
      whole?.message == "'Lessons/01-Cafe/' is a lesson. Name one of its exercises: 1.1, 1.2."
    )
  }

  @Test("The executable takes a file from the folder in which it is called")
  func executable() async throws {
    var tool = try Tool()
    try tool.writeHints()
    let file = try #require(Tool.exercise.files.first)
    tool.start += "/Lessons/\(Tool.lesson.folder)/Tests"
    let answer = try await tool.run("hint", "../\(file)")
    #expect(answer.code == 0)
    #expect(answer.output.hasPrefix("Hints for \(Tool.exercise.heading)\n"))
    let wrong = try await tool.run("check", "../HINTS.md")
    #expect(wrong.code == 2)
    #expect(wrong.error.hasPrefix("workshop: Lessons/\(Tool.lesson.folder)/HINTS.md belongs to no"))
  }

  private func kit(in start: String) -> Kit {
    var kit = folder.kit(Self.lessons)
    kit.currentFolder = folder.path + start
    return kit
  }

  private func expect(
    _ word: String,
    _ sentence: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let stop = #expect(throws: Stop.self, sourceLocation: sourceLocation) {
      try kit(in: "").find(word)
    }
    #expect(stop?.code == .wrongCall, sourceLocation: sourceLocation)
    #expect(stop?.message == sentence, sourceLocation: sourceLocation)
  }
}
