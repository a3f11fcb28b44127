import PlantedBugs

// Where in the learner's files to look.
extension Wording {
  /// The line that declares the exercise's first suite.
  var suitePlace: SourcePlace? {
    guard let suite = exercise.suites.first else { return nil }
    return line { $0.contains(" \(suite.name)") && $0.contains(/\b(class|struct|actor|enum)\b/) }
      ?? line(in: exercise.files.filter { !isCode($0) }) { _ in true }
  }

  /// The first function of the code that the learner writes.
  var codePlace: SourcePlace? {
    let files = exercise.files.filter(isCode)
    return line(in: files) { $0.contains("func ") } ?? line(in: files) { _ in true }
  }

  /// The line that declares a test, or its suite's where it cannot be found.
  func place(ofTest test: TestName?) -> SourcePlace? {
    // The function's name, which in backticks may contain anything.
    guard let name = test?.firstMatch(of: /(`[^`]+`|[^\/`(]+)(\([^`\/]*\))?$/)?.1 else {
      return suitePlace
    }
    return line { $0.contains("func \(name)(") || $0.contains("func \(name)<") } ?? suitePlace
  }

  private func isCode(_ file: String) -> Bool { file.hasPrefix("Sources/") }

  private func line(
    in files: [String]? = nil,
    where matches: (String) -> Bool
  ) -> SourcePlace? {
    for (path, text) in workplace.sourceTexts(of: files ?? exercise.files, in: lesson) {
      if let index = text.lines.firstIndex(where: matches) {
        return SourcePlace(file: path, line: index + 1)
      }
    }
    return nil
  }
}
