import Foundation
import Grading

/// `workshop undo`: brings back what a reset, solve, jump or undo replaced.
struct UndoCommand {
  let kit: Kit
  let console: Console
  let call: Call
  var timeZone = TimeZone.current

  func run() throws -> ExitCode {
    if call.has(.list) { return list(SavedStates(of: kit)) }
    _ = try LearnerFiles(kit: kit, console: console, command: .undo)
    let states = SavedStates(of: kit).puttingDamagedAside(console)
    guard let state = try call.number.map(states.state) ?? states.latestChange() else {
      throw Stop(
        .notPassed,
        "Nothing to undo: no reset, solve, jump or adopt is left to take back. 'workshop undo --list' shows "
          + "what was saved."
      )
    }
    return try bringBack(state)
  }

  private func bringBack(_ state: SavedState) throws -> ExitCode {
    let kept = KeptFiles(of: state, in: kit)
    var change = Change(
      kit: kit,
      words: ["undo"] + call.subjects,
      undoes: state.number,
      wanted: kept.contents
    )
    change.removedFolders = state.madeFolders.reversed()
    // With `undoes`, there is always something to keep: that it was undone.
    guard let saved = try change.make() else { return .passed }
    console.say("Took back '\(state.title)': \(LearnerFiles.summary(of: saved)).", indent: 0)
    for sentence in kept.complaints { console.say(sentence, indent: 0) }
    console.say("Bring it back: swift run workshop undo \(saved.number)")
    return kept.complaints.isEmpty ? .passed : .kitFailed
  }

  // MARK: The list

  private func list(_ states: SavedStates) -> ExitCode {
    guard !states.entries.isEmpty else {
      console.say(
        "Nothing is saved yet: reset, solve, jump, adopt and undo save what they replace.",
        indent: 0
      )
      return .passed
    }
    for entry in states.entries {
      console.say(fitted(line(for: entry, states), width: console.width))
    }
    if states.entries.count >= SavedStates.most {
      console.say("The latest \(SavedStates.most) are kept.")
    }
    return .passed
  }

  private func line(for entry: SavedStates.Entry, _ states: SavedStates) -> String {
    let number = String(entry.number)
    let start = String(repeating: " ", count: max(0, 5 - number.count)) + number + "  "
    switch entry.state {
    case .failure(.newer): return start + "from a newer version of the workshop"
    case .failure(.damaged): return start + "damaged"
    case .success(let state):
      let undone = states.undoing(state.number).map { "  undone by \($0.number)" } ?? ""
      let files = padded(count(state.files.count, "file"), to: undone.isEmpty ? 0 : 9)
      return start + "\(time(state.date))  \(column(state.title, width: 24))\(files)\(undone)"
    }
  }

  private func time(_ date: Date) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    let two = { (number: Int?) in String(format: "%02d", number ?? 0) }
    let day = "\(parts.year ?? 0)-\(two(parts.month))-\(two(parts.day))"
    return "\(day) \(two(parts.hour)):\(two(parts.minute))"
  }
}
