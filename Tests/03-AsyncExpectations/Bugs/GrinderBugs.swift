import AsyncExpectationsExercises
import ChildSupport
import Dispatch
import PlantedBugs

@testable import AsyncExpectations

extension Grinder {
  /// A continuation that is let go here reports the name of the function that made it: the lesson's.
  @_dynamicReplacement(for:resume(_:with:))
  func resumeWithBug(
    _ continuation: CheckedContinuation<Grounds, any Error>,
    with answer: Result<Grounds, GrinderError>
  ) {
    switch (GrinderAnswerBug.planted, answer) {
    case (.openLidNeverAnswers, .failure(.lidOpen)): return
    case (.groundsNeverAnswer, .success): return
    case (.openLidIsASuccess, .failure(.lidOpen)):
      continuation.resume(returning: Grounds(grams: 0))
    case (.missingBeansAreNotCounted, .failure(.beansMissing)):
      continuation.resume(throwing: GrinderError.beansMissing(0))
    default: resume(continuation, with: answer)
    }
  }

  @_dynamicReplacement(for:grind(_:))
  func grindWithBug(_ grams: Int) async throws -> Grounds {
    if GrinderRunVariant.planted == .slow {
      try start(grams)
      try? await Task.sleep(for: .milliseconds(450))
      return stop(after: grams)
    }
    switch GrinderRunBug.planted {
    case .answersWhileRunning:
      try start(grams)
      DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(450)) {
        _ = self.stop(after: grams)
      }
      return Grounds(grams: grams)
    case .grindsTwice:
      _ = try await original { try await grind(grams) }
      // Where the beans were just enough, this goes wrong, and shows as well.
      return try await original { try await grind(grams) }
    case .motorNeverStops:
      let grounds = try await original { try await grind(grams) }
      // There are always beans enough for nothing: only the motor is switched on.
      try start(0)
      return grounds
    case nil:
      return try await original { try await grind(grams) }
    }
  }
}
