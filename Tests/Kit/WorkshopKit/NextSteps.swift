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
    let assignment = Kit.Assignment(lesson: lesson, exercise: exercise)
    if let step = kit.firstStep(toFilesOf: assignment) {
      console.say("Next: \(step), then check again.", indent: 0)
      return
    }
    if let changed = kit.workplace.changedCode(of: exercise, in: lesson) {
      return sayUndo(of: changed, check: number)
    }
    let main = kit.workplace.mainFile(of: exercise, in: lesson)
    console.say("Next: improve \(main)")
    for file in exercise.files {
      let path = "\(kit.workplace.folder(of: lesson))/\(file)"
      guard path != main else { continue }
      let isCodeBesideASuite = file.hasPrefix("Sources/") && !exercise.suites.isEmpty
      say(isCodeBesideASuite ? "and your code" : "and", path)
    }
    say("then", "swift run workshop check \(number)")
    say("a hint", "swift run workshop hint \(number)")
    // Of a suite that is not sound, the matrix would only repeat what is wrong.
    if report.invalidity == nil, !exercise.bugs.isEmpty {
      say("what caught what", "swift run workshop matrix \(number)")
    }
  }

  /// After code under test was changed: nothing can be said about the tests before that is undone.
  private func sayUndo(of changed: String, check number: String) {
    let given = changed.replacing("Lessons/\(lesson.folder)", with: "Solutions/\(lesson.folder)")
    console.say("Next: undo your change in \(changed)")
    console.say(label: "as it was", given, column: 13)
    console.say(label: "then", "swift run workshop check \(number)", column: 13)
  }

  private func say(_ label: String, _ text: String) {
    console.say(label: label, text, column: 20)
  }
}
