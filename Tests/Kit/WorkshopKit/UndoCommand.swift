import Foundation
import Grading

/// `workshop undo`: brings back what a reset, solve, jump, demo or undo replaced.
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
        "Nothing to undo: no reset, solve, jump or adopt is left to take back. 'swift run workshop undo --list' shows "
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
    // Without a number, that it was undone is kept even then: the next undo has to go further back.
    // So it is with a demo's number: nobody shall take the demo for interrupted.
    change.isKeptWhenEmpty = call.number == nil || state.isOfDemo
    let end: ExitCode = kept.complaints.isEmpty ? .passed : .kitFailed
    guard let saved = try change.make() else {
      console.say(
        "Nothing to change: your files are already as they were before '\(state.title)'.",
        indent: 0
      )
      for sentence in kept.complaints { console.say(sentence, indent: 0) }
      return end
    }
    guard !saved.files.isEmpty else {
      console.say(
        "'\(state.title)' counts as taken back: your files were already as before it. 'swift run "
          + "workshop undo' goes one further back.",
        indent: 0
      )
      for sentence in kept.complaints { console.say(sentence, indent: 0) }
      return end
    }
    console.say("Took back '\(state.title)': \(LearnerFiles.summary(of: saved)).", indent: 0)
    for sentence in kept.complaints { console.say(sentence, indent: 0) }
    console.say("Bring it back: swift run workshop undo \(saved.number)")
    return end
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
    let heading = "state  saved             before                        what it holds"
    console.say(fitted(heading, width: console.width))
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
      let held = state.files.isEmpty ? "nothing" : count(state.files.count, "file")
      let files = padded(held, to: undone.isEmpty ? 0 : 9)
      let title = column(title(of: state, states), width: 30)
      return start + "\(time(state.date))  \(title)\(files)\(undone)"
    }
  }

  /// "undo of 'reset 1.2'", or what was asked for.
  private func title(of state: SavedState, _ states: SavedStates) -> String {
    guard let number = state.undoes else { return state.title }
    let undone = states.entries.first { $0.number == number }?.readable
    return undone.map { "undo of '\($0.title)'" } ?? state.title
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
