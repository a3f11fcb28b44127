import PlantedBugs
import Testing

@testable import Grading
@testable import WorkshopKit

/// What commands say on a terminal of 40 columns, to the letter.
@Suite struct NarrowTests {
  private let transcript = Transcript()
  private var console: Console { transcript.console(width: 40) }
  private let both = ["MenuTests/testSoup", "MenuTests/testBread"]

  private func report(_ exercise: Exercise) -> ExerciseReport {
    ExerciseReport(
      exercise,
      tests: both,
      [
        .made(MenuBug.soupIsMissing, .passed, reachedBy: both, caughtBy: ["MenuTests/testSoup"]),
        .made(MenuBug.soupIsCold, .failed, reachedBy: []),
      ]
    )
  }

  @Test("check: the scores have a line of their own")
  func check() {
    Report(console: console, track: .lessons).say(report(exercise("1.1", "FalseNegatives")))
    #expect(
      transcript.output == """
        1.1 FalseNegatives            ✗
          4 of 5 bugs caught
          ✓ 2 tests: green on the correct code,
            also one by one and repeated
          ✓ The soup is missing · caught by
            testSoup
          ✗ The soup is cold
          ✓ The soup is free
          ✓ There is no end of soup
          ✓ The soup comes last
          ✓ accepts: the soup is cooked in two
            pots

        """
    )
  }

  @Test("check, of a lesson that does not compile")
  func doesNotCompile() {
    let lesson = madeUpLessons[0]
    let result = LessonResult(lesson: lesson, exercises: [menu], compilerMessage: "no soup")
    Report(console: console, track: .lessons).say(result)
    #expect(
      transcript.output == """
        Lesson 1 · All about the Cafe
        nothing in it can be graded, because of
        this:

        no soup

        """
    )
  }

  @Test("matrix: a table that still fits, with short names")
  func smallMatrix() {
    matrix(report(menu))
    #expect(
      transcript.lines.prefix(8) == [
        "1.1 Menu: which test caught what", "",
        "                         1  2  3  4  5",
        "testSoup                 ●  ·  ○  ○  ○",
        "testBread                ○  ·  ·  ·  ·",
        "", "● caught it", "○ ran this code and noticed nothing",
      ]
    )
    #expect(transcript.lines.contains(" 2  The soup is cold · caught by none"))
  }

  @Test("matrix: a table that is too wide comes in blocks")
  func largeMatrix() {
    let bugs = (1...12).map {
      Planting(id: "Bug.b\($0)", title: "The soup has the wrong name \($0)")
    }
    matrix(ExerciseReport(exercise("1.1", "Menu", bugs: bugs), tests: both))
    #expect(
      transcript.lines.prefix(14) == [
        "1.1 Menu: which test caught what", "",
        "                   1  2  3  4  5  6  7",
        "testSoup           ○  ○  ○  ○  ○  ○  ○",
        "testBread          ·  ·  ·  ·  ·  ·  ·",
        "",
        "                         8  9 10 11 12",
        "testSoup                 ○  ○  ○  ○  ○",
        "testBread                ·  ·  ·  ·  ·",
        "", "● caught it", "○ ran this code and noticed nothing", "· never ran it", "",
      ]
    )
    #expect(transcript.lines.contains(" 1  The soup has the wrong name 1 ·"))
    #expect(transcript.lines.allSatisfy { displayWidth($0) <= 40 })
  }

  @Test("coverage: one line for the code, one for the bugs")
  func coverage() throws {
    let kit = Kit(root: "/nowhere", track: .lessons, lessons: madeUpLessons)
    let call = try Call(parsing: ["coverage"])
    for width in [40, 80] {
      let console = transcript.console(width: width)
      let command = CoverageCommand(kit: kit, console: console, call: call)
      command.sayHeader()
      command.say(report(menu), lines: (run: 9, all: 12))
    }
    #expect(
      transcript.output == """
          1.1 Menu
            lines run: 9 of 12
            bugs caught: 4 of 5
                                      lines run           bugs caught
          1.1 Menu                    9 of 12    75 %     4 of 5     80 %

        """
    )
  }

  private func matrix(_ report: ExerciseReport) { MatrixTable(console: console).say(report) }
}
