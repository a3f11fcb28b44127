import PlantedBugs

/// `workshop jump`: the point at which a class is now. What came before is solved, where the learner
/// has not passed it already; the rest is as given.
struct JumpCommand {
  let kit: Kit
  let console: Console
  let call: Call
  /// Files that undo brings back as well, also where the jump leaves them as they are.
  var alsoKept: Set<String> = []
  /// Whether a demo jumps: then the saved state bears its name.
  var isOfDemo = false

  func run() throws -> ExitCode {
    let files = try LearnerFiles(kit: kit, console: console, command: .jump)
    let target = try kit.oneExercise(call.subjects[0]).exercise
    let all = kit.allAssignments
    let position = all.firstIndex { $0.exercise.number == target.number } ?? 0
    if position > 0 {
      try kit.requireSolutions(for: "a jump over exercises", remedy: "Nothing was changed.")
    }
    let given = GivenFiles(kit: kit)
    var wanted: [String: Content?] = [:]
    for lesson in kit.lessons { wanted.merge(try given.asGiven(lesson)) { $1 } }
    let overview = Overview(kit: kit, console: console)
    for earlier in all[..<position] {
      if overview.isPassed(earlier) {
        // The learner's own answer is as good.
        for file in earlier.exercise.files {
          wanted["Lessons/\(earlier.lesson.folder)/\(file)"] = nil
        }
      } else {
        wanted.merge(try given.solved(earlier)) { $1 }
      }
    }
    // A file that two exercises share is as the later one needs it.
    for later in all[position...] { wanted.merge(try given.asGiven(later)) { $1 } }
    let before = position == 0 ? "" : ", and everything before it solved"
    try files.change(
      [(isOfDemo ? Command.demo : .jump).rawValue] + call.subjects,
      to: wanted,
      alsoKeeping: alsoKept,
      done: "\(target.heading) is as given\(before)"
    )
    return .passed
  }
}
