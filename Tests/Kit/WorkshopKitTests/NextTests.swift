import Testing

@testable import Grading
@testable import WorkshopKit

/// `workshop next`: what the welcome ends with, alone.
@Suite struct NextTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("The first exercise that is not passed")
  func next() throws {
    let kit = folder.kit()
    try folder.record(0, ExerciseReport(menu))
    let transcript = Transcript()
    #expect(try NextCommand(kit: kit, console: transcript.console()).run() == .passed)
    #expect(
      transcript.output == """
        Next: 1.2 Bill, about 1 minute
          read   Lessons/01-Cafe/README.md, section 1.2
          edit   Lessons/01-Cafe/Tests/BillTests.swift
          check  swift run workshop check 1.2
          watch  swift run workshop watch 1.2 (checks at every save)
          stuck? swift run workshop hint 1.2

        """
    )
  }

  @Test("The executable says it, and that is no failure")
  func executable() async throws {
    let answer = try await Tool().run("next")
    #expect(answer.code == 0)
    #expect(answer.output.hasPrefix("Next: \(Tool.exercise.heading), about "))
    #expect(answer.error == "")
  }
}
