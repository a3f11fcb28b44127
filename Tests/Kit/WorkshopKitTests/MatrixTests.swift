import PlantedBugs
import Testing

@testable import Grading
@testable import WorkshopKit

/// The table of `workshop matrix`, to the letter.
@Suite struct MatrixTests {
  @Test("Tests × bugs, and what caught nothing")
  func table() throws {
    let both = ["MenuTests/testSoup", "MenuTests/testBread"]
    let report = ExerciseReport(
      menu,
      tests: both + ["MenuTests/testTea"],
      [
        .made(MenuBug.soupIsMissing, .passed, reachedBy: both, caughtBy: ["MenuTests/testSoup"]),
        .made(MenuBug.soupIsCold, .passed, reachedBy: both, caughtBy: both),
        .made(MenuBug.soupIsFree, .failed, reachedBy: []),
      ]
    )
    #expect(
      said(report) == """
        1.1 Menu: which test caught what

                                                      1  2  3  4  5
        testSoup                                      ●  ●  ·  ○  ○
        testBread                                     ○  ●  ·  ·  ·
        testTea                                       ·  ·  ·  ·  ·

        ● caught it   ○ ran this code and noticed nothing   · never ran it

         1  The soup is missing                                        caught by 1 test
         2  The soup is cold                                           caught by 2 tests
         3  The soup is free                                           caught by none
         4  There is no end of soup                                    caught by none
         5  The soup comes last                                        caught by none

        These tests caught nothing:
          testTea
        That alone is no fault: a test may guard against a bug that is not planted here.
        But ask of each what would have to break for it to fail.

        """
    )
  }

  @Test("A run that hung has caught nothing, whoever noticed before")
  func hung() {
    let both = ["MenuTests/testSoup", "MenuTests/testBread"]
    var hung = CheckResult.made(
      MenuBug.soupIsEndless,
      .failed,
      outcome: .hung,
      reachedBy: both,
      caughtBy: [both[0]]
    )
    hung.unfinished = [both[1]]
    let crashed = CheckResult.made(MenuBug.soupIsLate, .failed, outcome: .crashed, reachedBy: [])

    let lines = said(ExerciseReport(menu, tests: both, [hung, crashed])).split(separator: "\n")
    #expect(
      lines[2...7] == [
        "testSoup                                      ○  ○  ○  ●  ·",
        "testBread                                     ·  ·  ·  ×  ·",
        "● caught it", "○ ran this code and noticed nothing", "· never ran it",
        "× did not come to its end, and so the whole run did not",
      ]
    )
    #expect(
      lines[10...12] == [
        " 3  The soup is free                                              caught by none",
        " 4  There is no end of soup                                       the run hung",
        " 5  The soup comes last                                           the run broke",
      ]
    )
  }

  @Test("Twelve bugs with long titles still fit into 80 columns")
  func wide() {
    let bugs = (1...12).map {
      Planting(id: "Bug.b\($0)", title: String(repeating: "soup", count: 20))
    }
    let name = "MenuTests/test\(String(repeating: "Soup", count: 20))"
    let text = said(ExerciseReport(exercise("1.1", "Menu", bugs: bugs), tests: [name]))
    #expect(text.split(separator: "\n").allSatisfy { displayWidth(String($0)) <= 80 })
    #expect(text.contains("  1  2  3  4  5  6  7  8  9 10 11 12\n"))
  }

  @Test("The text of a bug that does not fit goes on below, and is not cut")
  func longBug() {
    let title = (1...12).map { "word\($0)" }.joined(separator: " ")
    let bug = Planting(id: "Bug.long", title: title)
    let text = said(ExerciseReport(exercise("1.1", "Menu", bugs: [bug])))
    #expect(
      text.contains(
        """
         1  word1 word2 word3 word4 word5 word6 word7 word8 word9 word10  caught by none
            word11 word12

        """
      )
    )
  }

  @Test("Without a suite of the learner's there is none, and nothing is built")
  func noSuite() async throws {
    let kit = try TemporaryFolder().kit([lesson(1, "Cafe", soupOfYours)])
    let call = try Call(parsing: ["matrix", "1.1"])
    let command = MatrixCommand(kit: kit, console: Transcript().console(), call: call)
    let stop = await #expect(throws: Stop.self) { try await command.run() }
    #expect(stop?.code == .wrongCall)
    #expect(
      stop?.message
        == "1.1 has no suite of yours; 'swift run workshop check 1.1' shows the kit's tests."
    )
  }

  private func said(_ report: ExerciseReport) -> String {
    let transcript = Transcript()
    let console = transcript.console()
    MatrixTable(console: console).say(report)
    return transcript.output
  }
}
