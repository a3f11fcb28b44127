import Foundation
import Grading
import PlantedBugs

/// `workshop adopt ../OldWorkshop`: a learner's work from another copy of the workshop.
struct AdoptCommand {
  let kit: Kit
  let console: Console
  let call: Call

  func run() throws -> ExitCode {
    let files = try LearnerFiles(kit: kit, console: console, command: .adopt)
    let other = try OtherCopy(call.subjects[0], beside: kit)
    let adoption = try Adoption(from: other, to: kit)
    try change(files, adoption, other)
    sayFiles(of: adoption, other)
    try adoptProgress(of: other)
    if !adoption.taken.isEmpty {
      console.say()
      console.say("Next: see how it does here: swift run workshop check", indent: 0)
    }
    return adoption.left.isEmpty ? .passed : .notPassed
  }

  private func change(_ files: LearnerFiles, _ adoption: Adoption, _ other: OtherCopy) throws {
    guard !adoption.isEmpty else {
      console.say("Nothing to take over: no exercise in \(other.name) was begun.", indent: 0)
      return
    }
    guard !adoption.taken.isEmpty || adoption.left.isEmpty else {
      console.say(
        adoption.same.isEmpty
          ? "Nothing was changed." : "Nothing was changed: the rest is taken over already.",
        indent: 0
      )
      return
    }
    try files.change(
      ["adopt", other.name],
      to: adoption.taken.mapValues { Content.file($0, mode: nil) },
      done: "your work from \(other.name) is taken over"
    )
  }

  private func sayFiles(of adoption: Adoption, _ other: OtherCopy) {
    say("Taken over:", adoption.taken.keys.sorted())
    for (file, exercise) in adoption.revised.sorted(by: { $0.key < $1.key }) {
      console.say()
      console.say(
        "\(exercise.heading) was revised since. Yours is taken over; for the new starter: "
          + "swift run workshop reset \(exercise.number)",
        indent: 0
      )
      console.say("  \(file)")
    }
    say(
      "Left as it is, because it was changed here as well. Compare it yourself:",
      adoption.left.map { "diff \(quoted("\(other.name)/\($0)")) \(quoted(ownPath(of: $0)))" }
    )
    say("Code under test, changed there and not taken over; still in \(other.name):", adoption.code)
    say("Without a place in this copy, and still in \(other.name):", adoption.withoutPlace)
  }

  private func say(_ title: String, _ files: [String]) {
    guard !files.isEmpty else { return }
    console.say()
    console.say(title, indent: 0)
    for file in files { console.say("  \(withVisibleControls(file))") }
  }

  /// As it is called from the current folder.
  private func ownPath(of file: String) -> String {
    let root = URL(fileURLWithPath: kit.root).resolvingSymlinksInPath().path
    let current = URL(fileURLWithPath: kit.currentFolder).resolvingSymlinksInPath().path
    return current == root ? file : kit.path(file)
  }

  /// A word as a shell takes it.
  private func quoted(_ word: String) -> String {
    let isPlain = word.allSatisfy { $0.isLetter || $0.isNumber || "/._-+".contains($0) }
    return isPlain ? word : "'\(word.replacing("'", with: "'\\''"))'"
  }

  private func adoptProgress(of other: OtherCopy) throws {
    let theirs = Progress.load(from: other.kit)
    let digests = kit.allAssignments.map { ($0.exercise.number, kit.digest(of: $0)) }
    try Progress.update(in: kit) {
      $0.merge(theirs, digests: Dictionary(uniqueKeysWithValues: digests))
    }
  }
}
