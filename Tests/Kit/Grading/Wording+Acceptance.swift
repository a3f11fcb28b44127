import PlantedBugs

// About the production code that a learner writes, and that the kit's own tests have run.
extension Wording {
  func notAccepted(_ test: Acceptance.Test, _ record: RunRecord) -> String {
    "Your code does not do this yet: \(test.title). \(whatTheCodeDid(record))"
  }

  private func whatTheCodeDid(_ record: RunRecord) -> String {
    switch record.outcome {
    case .hung:
      return
        "It did not end in time (\(Int(record.seconds)) s): look for a loop that never ends, or "
        + "for a task that is never done."
    case .crashed:
      guard let reason = fatalError(in: record.output) else {
        return "It crashed. A function that calls itself without an end is a usual cause."
      }
      return "It crashed: \(sentence(reason))"
    case .failed:
      // Without the line, which is one of the kit's test.
      return record.failedTests.first?.issues.first.map(said) ?? ending(record)
    case .incomplete:
      return "It ended the whole process (a call of exit, say), and so nothing can be concluded."
    case .passed, .empty: return ending(record)
    }
  }

  /// The kit's own sentence first, where its assertion has one, and then what the assertion knows.
  private func said(_ issue: IssueRecord) -> String {
    guard let failure = FailedAssertion(issue.text) else { return sentence(issue.text) }
    return [failure.message, failure.detail].compactMap(\.self).joined(separator: " ")
  }

  /// What a suite is judged by before anything is planted.
  var correctCode: String {
    exercise.extras.reference == nil
      ? "the correct code" : "the correct code (the kit's own, in place of yours)"
  }
}
