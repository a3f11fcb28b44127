import Foundation
import PlantedBugs
import Testing

@testable import Grading

/// The line of the learner's file that a message is about.
@Suite struct PlaceTests {
  private let code = """
    // TipTests are written here.
    @Suite struct TipTests {
      @Test func splitsEvenly() {}
      @Test func `nobody pays (yet)`() {}
      @Test func `1 / 2`() {}
      @Test(arguments: [1]) func splits<T>(by number: T) {}
    }
    """

  @Test(
    arguments: [
      (nil, 2), ("TipTests/splitsEvenly()", 3), ("TipTests/`nobody pays (yet)`()", 4),
      ("TipTests/`1 / 2`()", 5), ("TipTests/Inner/splits(by:)", 6), ("TipTests/splitsEvenly", 3),
      ("TipTests/isGone()", 2),
    ] as [(TestName?, Int)]
  )
  func place(_ test: TestName?, _ line: Int) async throws {
    try await withTemporaryFolder { root in
      let folder = root.appending(path: "Lessons/01-Fixture/Tests")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(code.utf8).write(to: folder.appending(path: "TipTests.swift"))
      let wording = Wording(
        exercise: exercise(Suite("TipTests"), files: ["Tests/TipTests.swift"]),
        lesson: fixtureLesson,
        workplace: Workplace(root: root.path, track: .lessons)
      )

      let place = wording.place(ofTest: test)

      #expect(place?.line == line)
      #expect(place?.file == folder.appending(path: "TipTests.swift").path)
      #expect(place?.fileID == "Tests/TipTests.swift")
    }
  }

  @Test("Without the file there is no line")
  func noFile() {
    let wording = Wording(
      exercise: exercise(Suite("TipTests"), files: ["Tests/Gone.swift"]),
      lesson: fixtureLesson,
      workplace: fixtureWorkplace
    )

    #expect(wording.place(ofTest: "TipTests/splitsEvenly()") == nil)
  }
}
