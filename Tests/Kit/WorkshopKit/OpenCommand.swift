import Foundation
import Grading
import PlantedBugs

/// `workshop open 1.3`: the files of an exercise, or an editor with those that the learner edits.
struct OpenCommand {
  let kit: Kit
  let console: Console
  let call: Call
  var environment = ProcessInfo.processInfo.environment

  func run() throws -> ExitCode {
    let assignment = try kit.oneExercise(call.subjects[0])
    if call.has(.edit) { try edit(assignment) }
    say(assignment)
    if let complaint = kit.complaintAboutMissingFile(of: assignment) { throw complaint }
    return .passed
  }

  private func say(_ assignment: Kit.Assignment) {
    let exercise = assignment.exercise
    let folder = "Lessons/\(assignment.lesson.folder)"
    console.say(
      console.styled("\(exercise.heading), about \(count(exercise.minutes, "minute"))", .bold)
    )
    console.say("  read   \(folder)/README.md, section \(exercise.number)")
    for file in exercise.files { console.say("  edit   \(folder)/\(file)") }
    for file in exercise.code where !exercise.files.contains(file) {
      console.say("  code   \(folder)/\(file)")
    }
    console.say()
    console.say(
      "'swift run workshop open \(exercise.number) --edit' hands what there is to edit to your "
        + "editor.",
      indent: 0
    )
  }

  // MARK: The editor

  /// Becomes the editor, so that one in the terminal has the terminal for itself.
  ///
  /// - Throws: `Stop` or `KitError` when it cannot; it never returns otherwise.
  private func edit(_ assignment: Kit.Assignment) throws {
    guard let editor else {
      throw Stop(
        .wrongCall,
        "Neither VISUAL nor EDITOR says which editor is yours. Set one, for example with: "
          + "export VISUAL='code --wait'"
      )
    }
    if let complaint = kit.complaintAboutMissingFile(of: assignment) { throw complaint }
    let folder = "Lessons/\(assignment.lesson.folder)"
    let files = assignment.exercise.files.map { kit.path("\(folder)/\($0)") }
    // As git does it: the value is a piece of a command line, and may have arguments and quotes.
    let words = ["/bin/sh", "-c", "\(editor) \"$@\"", editor] + files
    Interruption.stopWatching()
    var arguments = words.map { strdup($0) } + [nil]
    execv(words[0], &arguments)
    throw KitError.cannotStart(words[0], reason: String(cString: strerror(errno)))
  }

  private var editor: String? {
    ["VISUAL", "EDITOR"].lazy.compactMap { environment[$0] }
      .first { $0.contains { !$0.isWhitespace } }
  }
}

extension Kit {
  /// What to say when a file is gone that the learner edits for an exercise; `nil` when all are
  /// there.
  func complaintAboutMissingFile(of assignment: Assignment) -> Stop? {
    let exercise = assignment.exercise
    let files = exercise.files.map { "Lessons/\(assignment.lesson.folder)/\($0)" }
    return files.first { !FileManager.default.fileExists(atPath: path($0)) }.map { file in
      Stop(
        .kitFailed,
        "\(file) is missing. 'swift run workshop reset \(exercise.number)' brings it back as it was "
          + "given."
      )
    }
  }
}
