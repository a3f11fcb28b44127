import DependencyOverridesExercises
import Grading
import PlantedBugs
import Testing

/// Tests your tests: one case for each fact that is graded (see CONTRIBUTING.md, "The judge").
@Suite(.enabled(if: Judge.canGradeHere, "\(Judge.whyNotHere)"))
struct DependencyOverridesGrading {
  @Test(arguments: GradedCheck.all(of: .dependencyOverrides))
  func grading(_ graded: GradedCheck) async throws {
    switch try await graded.verdict() {
    case .passed: break
    case .failed(let message, let place):
      let location = SourceLocation(
        fileID: place.fileID,
        filePath: place.file,
        line: place.line,
        column: 1
      )
      Issue.record("\(message)", sourceLocation: location)
    case .unknown(let reason): try Test.cancel("\(reason)")
    }
  }
}
