import Foundation
import Grading

/// Changes a learner's files for a command, and says what was changed and how to take it back.
struct LearnerFiles {
  let kit: Kit
  let console: Console

  init(kit: Kit, console: Console, command: Command) throws {
    guard kit.track == .lessons else {
      throw Stop(
        .wrongCall,
        "TRACK=\(kit.track.rawValue) is set, and \(command.rawValue) changes your own lessons only. "
          + "Unset TRACK, then try again."
      )
    }
    self.kit = kit
    self.console = console
  }

  /// - Parameters:
  ///   - done: "1.3 Boundaries is as it was given".
  ///   - wanted: What shall stand where.
  ///   - removedFolders: Folders to remove if nothing is left in them, inner ones first.
  func change(
    _ words: [String],
    to wanted: [String: Content?],
    removing removedFolders: [String] = [],
    alsoKeeping alsoKept: Set<String> = [],
    done: String
  ) throws {
    var change = Change(kit: kit, words: words, wanted: wanted)
    change.removedFolders = removedFolders
    change.alsoKept = alsoKept
    guard let saved = try change.make() else {
      console.say("Nothing to change: \(done) already.", indent: 0)
      return
    }
    console.say(
      "\(done.prefix(1).uppercased())\(done.dropFirst()): \(Self.summary(of: saved)).",
      indent: 0
    )
    sayTakenOut(saved)
    console.say("Take it back: swift run workshop undo")
  }

  /// "2 files changed, 1 brought back, 1 taken out".
  static func summary(of saved: SavedState) -> String {
    let changed = saved.files.count { $0.old != nil && $0.new != nil && $0.old != $0.new }
    let added = saved.files.count { $0.old == nil }
    let takenOut = saved.files.count { $0.new == nil }
    var parts: [String] = []
    if changed > 0 { parts.append("\(count(changed, "file")) changed") }
    if added > 0 { parts.append("\(count(added, "file")) added") }
    if takenOut > 0 { parts.append("\(count(takenOut, "file")) taken out") }
    return parts.isEmpty ? "no file had to be changed" : parts.joined(separator: ", ")
  }

  private func sayTakenOut(_ saved: SavedState) {
    let files = saved.files.filter { $0.new == nil }.map(\.path)
    guard !files.isEmpty else { return }
    console.say("Taken out, and kept for undo:")
    for file in files.prefix(10) {
      console.say(fitted("  \(printableName(file))", width: console.width))
    }
    if files.count > 10 { console.say("  and \(files.count - 10) more") }
  }
}

/// Exercises and lessons as a sentence names them: "1.1 Receipt, 1.3 Boundaries and lesson 2".
func enumerated(_ names: [String]) -> String {
  guard names.count > 1, let last = names.last else { return names.first ?? "" }
  return "\(names.dropLast().joined(separator: ", ")) and \(last)"
}
