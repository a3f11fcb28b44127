import Foundation
import PlantedBugs
import Testing

@testable import Grading
@testable import WorkshopKit

/// What `watch` does about each event.
@Suite struct WatchStateTests {
  private var state = WatchState(Kit.Assignment(lesson: madeUpLessons[0], exercise: menu))

  private static let passed = verdict(ExerciseReport(menu))
  private static let failed = verdict(ExerciseReport(menu, [.made(MenuBug.soupIsCold, .failed)]))

  private static func verdict(_ report: ExerciseReport) -> WatchState.Verdict {
    var result = LessonResult(lesson: madeUpLessons[0], exercises: [menu])
    result.reports = [report]
    return .graded(result, Grader.Build(files: [:], end: Date(), wasJudged: true))
  }

  @Test(
    "A save, and the key for it, grade again",
    arguments: [.saved, .key(.again)] as [WatchState.Event]
  )
  mutating func grades(_ event: WatchState.Event) {
    state.show(.list)
    #expect(take(event) == .grade)
    #expect(state.page == .report)
  }

  @Test("While it grades it says so; afterwards there is a verdict")
  mutating func grading() {
    let number = state.beginGrading()
    #expect(state.work == "Building …")
    take(.progress("Building lesson 1 … [3/7]"))
    #expect(state.work == "Building lesson 1 … [3/7]")
    take(.progress(nil))
    #expect(state.work == "Building lesson 1 … [3/7]")
    take(.graded(number, Self.failed))
    #expect(state.work == nil)
    #expect(state.verdict?.report?.bugsCaught == 4)
    _ = state.beginGrading()
    #expect(state.work == "Saved. Grading again …")
    #expect(state.verdict != nil, "what was there stays until there is something new")
  }

  @Test("What an older grading says comes too late")
  mutating func late() {
    let first = state.beginGrading()
    let second = state.beginGrading()
    take(.graded(first, Self.passed))
    #expect(state.verdict == nil)
    #expect(state.work != nil)
    take(.graded(second, Self.failed))
    #expect(state.verdict?.isPassed == false)
  }

  @Test("Progress that comes after the verdict is not shown")
  mutating func lateProgress() {
    take(.graded(state.beginGrading(), Self.failed))
    take(.progress("Grading …"))
    #expect(state.work == nil)
  }

  @Test("A note stays until there is progress, or until the next grading")
  mutating func note() {
    let number = state.beginGrading()
    take(.note("Another workshop is at work."))
    #expect(state.note == "Another workshop is at work.")
    take(.progress("Building …"))
    #expect(state.note == nil)
    take(.note("The results are not remembered."))
    take(.progress(nil))
    take(.graded(number, Self.passed))
    #expect(state.note == "The results are not remembered.")
    _ = state.beginGrading()
    #expect(state.note == nil)
  }

  @Test("Pages open and close with their key; Enter and Escape go back")
  mutating func pages() {
    take(.key(.list))
    #expect(state.page == .list)
    take(.key(.matrix))
    #expect(state.page == .matrix)
    take(.key(.matrix))
    #expect(state.page == .report)
    for key in [Key.goOn, .other] {
      take(.key(.list))
      #expect(take(.key(key)) == nil)
      #expect(state.page == .report)
    }
  }

  @Test("Enter goes on only when the exercise is passed, and nothing else is open or under way")
  mutating func goesOn() {
    #expect(take(.key(.goOn)) == nil)
    take(.graded(state.beginGrading(), Self.failed))
    #expect(take(.key(.goOn)) == nil)
    take(.graded(state.beginGrading(), Self.passed))
    take(.key(.list))
    #expect(take(.key(.goOn)) == nil)
    #expect(take(.key(.goOn)) == .goToNext)
    _ = state.beginGrading()
    #expect(take(.key(.goOn)) == nil)
  }

  @Test(
    "Keys with an errand",
    arguments: [(.hint, .showHint), (.next, .goToNext), (.quit, .quit)]
      as [(Key, WatchState.Action)]
  )
  mutating func errands(_ key: Key, _ action: WatchState.Action) {
    #expect(take(.key(key)) == action)
  }

  @Test("Scrolling, by lines and by pages, and never above the top")
  mutating func scrolling() {
    take(.key(.down))
    take(.key(.pageDown))
    #expect(state.scroll == 11)
    take(.key(.pageUp))
    take(.key(.up))
    #expect(state.scroll == 0)
    take(.key(.up))
    take(.key(.pageUp))
    #expect(state.scroll == 0)
    take(.key(.bottom))
    take(.key(.down))
    take(.key(.pageDown))
    take(.key(.top))
    #expect(state.scroll == 0)
    take(.key(.down))
    take(.key(.list))
    #expect(state.scroll == 0)
  }

  @Test("Another size changes nothing but the drawing")
  mutating func resized() {
    take(.key(.list))
    #expect(take(.resized) == nil)
    #expect(state.page == .list)
  }

  @Test("Another exercise begins without a verdict")
  mutating func goes() {
    take(.graded(state.beginGrading(), Self.passed))
    take(.key(.list))
    state.go(to: Kit.Assignment(lesson: madeUpLessons[1], exercise: madeUpLessons[1].exercises[0]))
    #expect(state.assignment.exercise.number == "2.1")
    #expect(state.verdict == nil)
    #expect(state.page == .report)
  }

  @discardableResult
  private mutating func take(_ event: WatchState.Event) -> WatchState.Action? {
    state.take(event, page: 10)
  }
}
