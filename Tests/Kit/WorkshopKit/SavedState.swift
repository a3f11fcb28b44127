import Foundation

/// What a change to the learner's files replaced, so that it can be brought back: the content of
/// `state.json` in the folder of a saved state. Beside it, in `files`, is what stood there.
struct SavedState: Codable, Equatable, Sendable {
  static let currentVersion = 1

  /// The form of the file.
  private(set) var version = Self.currentVersion
  var number: Int
  /// What was asked for: `["reset", "1.3"]`.
  var words: [String]
  var date: Date
  /// The number of the saved state that this change brought back.
  var undoes: Int?
  var files: [File]
  /// The folders that the change made, outer ones first, relative to the workshop's folder.
  var madeFolders: [String] = []
  /// The folders that the change removes if nothing is in them any more, inner ones first.
  var removedFolders: [String] = []

  struct File: Codable, Equatable, Sendable {
    /// Relative to the workshop's folder.
    var path: String
    /// Its name in `files`. Before the change the new content is there, afterwards the old one.
    var name: String
    /// The fingerprints of what stood there, and of what came there; `nil` for nothing.
    var old: String?
    var new: String?

    /// What the name has at its end where nothing stood at the path after all.
    static let markOfNothing = "nothing"
  }

  var title: String { repeated(words.joined(separator: " ")) }

  /// - Throws: `Unreadable`.
  init(in folder: String) throws {
    struct Form: Decodable { var version: Int }
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    guard
      let data = FileManager.default.contents(atPath: "\(folder)/state.json"),
      let form = try? decoder.decode(Form.self, from: data)
    else { throw Unreadable.damaged }
    guard form.version <= Self.currentVersion else { throw Unreadable.newer }
    guard let state = try? decoder.decode(SavedState.self, from: data), state.isSafe else {
      throw Unreadable.damaged
    }
    self = state
  }

  init(number: Int, words: [String], date: Date, undoes: Int? = nil, files: [File]) {
    self.number = number
    self.words = words
    self.date = date
    self.undoes = undoes
    self.files = files
  }

  enum Unreadable: Error { case damaged, newer }

  func encoded() throws -> Data {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self)
  }

  /// Whether every path is a learner's, whoever wrote the file.
  private var isSafe: Bool {
    let paths = files.map(\.path) + madeFolders + removedFolders
    let areInside = paths.allSatisfy { path in
      Destination.isLearners(path)
        && path.split(separator: "/", omittingEmptySubsequences: false)
          .allSatisfy { !["", ".", ".."].contains($0) }
    }
    return areInside && files.allSatisfy { !$0.name.isEmpty && $0.name.allSatisfy(\.isNumber) }
  }
}

/// The folders in which changes are kept, and what they mean.
///
/// A change moves from one to the next by a rename, which happens whole or not at all:
/// `staging` (being prepared; means nothing), `pending` (decided; it will happen),
/// `saved/0007` (it has happened).
extension Kit {
  var stagingFolder: String { path(".workshop/staging") }
  var pendingFolder: String { path(".workshop/pending") }
  var savedFolder: String { path(".workshop/saved") }

  func savedFolder(_ number: Int) -> String { "\(savedFolder)/\(name(ofState: number))" }

  func name(ofState number: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
