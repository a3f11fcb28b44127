import Foundation
import Testing

/// A screen as it was recorded, in a file of the folder `Screens`.
///
/// `WORKSHOP_RECORD=1` writes the files anew. A test never passes while it does.
struct RecordedScreen {
  let name: String

  static let folder = "\(Way.root)/Tests/Kit/LearnersWayTests/Screens"
  static var isRecording: Bool { ProcessInfo.processInfo.environment["WORKSHOP_RECORD"] == "1" }

  var path: String { "\(Self.folder)/\(name).txt" }
  var text: String? { try? String(contentsOfFile: path, encoding: .utf8) }

  /// What to say about a screen: nothing when it is as recorded.
  func complaint(about screen: String) -> String? {
    guard let text else { return "\(name) was never recorded. It shows:\n\(screen)" }
    guard text != screen else { return nil }
    return "\(name) is not as recorded (- recorded, + now):\n\(difference(from: text, to: screen))"
  }

  func record(_ screen: String) throws {
    try Data(screen.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
  }
}

/// The lines that differ between two texts, each with a sign in front, and a line around them.
func difference(from old: String, to new: String) -> String {
  let old = old.split(separator: "\n", omittingEmptySubsequences: false)
  let new = new.split(separator: "\n", omittingEmptySubsequences: false)
  var removed: Set<Int> = []
  var inserted: Set<Int> = []
  for change in new.difference(from: old) {
    switch change {
    case .remove(let offset, _, _): removed.insert(offset)
    case .insert(let offset, _, _): inserted.insert(offset)
    }
  }
  var lines: [(sign: String, text: Substring)] = []
  var place = (old: 0, new: 0)
  while place.old < old.count || place.new < new.count {
    if removed.contains(place.old) {
      lines.append(("-", old[place.old]))
      place.old += 1
    } else if inserted.contains(place.new) {
      lines.append(("+", new[place.new]))
      place.new += 1
    } else {
      lines.append((" ", old[place.old]))
      place = (place.old + 1, place.new + 1)
    }
  }
  let near = lines.indices.filter { index in
    lines[max(0, index - 1)...min(lines.count - 1, index + 1)].contains { $0.sign != " " }
  }
  return near.map { "\(lines[$0].sign) \(lines[$0].text)" }.joined(separator: "\n")
}
