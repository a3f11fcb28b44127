import Foundation
import Grading
import PlantedBugs

/// What `watch` writes on its pages.
struct WatchPages {
  let kit: Kit
  let width: Int
  let hasColor: Bool

  func content(of state: WatchState) -> [String] {
    switch state.page {
    case .report: report(state)
    case .list: said { Overview(kit: kit, console: $0).sayTable() }
    case .hints(let showing):
      said {
        try? Hints(kit: kit, console: $0).say(showing, for: state.assignment, matrix: "press m")
      }
    case .matrix: matrix(state)
    }
  }

  private func report(_ state: WatchState) -> [String] {
    let exercise = state.assignment.exercise
    switch state.verdict {
    case nil:
      return said { console in
        console.say(console.styled("\(exercise.number) \(exercise.name)", .bold))
        console.say("\(kit.workplace.mainFile(of: exercise, in: state.assignment.lesson))")
      }
    case .failed(let reason): return wrapped(reason, width: width)
    case .graded(let result, _):
      return said { console in
        guard let graded = result.reports.first else { return sayWhyNot(result, exercise, console) }
        Report(console: console, track: kit.track, showsPassed: false).say(graded)
        if graded.isPassed { sayWhatIsNext(after: state.assignment, console) }
      }
    }
  }

  private func sayWhyNot(_ result: LessonResult, _ exercise: Exercise, _ console: Console) {
    console.say(console.styled(exercise.heading, .bold))
    console.say(console.styled("cannot be graded, because of this:", .red))
    console.say()
    console.say(whyNotBuilt: result.compilerMessage ?? "")
  }

  private func sayWhatIsNext(after assignment: Kit.Assignment, _ console: Console) {
    let number = assignment.exercise.number
    console.say()
    if let next = Overview(kit: kit, console: console).next(after: assignment) {
      let minutes = count(next.exercise.minutes, "minute")
      console.say("Next: \(next.exercise.heading), about \(minutes). Press n to go on.", indent: 0)
    } else {
      console.say("Every exercise is passed. Well done!", indent: 0)
    }
    console.say("Compare your answer: swift run workshop solution \(number)", indent: 0)
  }

  private func matrix(_ state: WatchState) -> [String] {
    if let reason = MatrixTable.whyNot(of: state.assignment.exercise) {
      return wrapped(reason, width: width)
    }
    if let report = state.verdict?.report, report.invalidity == nil {
      return said { MatrixTable(console: $0).say(report) }
    }
    let reason =
      switch state.verdict {
      case nil: "it is not graded yet"
      case .graded(let result, _) where result.compilerMessage != nil: "the lesson does not compile"
      case .graded: "first your tests have to pass on the correct code"
      case .failed: "nothing could be graded"
      }
    return wrapped("There is no matrix yet: \(reason).", width: width)
  }

  /// The same in two lengths.
  func status(of state: WatchState) -> [String] {
    if let text = state.note ?? state.work { return [text] }
    guard let report = state.verdict?.report else {
      let short = "Tried at \(clock(state.gradedAt))."
      return ["\(short) Save a file of the lesson, and it is tried again.", short]
    }
    let file = report.exercise.files.last?.split(separator: "/").last ?? ""
    let short = "Graded at \(clock(state.gradedAt))."
    return ["\(short) Save \(file), and it is graded again.", short]
  }

  func keys(of state: WatchState) -> [String] {
    let back = state.page == .report ? [] : ["Enter back"]
    return back + ["h hint", "n next", "l list", "m matrix", "r again", "q quit"]
  }

  private func clock(_ date: Date) -> String {
    let parts = Calendar.current.dateComponents([.hour, .minute, .second], from: date)
    let numbers = [parts.hour, parts.minute, parts.second].map { $0 ?? 0 }
    return numbers.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }

  /// The lines that something says to a console.
  private func said(_ speak: (Console) -> Void) -> [String] {
    let lines = SaidLines()
    speak(Console(to: Screen { text, _ in lines.add(text) }, width: width, hasColor: hasColor))
    // Only what the compiler said can be too long, and it has no colors.
    return lines.all.flatMap { $0.contains("\u{1B}") ? [$0] : folded($0, width: width) }
  }
}
