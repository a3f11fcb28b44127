import Foundation
import PlantedBugs

/// A Swift file as far as the judge reads it: its lines, with everything in comments and in strings
/// left out. What is interpolated into a string is code, and stays.
struct SourceText: Sendable {
  let lines: [String]

  /// Knows nested comments, strings of several lines, and raw strings.
  init(_ text: String) {
    var reader = Reader(rest: text[...])
    reader.read()
    lines = reader.lines
  }
}

/// Goes through a file once, letter by letter.
private struct Reader {
  /// What was begun and has not ended yet.
  enum Open {
    /// A string that begins and ends with these quotes and number signs.
    case string(quotes: String, signs: String)
    /// Code within a string, in which so many parentheses are open.
    case interpolation(parentheses: Int)
  }

  var rest: Substring
  var lines = [""]
  private var open: [Open] = []

  init(rest: Substring) { self.rest = rest }

  mutating func read() {
    while let letter = rest.first {
      if letter.isNewline {
        endLine()
      } else if case .string(let quotes, let signs)? = open.last {
        readString(quotes, signs)
      } else {
        readCode(letter)
      }
    }
  }

  private mutating func endLine() {
    lines.append("")
    rest.removeFirst()
    // A plain string that is still open is a typing error: no reason to lose the rest of the file.
    if case .string("\"", _)? = open.last { open.removeLast() }
  }

  private mutating func readString(_ quotes: String, _ signs: String) {
    if rest.hasPrefix(quotes + signs) {
      keep("\"", of: quotes.count + signs.count)
      open.removeLast()
    } else if rest.hasPrefix("\\\(signs)(") {
      keep("(", of: signs.count + 2)
      open.append(.interpolation(parentheses: 1))
    } else if rest.hasPrefix("\\\(signs)") {
      rest.removeFirst(signs.count + 1)
      if rest.first?.isNewline == false { rest.removeFirst() }
    } else {
      rest.removeFirst()
    }
  }

  private mutating func readCode(_ letter: Character) {
    if rest.hasPrefix("//") {
      rest = rest.drop { !$0.isNewline }
    } else if rest.hasPrefix("/*") {
      skipComment()
    } else if let quotes = quotesOfString() {
      let signs = String(rest.prefix { $0 == "#" })
      keep("\"", of: signs.count + quotes.count)
      open.append(.string(quotes: quotes, signs: signs))
    } else {
      keep(String(letter), of: 1)
      if letter == "(" { count(1) }
      if letter == ")" { count(-1) }
    }
  }

  /// The quotes of the string that begins here; `nil` for anything else.
  private func quotesOfString() -> String? {
    let start = rest.drop { $0 == "#" }
    return ["\"\"\"", "\""].first { start.hasPrefix($0) }
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if rest.hasPrefix("/*") || rest.hasPrefix("*/") {
        depth += rest.first == "/" ? 1 : -1
        rest.removeFirst(2)
      } else {
        if rest.first?.isNewline == true { lines.append("") }
        rest.removeFirst()
      }
    } while depth > 0 && !rest.isEmpty
  }

  /// Minds the parentheses of an interpolation, if this is one; the last one ends it.
  private mutating func count(_ change: Int) {
    guard case .interpolation(let parentheses)? = open.last else { return }
    open.removeLast()
    if parentheses + change > 0 { open.append(.interpolation(parentheses: parentheses + change)) }
  }

  private mutating func keep(_ text: String, of letters: Int) {
    lines[lines.count - 1] += text
    rest.removeFirst(letters)
  }
}

extension Workplace {
  /// Those of a lesson's files that can be read, with their absolute paths.
  func sourceTexts(of files: [String], in lesson: Lesson) -> [(path: String, text: SourceText)] {
    files.compactMap { file in
      let path = absolute("\(folder(of: lesson))/\(file)")
      return contentsOfFile(path).map { data in
        (path, SourceText(String(decoding: data, as: UTF8.self)))
      }
    }
  }

  /// The frameworks that an exercise's files seem to be written in. Others are asked for its suites
  /// only when these do not find them all, which saves a child in nearly every grading.
  func frameworks(in exercise: Exercise, of lesson: Lesson) -> [Framework] {
    let lines = sourceTexts(of: exercise.files, in: lesson).flatMap(\.text.lines)
    return Framework.allCases.filter { framework in
      let mark = framework == .xctest ? "XCTestCase" : "@Test"
      return lines.contains { $0.contains(mark) }
    }
  }
}
