import FixtureExercises
import PlantedBugs
import Testing

@testable import Grading

/// What a lesson's graded tests make of the judge's answers.
@Suite struct GradedCheckTests {
  @Test("Each case of a graded test has a name for people")
  func descriptions() {
    let exercise = exercise(
      Suite("RenamedTests"),
      bugs: [Planting(IncrementBug.addsTwo)],
      variants: [Planting(HistoryVariant.newestFirst)]
    )
    let names = GradedCheck.all(of: lesson(exercise)).map(\.description)

    #expect(names.count == exercise.checks.count)
    #expect(names.first == "\(exercise.number) Fixture, your tests pass on the correct code")
    #expect(
      names.suffix(2) == [
        "\(exercise.number) Fixture, catches: An increment adds two",
        "\(exercise.number) Fixture, accepts another correct version: "
          + "the history begins with the newest value",
      ]
    )
  }

  @Test("The first failure is reported in the learner's file, the others wait for it")
  func verdicts() async throws {
    let exercise = exercise(Suite("RenamedTests"), bugs: [Planting(IncrementBug.addsTwo)])
    let checks = GradedCheck.all(of: lesson(exercise))

    guard case .failed(let message, let place) = try await checks[0].verdict() else {
      Issue.record("a suite that does not exist is valid")
      return
    }
    #expect(message.hasPrefix("\(exercise.number) Fixture: No tests found"))
    #expect(place.file.contains(fixtureLesson.folder))

    for check in checks.dropFirst() {
      guard case .unknown(let reason) = try await check.verdict() else {
        Issue.record("\(check) is decided")
        continue
      }
      #expect(reason.contains("Not known yet"))
    }
  }

  private func lesson(_ exercise: Exercise) -> Lesson {
    Lesson(number: 1, name: fixtureLesson.name, title: "Fixture", exercises: [exercise])
  }
}
