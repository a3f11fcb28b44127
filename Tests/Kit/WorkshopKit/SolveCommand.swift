import PlantedBugs

/// `workshop solve`: puts the solution in place.
struct SolveCommand {
  let kit: Kit
  let console: Console
  let call: Call

  func run() throws -> ExitCode {
    let files = try LearnerFiles(kit: kit, console: console, command: .solve)
    try kit.requireSolutions(for: "solve", remedy: "Nothing was changed.")
    let assignments = try kit.find(call.subjects)
    var wanted: [String: Content?] = [:]
    for assignment in assignments {
      wanted.merge(try GivenFiles(kit: kit).solved(assignment)) { $1 }
    }
    let names = enumerated(assignments.map(\.exercise.heading))
    let verb = assignments.count == 1 ? "is" : "are"
    try files.change(["solve"] + call.subjects, to: wanted, done: "\(names) \(verb) solved")
    return .passed
  }
}
