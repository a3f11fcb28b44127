import PlantedBugs
import Testing

@testable import Grading
@testable import WorkshopKit

/// What the overview says about exercises that have the kit's solution in place.
@Suite struct SolutionInPlaceTests {
  private let folder: TemporaryFolder
  private let transcript = Transcript()

  init() throws { folder = try TemporaryFolder() }

  @Test("With the solution in place: said so, neither counted as passed nor next")
  func solved() throws {
    try folder.layOut(madeUpLessons)
    try solve("01-Cafe/Tests/MenuTests.swift")
    Overview(kit: folder.kit(), console: transcript.console()).sayTable()
    #expect(
      Array(transcript.lines.prefix(3)) == [
        "Lesson 1 · All about the Cafe               0 of 2 passed",
        "  1.1 Menu                core   10 min     solution in place",
        "  1.2 Bill                extra  1 min      not tried yet",
      ]
    )
    #expect(try folder.nextLine() == "Next: 1.2 Bill, about 1 minute")
    try folder.record(0, ExerciseReport(menu))
    let after = Transcript()
    Overview(kit: folder.kit(), console: after.console()).sayTable()
    #expect(after.lines[1] == "  1.1 Menu                core   10 min     ✓ passed")
  }

  @Test("When the rest has its solution in place, that is no praise")
  func restIsSolved() throws {
    try folder.layOut(madeUpLessons)
    try folder.record(0, ExerciseReport(menu))
    try solve("01-Cafe/Tests/BillTests.swift")
    try solve("02-Kitchen/Tests/StoveTests.swift")
    Overview(kit: folder.kit(), console: transcript.console()).sayNext()
    #expect(
      transcript.output == """
        Every exercise is passed or has its solution in place. To try one yourself, take
        it as it was given: swift run workshop reset 1.2

        """
    )
  }

  private func solve(_ file: String) throws {
    try folder.write(try #require(folder.read("Solutions/\(file)")), to: "Lessons/\(file)")
  }
}
