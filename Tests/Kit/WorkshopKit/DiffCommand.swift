import Foundation
import Grading
import PlantedBugs

/// `workshop diff 1.3`: what the learner changed, or how the solution differs from it.
struct DiffCommand {
  let kit: Kit
  let console: Console
  let call: Call

  /// Two files, each with what it is called.
  private typealias Pair = (old: String, oldLabel: String, new: String, newLabel: String)

  func run() async throws -> ExitCode {
    let assignment = try kit.oneExercise(call.subjects[0])
    let pairs = try pairs(for: assignment)
    guard let program = pathOfProgram("diff") else {
      throw Stop(
        .kitFailed,
        "The program 'diff' is not in PATH. Install it (the package is often called diffutils), or "
          + "compare the files in your editor."
      )
    }
    for pair in pairs {
      // 'diff' would wait for a pipe, and compare a folder's files.
      for file in [pair.old, pair.new] { _ = try kit.content(of: file, called: file) }
    }
    var isSame = true
    for pair in pairs {
      let lines = try await lines(about: pair, from: program)
      isSame = isSame && lines.isEmpty
      say(lines)
    }
    if isSame {
      console.say(
        call.has(.solution) ? "Yours is the solution, letter for letter." : "Nothing changed yet."
      )
    }
    return .passed
  }

  /// What is to be compared.
  ///
  /// - Throws: `Stop` when something is missing, or the solution not yet to be seen.
  private func pairs(for assignment: Kit.Assignment) throws -> [Pair] {
    let folder = assignment.lesson.folder
    let showsSolution = call.has(.solution)
    if showsSolution {
      let spoils = call.has(.spoil)
      _ = try kit.solution(of: assignment, spoiling: spoils, for: "diff --solution")
    }
    if let complaint = kit.complaintAboutMissingFile(of: assignment) { throw complaint }
    return try assignment.exercise.files.map { file in
      let own = "Lessons/\(folder)/\(file)"
      let solution = "Solutions/\(folder)/\(file)"
      if showsSolution { return (own, own, solution, solution) }
      let given = "Tests/\(folder)/Starters/\(file)"
      guard FileManager.default.fileExists(atPath: kit.path(given)) else {
        throw Stop(.kitFailed, "\(given) is missing. Restore it, for example with git.")
      }
      return (given, "as given", own, own)
    }
  }

  private func lines(about pair: Pair, from program: String) async throws -> [String] {
    let run = try await CommandRun.run(
      program,
      // As text, whatever the bytes are.
      ["-a", "-u", "-L", pair.oldLabel, "-L", pair.newLabel]
        + [kit.path(pair.old), kit.path(pair.new)],
      in: kit.root,
      environment: ["LC_ALL": "C"]
    )
    guard run.exitCode == 0 || run.exitCode == 1, !run.wasKilled else {
      let reason = run.output.split(separator: "\n").first ?? "no reason was given"
      throw Stop(.kitFailed, "'diff' could not compare \(pair.old) with \(pair.new): \(reason)")
    }
    // By bytes: with the line breaks of Windows, no character is a line break alone.
    return run.output.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }.dropLast()
  }

  private func say(_ lines: [String]) {
    for (index, line) in lines.enumerated() {
      // The first two lines name the files.
      let style: Console.Style? =
        index < 2
        ? .bold
        : line.hasPrefix("+")
          ? .green : line.hasPrefix("-") ? .red : line.hasPrefix("@") ? .dim : nil
      console.say(style.map { console.styled(line, $0) } ?? line)
    }
  }
}
