import Grading
import PlantedBugs

/// What somebody whose exercise is not passed can do next.
struct NextSteps {
  let kit: Kit
  let console: Console
  let lesson: Lesson

  func say(after report: ExerciseReport) {
    let exercise = report.exercise
    let number = exercise.number
    let main = kit.workplace.mainFile(of: exercise, in: lesson)
    console.say("Next: improve \(main)")
    for file in code(of: exercise) where file != main {
      say(exercise.suites.isEmpty ? "and" : "and your code", file)
    }
    say("then", "swift run workshop check \(number)")
    say("a hint", "swift run workshop hint \(number)")
    // Of a suite that is not sound, the matrix would only repeat what is wrong.
    if report.invalidity == nil, !exercise.bugs.isEmpty {
      say("what caught what", "swift run workshop matrix \(number)")
    }
  }

  /// The code that the learner writes.
  private func code(of exercise: Exercise) -> [String] {
    exercise.files.filter { $0.hasPrefix("Sources/") }
      .map { "\(kit.workplace.folder(of: lesson))/\($0)" }
  }

  private func say(_ label: String, _ text: String) {
    console.say(label: label, text, column: 20)
  }
}
