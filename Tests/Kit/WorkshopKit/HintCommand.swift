import PlantedBugs

/// `workshop hint 1.3`: one more hint at every call.
struct HintCommand {
  let kit: Kit
  let console: Console
  let call: Call

  func run() throws -> ExitCode {
    let hints = Hints(kit: kit, console: console)
    let assignment = try kit.oneExercise(call.subjects[0])
    if call.has(.again), let seen = try hints.seen(for: assignment) {
      try hints.say(seen, for: assignment)
    } else {
      try hints.sayNext(for: assignment)
    }
    return .passed
  }
}

/// The hints of HINTS.md, and how many of them were shown.
struct Hints {
  let kit: Kit
  let console: Console

  /// Which hints are on the screen.
  struct Showing: Equatable, Sendable {
    var count: Int
    /// Whether there was no further one to show.
    var isRepeated = false
  }

  /// What was shown before; `nil` for nothing.
  func seen(for assignment: Kit.Assignment) throws -> Showing? {
    let shown = Progress.load(from: kit).entry(of: assignment.exercise).hintsShown
    return shown > 0 ? Showing(count: min(shown, try hints(for: assignment).count)) : nil
  }

  /// Says one more than the last time.
  ///
  /// - Throws: `Stop` when there are none.
  func sayNext(for assignment: Kit.Assignment) throws {
    let showing = try next(for: assignment, remembering: false)
    try say(showing, for: assignment)
    try remember(showing, for: assignment)
  }

  /// Counts one more as shown.
  ///
  /// - Throws: `Stop` when there are none, or when it cannot be remembered.
  func next(for assignment: Kit.Assignment, remembering: Bool = true) throws -> Showing {
    let all = try hints(for: assignment)
    let shown = max(0, Progress.load(from: kit).entry(of: assignment.exercise).hintsShown)
    let showing = Showing(count: min(shown + 1, all.count), isRepeated: shown >= all.count)
    if remembering { try remember(showing, for: assignment) }
    return showing
  }

  /// - Parameter matrix: How the reader gets to the matrix.
  func say(_ showing: Showing, for assignment: Kit.Assignment, matrix: String? = nil) throws {
    let exercise = assignment.exercise
    let all = try hints(for: assignment)
    console.say(console.styled("Hints for \(exercise.number) \(exercise.name)", .bold))
    for (index, hint) in all.prefix(showing.count).enumerated() {
      console.say()
      console.say(hint, mark: "  \(index + 1). ", columns: 5)
    }
    console.say()
    if showing.isRepeated {
      let call = matrix ?? "swift run workshop matrix \(exercise.number)"
      let end = "That is all there is."
      console.say(exercise.suites.isEmpty ? end : "\(end) The matrix may help: \(call)", indent: 0)
    } else {
      let left = all.count - showing.count
      console.say(left == 0 ? "This was the last one." : "\(left) more, one each time you ask.")
    }
  }

  private func remember(_ showing: Showing, for assignment: Kit.Assignment) throws {
    try Progress.update(in: kit) { $0.showHints(showing.count, for: assignment.exercise) }
  }

  private func hints(for assignment: Kit.Assignment) throws -> [String] {
    let file = "Lessons/\(assignment.lesson.folder)/HINTS.md"
    guard let text = kit.text(of: file) else {
      throw Stop(.kitFailed, "\(file) is missing. Restore it, for example with git.")
    }
    let hints = LessonText(text).list(under: assignment.exercise.heading)
    guard !hints.isEmpty else {
      throw Stop(.kitFailed, "\(file) has no hints for \(assignment.exercise.number).")
    }
    return hints
  }
}

extension Exercise {
  /// What its section is called in README, HINTS and NOTES.
  var heading: String { "\(number) \(name)" }
}
