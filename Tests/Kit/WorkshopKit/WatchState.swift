import Foundation
import Grading
import PlantedBugs

/// What `watch` shows and does: a plain value that one event after the other changes.
struct WatchState {
  /// What happens to it.
  enum Event: Sendable {
    case key(Key)
    /// A file of the lesson was saved.
    case saved
    /// The terminal has another size, or is back after a break.
    case resized
    /// What the running grading is busy with; `nil` when it does not say.
    case progress(String?)
    /// Something to know that is no result.
    case note(String)
    /// A grading ended. The number says which one.
    case graded(Int, Verdict)
  }

  /// What came out of a grading.
  enum Verdict: Sendable {
    case graded(LessonResult, Grader.Build)
    /// Why nothing could be graded, in words for a person.
    case failed(String)

    /// The answers about the exercise; `nil` when the lesson could not be graded.
    var report: ExerciseReport? {
      if case .graded(let result, _) = self { return result.reports.first }
      return nil
    }

    var isPassed: Bool { report?.isPassed ?? false }
  }

  /// What fills the screen.
  enum Page: Equatable {
    case report, list, matrix
    case hints(Hints.Showing)
  }

  /// What has to be done about an event, besides drawing.
  enum Action: Equatable {
    case grade, showHint, goToNext, quit
  }

  var assignment: Kit.Assignment
  var page = Page.report
  var scroll = 0
  var verdict: Verdict?
  var gradedAt = Date()
  /// What the grading that runs is busy with; `nil` when none runs.
  var work: String?
  var note: String?
  /// The number of the latest grading: what an older one says counts no more.
  private(set) var grading = 0

  init(_ assignment: Kit.Assignment) { self.assignment = assignment }

  /// - Parameter page: the rows that scroll at once.
  mutating func take(_ event: Event, page rows: Int) -> Action? {
    switch event {
    case .key(let key): return take(key, rows)
    case .saved:
      show(.report)
      return .grade
    case .resized: return nil
    case .progress(let text):
      guard work != nil, let text else { return nil }
      work = text
      // It waits no more.
      note = nil
      return nil
    case .note(let text):
      note = text
      return nil
    case .graded(let number, let verdict):
      guard number == grading else { return nil }
      self.verdict = verdict
      work = nil
      gradedAt = Date()
      return nil
    }
  }

  private mutating func take(_ key: Key, _ rows: Int) -> Action? {
    switch key {
    case .quit: return .quit
    case .again:
      show(.report)
      return .grade
    case .hint: return .showHint
    case .next: return .goToNext
    case .list: toggle(.list)
    case .matrix: toggle(.matrix)
    case .up: scroll = max(0, scroll - 1)
    case .down: scroll = min(scroll, .max - 1) + 1
    case .pageUp: scroll = max(0, scroll - rows)
    case .pageDown: scroll = min(scroll, .max - rows) + rows
    case .top: scroll = 0
    // The drawing knows where the end is.
    case .bottom: scroll = .max
    case .goOn where page == .report && work == nil && verdict?.isPassed == true: return .goToNext
    case .goOn, .other: show(.report)
    }
    return nil
  }

  private mutating func toggle(_ page: Page) { show(self.page == page ? .report : page) }

  mutating func show(_ page: Page) {
    self.page = page
    scroll = 0
  }

  /// Begins a grading, and gives it a number.
  mutating func beginGrading() -> Int {
    grading += 1
    work = verdict == nil ? "Building …" : "Saved. Grading again …"
    note = nil
    return grading
  }

  mutating func go(to assignment: Kit.Assignment) {
    self.assignment = assignment
    verdict = nil
    show(.report)
  }
}
