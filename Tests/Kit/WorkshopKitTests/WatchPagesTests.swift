import Foundation
import PlantedBugs
import Testing

@testable import Grading
@testable import WorkshopKit

/// What stands on the pages of `watch`, to the letter.
@Suite struct WatchPagesTests {
  private let folder: TemporaryFolder
  private var state = WatchState(Kit.Assignment(lesson: madeUpLessons[0], exercise: menu))

  init() throws { folder = try TemporaryFolder() }

  @Test("Before the first verdict: the exercise and its file")
  func first() {
    #expect(
      content() == """
        1.1 Menu
        Lessons/01-Cafe/Tests/MenuTests.swift
        """
    )
  }

  @Test("Not passed: what was missed, and why; what was caught is counted")
  mutating func failed() {
    grade([
      .made(MenuBug.soupIsCold, .failed, message: "testSoup ran this code and noticed nothing."),
      .made(MenuBug.soupIsFree, .failed, reachedBy: [], message: "No test of yours ran this code."),
    ])
    #expect(
      content() == """
        1.1 Menu                      ✗  3 of 5 bugs caught
          ✓ 2 tests: green on the correct code, also one by one and repeated
          ✗ The soup is cold
              testSoup ran this code and noticed nothing.
          ✗ The soup is free
              No test of yours ran this code.
        """
    )
  }

  @Test("A test that fails on the correct code: its message, and nothing about bugs")
  mutating func unsound() {
    let waiting = menu.checks.filter { $0.kind != .valid }.map {
      CheckResult.made($0.kind, .unknown, outcome: nil)
    }
    let message = "testSoup fails on the correct code: 1 is not equal to 2."
    grade([.made(.valid, .failed, message: message)] + waiting)
    #expect(content().contains("bugs not judged yet"))
    #expect(content().contains("      \(message)"))
    state.show(.matrix)
    #expect(
      content()
        == "There is no matrix yet: first your tests have to pass on the correct code."
    )
  }

  @Test("Passed: what is next, and which key goes on")
  mutating func passed() {
    grade([])
    #expect(
      content() == """
        1.1 Menu                      ✓ passed  5 of 5 bugs caught
          ✓ 2 tests: green on the correct code, also one by one and repeated

        Next: 1.2 Bill, about 1 minute. Press n to go on.
        Compare your answer: swift run workshop solution 1.1
        """
    )
  }

  @Test("Passed, and nothing is left")
  mutating func allPassed() throws {
    let kit = folder.kit()
    for assignment in kit.allAssignments {
      try Progress.update(in: kit) {
        $0.record(ExerciseReport(assignment.exercise), digest: kit.digest(of: assignment))
      }
    }
    grade([])
    #expect(content().contains("\nEvery exercise is passed. Well done!\n"))
  }

  @Test("A lesson that does not compile: the compiler's lines, folded where they are too long")
  mutating func doesNotCompile() {
    var result = LessonResult(lesson: madeUpLessons[0], exercises: [menu])
    result.compilerMessage = "Lessons/01-Cafe/Tests/MenuTests.swift:7:3: error: no soup\n7 |   soup"
    state.verdict = .graded(result, Grader.Build(files: [:], end: Date(), wasJudged: true))
    #expect(
      content(width: 45) == """
        1.1 Menu
        cannot be graded, because of this:

        Lessons/01-Cafe/Tests/MenuTests.swift:7:3:
            error: no soup
        7 |   soup
        """
    )
  }

  @Test("The kit itself could not do its work: why")
  mutating func kitFailed() {
    state.verdict = .failed("No Swift toolchain found.")
    #expect(content() == "No Swift toolchain found.")
  }

  @Test("The list and the matrix are those of the commands")
  mutating func otherPages() {
    state.show(.list)
    let list = Transcript()
    Overview(kit: folder.kit(), console: list.console()).sayTable()
    #expect(content() + "\n" == list.output)
    grade([])
    state.show(.matrix)
    #expect(content().hasPrefix("1.1 Menu: which test caught what\n"))
  }

  @Test("As many hints as were asked for")
  mutating func hints() throws {
    try folder.write("## 1.1 Menu\n\n1. Look.\n2. Taste.\n", to: "Lessons/01-Cafe/HINTS.md")
    state.show(.hints(Hints.Showing(count: 1)))
    #expect(content() == "Hints for 1.1 Menu\n\n  1. Look.\n\n1 more, one each time you ask.")
  }

  @Test("Why there is no matrix")
  mutating func noMatrix() {
    state.show(.matrix)
    #expect(content() == "There is no matrix yet: it is not graded yet.")
    var result = LessonResult(lesson: madeUpLessons[0], exercises: [menu])
    result.compilerMessage = "no soup"
    state.verdict = .graded(result, Grader.Build(files: [:], end: Date(), wasJudged: false))
    #expect(content() == "There is no matrix yet: the lesson does not compile.")
    state.verdict = .failed("The disk is full.")
    #expect(content() == "There is no matrix yet: nothing could be graded.")
  }

  @Test("Where there is no suite of the learner's, there never is one")
  mutating func noSuite() {
    state = WatchState(Kit.Assignment(lesson: madeUpLessons[0], exercise: soupOfYours))
    state.show(.matrix)
    #expect(content().hasPrefix("1.1 has no suite of yours;"))
  }

  @Test("The last hint is not followed by a call that is a key here")
  mutating func lastHint() throws {
    try folder.write("## 1.1 Menu\n\n1. Look.\n", to: "Lessons/01-Cafe/HINTS.md")
    state.show(.hints(Hints.Showing(count: 1, isRepeated: true)))
    #expect(content().hasSuffix("That is all there is. The matrix may help: press m"))
  }

  @Test("The status: work that goes on, a note above it, or when it was graded")
  mutating func status() throws {
    grade([])
    state.gradedAt = try #require(
      Calendar.current.date(
        from: DateComponents(year: 2026, month: 5, day: 1, hour: 9, minute: 5, second: 7)
      )
    )
    let short = "Graded at 09:05:07."
    #expect(
      pages().status(of: state) == [
        "\(short) Save MenuTests.swift, and it is graded again.", short,
      ]
    )
    state.verdict = .failed("")
    let tried = "Tried at 09:05:07."
    #expect(
      pages().status(of: state) == [
        "\(tried) Save a file of the lesson, and it is tried again.", tried,
      ]
    )
    _ = state.beginGrading()
    #expect(pages().status(of: state) == ["Saved. Grading again …"])
    state.note = "Another workshop is at work."
    #expect(pages().status(of: state) == ["Another workshop is at work."])
  }

  @Test("Keys: the way back only where there is one")
  mutating func keys() {
    #expect(pages().keys(of: state).first == "h hint")
    state.show(.list)
    #expect(pages().keys(of: state).first == "Enter back")
  }

  private mutating func grade(_ other: [CheckResult]) {
    var result = LessonResult(lesson: madeUpLessons[0], exercises: [menu])
    result.reports = [ExerciseReport(menu, other)]
    state.verdict = .graded(result, Grader.Build(files: [:], end: Date(), wasJudged: true))
  }

  private func pages(width: Int = 80) -> WatchPages {
    WatchPages(kit: folder.kit(), width: width, hasColor: false)
  }

  private func content(width: Int = 80) -> String {
    pages(width: width).content(of: state).joined(separator: "\n")
  }
}
