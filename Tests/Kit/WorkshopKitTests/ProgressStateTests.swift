import Testing

@testable import Grading
@testable import WorkshopKit

/// Where an exercise stands.
@Suite struct ProgressStateTests {
  private var progress = Progress()
  private let passed = ExerciseReport(menu)
  private let notPassed = ExerciseReport(menu, [.made(MenuBug.soupIsCold, .failed)])

  @Test("At first nothing was tried")
  func atFirst() {
    #expect(progress.state(of: menu, digest: "a") == .notTried)
  }

  @Test("Passed, as long as the files are the ones that were graded")
  mutating func passes() {
    progress.record(passed, digest: "a")
    #expect(progress.state(of: menu, digest: "a") == .passed)
    #expect(progress.state(of: menu, digest: "b") == .changed(passedBefore: true))
  }

  @Test("Not passed, with the bugs that were caught")
  mutating func fails() {
    progress.record(notPassed, digest: "a")
    #expect(progress.state(of: menu, digest: "a") == .notPassed(bugsCaught: 4))
    #expect(progress.state(of: menu, digest: "b") == .changed(passedBefore: false))
  }

  @Test("The last grading counts, for better or worse")
  mutating func lastCounts() {
    progress.record(passed, digest: "a")
    progress.record(notPassed, digest: "b")
    #expect(progress.state(of: menu, digest: "b") == .notPassed(bugsCaught: 4))
    progress.record(passed, digest: "c")
    #expect(progress.state(of: menu, digest: "c") == .passed)
  }

  @Test("What was passed is recognized when it comes back, unless it failed since")
  mutating func comesBack() {
    progress.record(passed, digest: "a")
    progress.record(notPassed, digest: "b")
    #expect(progress.state(of: menu, digest: "a") == .passed)
    #expect(progress.state(of: menu, digest: "c") == .changed(passedBefore: true))
    progress.record(notPassed, digest: "a")
    #expect(progress.state(of: menu, digest: "a") == .notPassed(bugsCaught: 4))
  }

  @Test("A suite that is not sound has caught nothing, because nothing was judged")
  mutating func unsound() {
    progress.record(ExerciseReport(menu, [.made(.valid, .failed)]), digest: "a")
    #expect(progress.state(of: menu, digest: "a") == .notPassed(bugsCaught: nil))
  }

  @Test("What cannot be known is no pass")
  mutating func unknown() {
    progress.record(ExerciseReport(menu, [.made(.decoy, .unknown)]), digest: "a")
    #expect(progress.state(of: menu, digest: "a") == .notPassed(bugsCaught: 5))
  }

  @Test("Hints and results do not disturb each other")
  mutating func hints() {
    progress.showHints(2, for: menu)
    #expect(progress.state(of: menu, digest: "a") == .notTried)
    progress.record(passed, digest: "a")
    #expect(progress.entry(of: menu).hintsShown == 2)
    progress.showHints(3, for: menu)
    #expect(progress.state(of: menu, digest: "a") == .passed)
  }

  @Test("The solution's files, graded or not, unless they themselves were graded as passed")
  mutating func solved() {
    #expect(progress.state(of: menu, digest: "a", isSolution: true) == .solved)
    progress.record(passed, digest: "a")
    #expect(progress.state(of: menu, digest: "a", isSolution: true) == .passed)
    #expect(progress.state(of: menu, digest: "b", isSolution: true) == .solved)
    progress.record(notPassed, digest: "b")
    #expect(progress.state(of: menu, digest: "b", isSolution: true) == .solved)
  }

  @Test("One exercise says nothing about another")
  mutating func others() {
    progress.record(passed, digest: "a")
    #expect(progress.state(of: madeUpLessons[1].exercises[0], digest: "a") == .notTried)
  }
}
