import Foundation
import Grading

/// The forms in which `check` writes results for other programs.
enum Format: String, CaseIterable {
  /// The full record.
  case json
  /// What CI servers read, as test results.
  case junit
  /// For the page of a CI job.
  case markdown

  /// "json, junit or markdown".
  static let names: String = {
    let names = allCases.map(\.rawValue)
    return "\(names.dropLast().joined(separator: ", ")) or \(names.last ?? "")"
  }()

  /// The whole document, with a line break at its end.
  func document(about results: [LessonResult], kit: Kit) throws -> Data {
    switch self {
    case .json: try JSONReport(results, track: kit.track).encoded()
    case .junit: Data(JUnitReport(results, root: kit.root, date: Date()).text.utf8)
    case .markdown: Data(MarkdownReport(results, track: kit.track).text.utf8)
    }
  }
}
