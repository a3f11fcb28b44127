import Foundation
import Grading

/// The lines of a file that an edit changes, whole, as they stand there before and after it.
struct TypedLines: Equatable {
  /// So many are shown of either.
  static let most = 20

  let old: [String]
  let new: [String]

  /// `nil` when what is to be replaced is not there.
  init?(of edit: Demo.Edit, in text: String) {
    guard let range = text.range(of: edit.old) else { return nil }
    let lines = text.lineRange(for: range)
    let before = text[lines.lowerBound..<range.lowerBound]
    let after = text[range.upperBound..<lines.upperBound]
    old = Self.lines(String(text[lines]))
    new = Self.lines(before + edit.new + after)
  }

  func say(to console: Console) {
    say(old, "-", .red, console)
    say(new, "+", .green, console)
  }

  private func say(_ lines: [String], _ mark: String, _ style: Console.Style, _ console: Console) {
    for line in lines.prefix(Self.most) {
      console.say(console.styled(line.isEmpty ? mark : "\(mark) \(line)", style))
    }
    let left = lines.count - Self.most
    if left > 0 { console.say("  … and \(count(left, "more line"))") }
  }

  private static func lines(_ text: String) -> [String] {
    let lines = text.components(separatedBy: "\n")
    return lines.last == "" ? lines.dropLast() : lines
  }
}
