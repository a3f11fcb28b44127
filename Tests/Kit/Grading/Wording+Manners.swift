import PlantedBugs

// What a suite does to others, and what others may do to it.
extension Wording {
  func leftBehind(
    _ files: [String],
    by frameworks: [Framework],
    despite fault: Planting?
  ) -> String {
    let when = fault.map { " when something goes wrong (\($0.title))" } ?? ""
    let before = misspelledPreparation.isEmpty ? "" : "\(misspelledPreparation) "
    return
      "\(before)Your suite left \(few(files)) in the temporary directory\(when). What stays behind is "
      + "what the next run finds. Remove what a test makes: \(cleaningPlaces(in: frameworks))."
  }

  private func cleaningPlaces(in frameworks: [Framework]) -> String {
    frameworks == [.swiftTesting]
      ? "in the deinit of the suite (a final class has one), or with defer right after making it"
      : "in tearDown, or with addTeardownBlock right after making it"
  }

  func disturbedStranger(_ file: String) -> String {
    "Your suite removed or changed \(file) in the temporary directory, which it did not make. Other "
      + "programs keep their files there, and so do tests that run at the same time. Remove what "
      + "your tests have made, by its name, and nothing else."
  }

  func wroteIntoPackage(_ files: [String]) -> String {
    "Your suite wrote into the project itself: \(few(files)). Tests that change the source tree "
      + "disturb each other and every reader of the project. Write below "
      + "FileManager.default.temporaryDirectory instead, and clean up."
  }

  // MARK: Shared state

  func meetsOthers(_ planting: Planting, _ tests: [TestName], _ record: RunRecord) -> String {
    let failed = record.outcome == .failed ? "\(list(tests)) failed" : "\(list(tests)) broke"
    return "\(planting.title), and \(failed). \(ending(record)) Do not rely on anybody's manners: "
      + "what is shared, bring into a known state before each test\(placeToReset)."
  }

  func leavesState(_ planting: Planting, _ tests: [TestName]) -> String {
    "After \(list(tests)), \(planting.title): the next suite, whose author has never heard of yours, "
      + "finds it like that. Restore what is shared after each test\(placeToRestore), also when the "
      + "test has failed half-way."
  }

  private var placeToReset: String { isXCTest ? ", in setUp" : "" }
  private var placeToRestore: String { isXCTest ? ", in tearDown" : "" }

  private var isXCTest: Bool { workplace.frameworks(in: exercise, of: lesson) == [.xctest] }

  var notReached: String {
    "Not known: no test of yours has run the code that this is about. Write one that does."
  }

  // MARK: Names and lines

  func fixedNames(_ names: [String], in test: TestName) -> String {
    "Two runs of \(short(test)) used the same name in the temporary directory: \(few(names)). Two "
      + "runs at the same time meet each other's files there, and so does a run after one that has "
      + "crashed, where nobody could clean up. Let the name be new in every run: put UUID() into it."
  }

  func sharedLine(_ line: Int, of tests: [TestName], in frameworks: [Framework]) -> String {
    "\(list(tests)) failed in the same line, \(line), while bugs were planted. Then a report says what "
      + "is wrong, and not where it was asked. Let each test ask in a line of its own. A helper gives its "
      + "assertion the place of the call: \(callersPlace(in: frameworks))."
  }

  private func callersPlace(in frameworks: [Framework]) -> String {
    let xctest =
      "`file: StaticString = #filePath, line: UInt = #line` as parameters, handed on to it"
    let swiftTesting =
      "`sourceLocation: SourceLocation = #_sourceLocation` as a parameter, handed on to it"
    switch frameworks {
    case [.xctest]: return xctest
    case [.swiftTesting]: return swiftTesting
    default: return "\(xctest), or \(swiftTesting)"
    }
  }

  var waitsForFailures: String {
    "Not known yet: first let two tests catch a bug. Then it can be seen which lines they name."
  }
}
