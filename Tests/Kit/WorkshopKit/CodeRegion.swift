/// The lines of a source file between `// region: NAME` and `// endregion: NAME`, without the
/// indentation that they share and the empty lines around them: what a slide shows of it.
struct CodeRegion: Equatable {
  let lines: [String]

  /// Why there is no such region.
  struct Missing: Error, Equatable {
    let reason: String
  }

  /// - Throws: `Missing` when the region is not there, not closed, or there twice.
  init(_ name: String, in text: String) throws {
    let all = LessonText(text).lines
    let begins = Self.positions(of: "// region: \(name)", in: all)
    let ends = Self.positions(of: "// endregion: \(name)", in: all)
    guard let begin = begins.first else { throw Missing(reason: "has no region '\(name)'") }
    guard begins.count == 1 else { throw Missing(reason: "has the region '\(name)' twice") }
    guard ends.count == 1, let end = ends.first, end > begin else {
      throw Missing(reason: "does not end the region '\(name)' once, below its beginning")
    }
    lines = Self.dedented(Array(all[(begin + 1)..<end]).filter { !Self.isMarker($0) })
  }

  /// The numbers of the lines whose failures are printed with a marker: Swift Testing takes the comments
  /// right above a test, a suite or an expectation for remarks about it.
  static func linesPrintedWithMarker(in text: String) -> [Int] {
    var isBelowMarker = false
    return LessonText(text).lines.enumerated().compactMap { index, line in
      let code = line.drop { $0 == " " }
      if isMarker(line) { isBelowMarker = true }
      if code.hasPrefix("//") { return nil }
      defer { isBelowMarker = false }
      let printsRemarks = code.contains(/^(@Test|@Suite|#expect|#require|try #require)\b/)
      return isBelowMarker && printsRemarks ? index + 1 : nil
    }
  }

  private static func positions(of marker: String, in lines: [String]) -> [Int] {
    lines.indices.filter { lines[$0].drop { $0 == " " } == marker }
  }

  /// A region inside of another one.
  private static func isMarker(_ line: String) -> Bool {
    line.drop { $0 == " " }.hasPrefix("// region: ")
      || line.drop { $0 == " " }.hasPrefix("// endregion: ")
  }

  private static func dedented(_ region: [String]) -> [String] {
    var lines = region[...]
    while lines.first == "" { lines.removeFirst() }
    while lines.last == "" { lines.removeLast() }
    let indentation = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { String($0.dropFirst(indentation)) }
  }
}
