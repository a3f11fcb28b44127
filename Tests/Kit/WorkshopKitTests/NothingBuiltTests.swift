import Testing

@testable import WorkshopKit

/// Builds that failed without any fault of the lesson: one sentence, and what to do.
@Suite struct NothingBuiltTests {
  @Test(
    "A full disk, whoever noticed it",
    arguments: [
      Builds.fullDisk, Builds.fullDiskForDatabase,
    ]
  )
  func fullDisk(_ output: String) {
    expect(output, "The disk is full. Free some space, then try again.", wasKilled: true)
    expect(output, "The disk is full. Free some space, then try again.")
  }

  @Test("A build folder that was moved")
  func moved() {
    expect(
      Builds.moved,
      "The folder '.build' comes from another place: the workshop was moved or copied. Delete "
        + "'.build', then try again."
    )
  }

  @Test(
    "A build folder that cannot be written",
    arguments: [
      "error: You don’t have permission: Permission denied", "Operation not permitted",
    ]
  )
  func permissions(_ output: String) {
    expect(
      output,
      "The folder '.build' cannot be written. Fix its permissions, then try again."
    )
  }

  @Test("A build that somebody ended")
  func killed() {
    expect(
      Builds.start,
      "The build was ended from outside, perhaps because memory ran out. Close other programs, "
        + "then try again.",
      wasKilled: true
    )
  }

  @Test(
    "Anything else: the first error, or else the last line, or else nothing",
    arguments: [
      ("Fetching\nerror: one\nerror: two\n", "error: one"), ("Fetching\nDone\n", "Done"),
      ("", "no reason was given"),
    ]
  )
  func other(_ output: String, _ reason: String) {
    expect(output, "The build failed, and not because of the lesson's code: \(reason)")
  }

  private func expect(
    _ output: String,
    _ sentence: String,
    wasKilled: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let messages = CompilerMessages(output: output, root: "/kit", wasKilled: wasKilled)
    #expect(messages.forLearner == nil, sourceLocation: sourceLocation)
    #expect(messages.whyNothingWasBuilt == sentence, sourceLocation: sourceLocation)
  }
}
