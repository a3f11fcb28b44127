import Foundation
import PlantedBugs

/// A Swift file as far as the judge reads it: its lines, with everything in comments left out.
struct SourceText: Sendable {
  let lines: [String]

  /// Knows comments, nested ones included, and strings that end on their line.
  init(_ text: String) {
    var lines = [""]
    var depth = 0
    var isString = false
    var rest = text[...]
    while let letter = rest.first {
      if letter.isNewline {
        lines.append("")
        isString = false
        rest.removeFirst()
      } else if !isString, rest.hasPrefix("/*") {
        depth += 1
        rest.removeFirst(2)
      } else if depth > 0, rest.hasPrefix("*/") {
        depth -= 1
        rest.removeFirst(2)
      } else if depth == 0, !isString, rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else {
        if depth == 0 {
          if letter == "\"", !lines[lines.count - 1].hasSuffix("\\") { isString.toggle() }
          lines[lines.count - 1].append(letter)
        }
        rest.removeFirst()
      }
    }
    self.lines = lines
  }
}

extension Workplace {
  /// Those of a lesson's files that can be read, with their absolute paths.
  func sourceTexts(of files: [String], in lesson: Lesson) -> [(path: String, text: SourceText)] {
    files.compactMap { file in
      let path = absolute("\(folder(of: lesson))/\(file)")
      return FileManager.default.contents(atPath: path).map { data in
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
