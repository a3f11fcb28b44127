import Testing

@testable import WorkshopKit

/// What `doctor` says about the learner's lessons.
@Suite struct DoctorLessonsTests {
  private let learner: Learner

  init() throws { learner = try Learner() }

  @Test("Nothing is missing")
  func complete() {
    #expect(findings == [.good("Lessons: all there")])
  }

  @Test("A suite, code and texts: each is named, with what brings it back")
  func files() throws {
    for file in [
      Learner.bill, Learner.code, "Lessons/01-Cafe/HINTS.md", "Lessons/02-Kitchen/README.md",
    ] {
      try learner.folder.remove(file)
    }
    let copy = "git or a fresh copy of the workshop has it."
    #expect(
      findings == [
        missing(Learner.code, "Bring it back: swift run workshop reset 1.1"),
        missing(Learner.bill, "Bring it back: swift run workshop reset 1.2"),
        missing("Lessons/01-Cafe/HINTS.md", copy),
        missing("Lessons/02-Kitchen/README.md", copy),
      ]
    )
  }

  @Test("A folder stands for the files that were in it")
  func folder() throws {
    try learner.folder.remove("Lessons/02-Kitchen/Tests")
    #expect(
      findings == [
        missing("Lessons/02-Kitchen/Tests", "Bring it back: swift run workshop reset 2")
      ]
    )
  }

  @Test("A whole lesson")
  func lesson() throws {
    try learner.folder.remove("Lessons/02-Kitchen")
    #expect(
      findings == [
        missing(
          "Lessons/02-Kitchen",
          "swift run workshop reset 2 brings its code and tests back. git or a fresh copy of the "
            + "workshop has its texts as well."
        )
      ]
    )
  }

  private var findings: [Doctor.Finding] {
    Doctor(kit: learner.kit, console: Transcript().console()).lessons()
  }

  private func missing(_ path: String, _ remedy: String) -> Doctor.Finding {
    .bad("Lessons: \(path) is missing", remedy)
  }
}
