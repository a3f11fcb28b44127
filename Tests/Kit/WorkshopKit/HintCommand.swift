import PlantedBugs

/// `workshop hint 1.3`: one more hint at every call.
struct HintCommand {
  let kit: Kit
  let console: Console
  let call: Call

  func run() throws -> ExitCode {
    let assignment = try kit.oneExercise(call.subjects[0])
    let exercise = assignment.exercise
    let file = "Lessons/\(assignment.lesson.folder)/HINTS.md"
    guard let text = kit.text(of: file) else {
      throw Stop(.kitFailed, "\(file) is missing. Restore it, for example with git.")
    }
    let hints = LessonText(text).list(under: exercise.heading)
    guard !hints.isEmpty else {
      throw Stop(.kitFailed, "\(file) has no hints for \(exercise.number).")
    }

    let shown = max(0, Progress.load(from: kit).entry(of: exercise).hintsShown)
    let showing = min(shown + 1, hints.count)
    console.say(console.styled("Hints for \(exercise.number) \(exercise.name)", .bold))
    for (index, hint) in hints.prefix(showing).enumerated() {
      console.say()
      console.say(hint, mark: "  \(index + 1). ", columns: 5)
    }
    console.say()
    if shown >= hints.count {
      console.say(
        "That is all there is. The matrix may help: swift run workshop matrix \(exercise.number)",
        indent: 0
      )
    } else {
      let left = hints.count - showing
      console.say(left == 0 ? "This was the last one." : "\(left) more, when you ask again.")
    }
    try Progress.update(in: kit) { $0.showHints(showing, for: exercise) }
    return .passed
  }
}

extension Kit {
  /// The one exercise that a word names.
  ///
  /// - Throws: `Stop` when it names none, or a whole lesson.
  func oneExercise(_ word: String) throws -> Assignment {
    let found = try find(word)
    guard found.count == 1, let only = found.first, !isLesson(word) else {
      let numbers = found.map(\.exercise.number).joined(separator: ", ")
      throw Stop(.wrongCall, "'\(word)' is a lesson. Name one of its exercises: \(numbers).")
    }
    return only
  }

  private func isLesson(_ word: String) -> Bool {
    lessons.contains { "\($0.number)" == word || $0.name.lowercased() == word.lowercased() }
  }
}

extension Exercise {
  /// What its section is called in README, HINTS and NOTES.
  var heading: String { "\(number) \(name)" }
}
