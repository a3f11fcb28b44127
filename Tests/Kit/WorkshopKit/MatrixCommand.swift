import Grading
import PlantedBugs

/// `workshop matrix 1.3`: tests × planted bugs.
struct MatrixCommand {
  let kit: Kit
  let console: Console
  let call: Call

  func run() async throws -> ExitCode {
    let assignment = try kit.oneExercise(call.subjects[0])
    if let reason = MatrixTable.whyNot(of: assignment.exercise) { throw Stop(.wrongCall, reason) }
    let grader = Grader(kit: kit, console: console)
    let result = try await grader.grade([assignment.exercise], of: assignment.lesson)
    guard let report = result.reports.first else {
      Report(console: console, track: kit.track).say(result)
      return result.exitCode
    }
    guard report.invalidity == nil else {
      Report(console: console, track: kit.track).say(report)
      return .notPassed
    }
    MatrixTable(console: console).say(report)
    return .passed
  }
}
