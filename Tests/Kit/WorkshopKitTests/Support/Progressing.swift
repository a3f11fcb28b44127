import Testing

@testable import Grading
@testable import WorkshopKit

extension TemporaryFolder {
  /// Remembers what came out for one of the made-up exercises, counted from 0, as `check` does.
  func record(_ index: Int, _ report: ExerciseReport) throws {
    let kit = kit()
    try Progress.update(in: kit) { progress in
      progress.record(report, digest: kit.digest(of: kit.allAssignments[index]))
    }
  }

  /// The line that says what is next.
  func nextLine() throws -> String {
    let transcript = Transcript()
    Overview(kit: kit(), console: transcript.console()).sayNext()
    return try #require(transcript.lines.first)
  }
}
