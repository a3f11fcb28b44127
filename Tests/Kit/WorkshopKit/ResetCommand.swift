import Foundation
import Grading
import PlantedBugs

/// `workshop reset`: files as they were given.
struct ResetCommand {
  let kit: Kit
  let console: Console
  let call: Call

  func run() throws -> ExitCode {
    let files = try LearnerFiles(kit: kit, console: console, command: .reset)
    let (lessons, exercises) = try subjects()
    let given = GivenFiles(kit: kit)
    var wanted: [String: Content?] = [:]
    for exercise in exercises { wanted.merge(try given.asGiven(exercise)) { $1 } }
    for lesson in lessons { wanted.merge(try given.asGiven(lesson)) { $1 } }
    let names = exercises.map(\.exercise.heading) + lessons.map { "lesson \($0.number)" }
    let verb = names.count == 1 ? "is" : "are"
    try files.change(
      ["reset"] + call.subjects,
      to: wanted,
      removing: try lessons.flatMap(given.foldersOfOnesOwn),
      done: "\(enumerated(names)) \(verb) as given"
    )
    sayMissingTexts(of: lessons)
    return sayForeign(try lessons.flatMap(given.foreignThings)) ? .notPassed : .passed
  }

  /// - Returns: Whether there is any.
  private func sayForeign(_ things: [String]) -> Bool {
    guard !things.isEmpty else { return false }
    console.say(
      "Apart from this, which is no file or has a name that is no text, so it stays. Take it out "
        + "yourself:",
      indent: 0
    )
    for thing in things { console.say("  \(printableName(thing))") }
    return true
  }

  /// The lessons, and the exercises that are not in one of them.
  private func subjects() throws -> (lessons: [Lesson], exercises: [Kit.Assignment]) {
    if call.subjects.contains(where: { $0.lowercased() == "all" }) { return (kit.lessons, []) }
    var whole: Set<Int> = []
    var single: Set<String> = []
    for subject in try call.subjects.map(kit.subject) {
      switch subject {
      case .lesson(let lesson): whole.insert(lesson.number)
      case .exercise(let assignment): single.insert(assignment.exercise.number)
      case .file(_, let assignments): single.formUnion(assignments.map(\.exercise.number))
      }
    }
    return (
      kit.lessons.filter { whole.contains($0.number) },
      kit.allAssignments.filter {
        single.contains($0.exercise.number) && !whole.contains($0.lesson.number)
      }
    )
  }

  /// The texts of a lesson are in one place only.
  private func sayMissingTexts(of lessons: [Lesson]) {
    let texts = lessons.flatMap { lesson in
      ["README.md", "HINTS.md"].map { "Lessons/\(lesson.folder)/\($0)" }
    }
    let missing = texts.filter { !isThere(kit.path($0)) }
    guard !missing.isEmpty else { return }
    console.say(
      "\(enumerated(missing)) \(missing.count == 1 ? "is" : "are") missing, and not among what reset can "
        + "bring back: git or a fresh copy of the workshop has \(missing.count == 1 ? "it" : "them").",
      indent: 0
    )
  }
}
