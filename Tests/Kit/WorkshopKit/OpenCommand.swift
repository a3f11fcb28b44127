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
    if let complaint = kit.complaintAboutMissingFile(of: assignment, includesCode: true) {
      throw complaint
    }
    return .passed
  }

  private func say(_ assignment: Kit.Assignment) {
    let exercise = assignment.exercise
    let folder = "Lessons/\(assignment.lesson.folder)"
    console.say(
      console.styled("\(exercise.heading), about \(count(exercise.minutes, "minute"))", .bold)
    )
    say("read", "\(folder)/README.md", ", section \(exercise.number)")
    for file in exercise.files { say("edit", "\(folder)/\(file)") }
    for file in exercise.code where !exercise.files.contains(file) {
      say("code", "\(folder)/\(file)")
    }
    console.say()
    console.say(
      "'swift run workshop open \(exercise.number) --edit' hands what there is to edit to your "
        + "editor.",
      indent: 0
    )
  }

  private func say(_ label: String, _ file: String, _ place: String = "") {
    console.say("  \(label)   \(file)\(kit.exists(file) ? place : ": missing")")
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
    try proveThereIs(editor)
    let folder = "Lessons/\(assignment.lesson.folder)"
    let files = assignment.exercise.files.map { kit.path("\(folder)/\($0)") }
    // As git does it: the value is a piece of a command line, and may have arguments and quotes.
    let words = ["/bin/sh", "-c", "\(editor) \"$@\"", editor] + files
    Interruption.stopWatching()
    var arguments = words.map { strdup($0) } + [nil]
    execv(words[0], &arguments)
    throw KitError.cannotStart(words[0], reason: String(cString: strerror(errno)))
  }

  private var editor: String? { editorVariable.flatMap { environment[$0] } }

  private var editorVariable: String? {
    ["VISUAL", "EDITOR"].first { environment[$0]?.contains { !$0.isWhitespace } ?? false }
  }

  /// What begins with a plain word names a program. Everything else is the shell's business.
  ///
  /// - Throws: `Stop` when there is no such program.
  private func proveThereIs(_ editor: String) throws {
    let word = editor.split(whereSeparator: \.isWhitespace).first.map(String.init) ?? ""
    let isPlain = word.wholeMatch(of: /[A-Za-z0-9_.+-]+/) != nil
    guard isPlain, !Self.shellWords.contains(word), pathOfProgram(word) == nil else { return }
    let variable = editorVariable ?? "VISUAL"
    throw Stop(
      .wrongCall,
      "\(variable) says that your editor is '\(word)', and there is no such program in PATH. Name "
        + "another one, for example with: export \(variable)=nano"
    )
  }

  /// Words with which the shell itself can begin a command.
  private static let shellWords: Set = [
    ".", "case", "command", "eval", "exec", "for", "if", "while",
  ]
}
