import Foundation
import Grading
import PlantedBugs

/// `workshop solution 1.3`: the reference solution and its notes, for those who have their own.
struct SolutionCommand {
  let kit: Kit
  let console: Console
  let call: Call

  func run() throws -> ExitCode {
    let assignment = try kit.oneExercise(call.subjects[0])
    let texts = try kit.solution(of: assignment, spoiling: call.has(.spoil), for: "solution")
    for (file, text) in texts {
      console.say(console.styled(file, .bold))
      console.say()
      // As it stands: broken lines are no Swift.
      console.say(text.trimmingCharacters(in: .newlines))
      console.say()
    }
    sayNotes(on: assignment)
    return .passed
  }

  private func sayNotes(on assignment: Kit.Assignment) {
    let file = "Solutions/\(assignment.lesson.folder)/NOTES.md"
    let notes = LessonText(kit.text(of: file) ?? "").body(of: assignment.exercise.heading)
    let lines = wrappedMarkdown(notes, width: console.width)
    guard !lines.isEmpty else { return }
    console.say(console.styled("\(file), section \(assignment.exercise.number)", .bold))
    console.say()
    for line in lines { console.say(line) }
  }
}

extension Kit {
  /// The files of an exercise's reference solution, relative to the kit, each with its text.
  ///
  /// - Parameters:
  ///   - spoiling: whether it is shown to somebody who did not pass the exercise yet.
  ///   - need: the command that shows it.
  /// - Throws: `Stop` when it is not there, or not yet to be seen.
  func solution(
    of assignment: Assignment,
    spoiling: Bool,
    for need: String
  ) throws -> [(file: String, text: String)] {
    try requireSolutions(for: need, remedy: "A complete copy has them.")
    let exercise = assignment.exercise
    let texts = try exercise.files.map { name in
      let file = "Solutions/\(assignment.lesson.folder)/\(name)"
      guard let text = text(of: file) else {
        throw Stop(
          .kitFailed,
          "This copy of the workshop has no solution to show: \(file) is missing."
        )
      }
      return (file: file, text: text)
    }
    let hasPassed = Progress.load(from: self).entry(of: exercise).wasPassed
    guard hasPassed || spoiling else {
      throw Stop(
        .notPassed,
        "\(exercise.heading) is not passed yet, and an answer is worth more when it meets your own. "
          + "A hint first? swift run workshop hint \(exercise.number)\n"
          + "If you would rather see it now, add --spoil."
      )
    }
    return texts
  }
}
