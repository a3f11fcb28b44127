import Foundation
import Testing

@testable import WorkshopKit

/// When the compiler's driver may take a saved file for one that it has compiled already: it looks at
/// whole seconds.
@Suite struct MissedSaveTests {
  private let grader: Grader

  init() throws {
    grader = Grader(kit: try TemporaryFolder().kit(), console: Transcript().console())
  }

  @Test(
    "A file saved before or in the second in which the last build ended",
    arguments: [(99.5, true), (100.1, true), (100.99, true), (101, false), (102.5, false)]
  )
  func seconds(_ date: Double, _ isMissed: Bool) {
    let last = build(end: 100.2, ["a": file("old", 90)])
    #expect(grader.mayBeMissed(["a": file("new", date)], after: last) == isMissed)
  }

  @Test("What was built as it stands cannot be missed; what is not known can")
  func others() {
    let last = build(end: 100.2, ["a": file("old", 100.1)])
    #expect(!grader.mayBeMissed(["a": file("old", 100.1)], after: last))
    #expect(grader.mayBeMissed(["a": file("old", 100.1)], after: nil))
    #expect(grader.mayBeMissed(["a": file("old", 100.1), "b": file("new", 100.2)], after: last))
    let dateless = SavedFile(digest: "new", date: nil)
    #expect(grader.mayBeMissed(["a": dateless], after: last))
  }

  private func file(_ digest: String, _ date: Double) -> SavedFile {
    SavedFile(digest: digest, date: Date(timeIntervalSince1970: date))
  }

  private func build(end: Double, _ files: [String: SavedFile]) -> Grader.Build {
    Grader.Build(files: files, end: Date(timeIntervalSince1970: end), wasJudged: true)
  }
}
