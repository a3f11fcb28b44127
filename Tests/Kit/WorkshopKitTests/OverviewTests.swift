import PlantedBugs
import Testing

@testable import Grading
@testable import WorkshopKit

/// What `workshop` and `workshop list` say about a made-up kit, to the letter.
@Suite struct OverviewTests {
  private let folder: TemporaryFolder
  private let transcript = Transcript()

  init() throws { folder = try TemporaryFolder() }

  @Test("The welcome: what this is, where you are, what is next")
  func welcome() throws {
    #expect(try Welcome(kit: folder.kit(), console: transcript.console()).run() == .passed)
    #expect(
      transcript.output == """
        Welcome to the testing workshop.
        You write tests. The workshop then breaks the code under test on purpose, one
        bug at a time, and shows which bugs your tests notice. A good suite passes on
        correct code, fails on every bug, and accepts other correct code.

        Lesson 1 · All about the Cafe               0 of 2 passed
          1.1 Menu                core   10 min     not tried yet
          1.2 Bill                extra  1 min      not tried yet
        Lesson 2 · All about the Kitchen            0 of 1 passed
          2.1 Stove               core   10 min     not tried yet

        Next: 1.1 Menu, about 10 minutes
          read   Lessons/01-Cafe/README.md, section 1.1
          edit   Lessons/01-Cafe/Tests/MenuTests.swift
          check  swift run workshop check 1.1
          watch  swift run workshop watch 1.1 (checks at every save)
          stuck? swift run workshop hint 1.1

        """
    )
  }

  @Test("Each state in its own words")
  func states() throws {
    try folder.record(0, ExerciseReport(menu))
    try folder.record(
      1,
      ExerciseReport(madeUpLessons[0].exercises[1], [.made(MenuBug.soupIsCold, .failed)])
    )
    try folder.record(2, ExerciseReport(madeUpLessons[1].exercises[0]))
    try folder.write("// new", to: "Lessons/02-Kitchen/Tests/StoveTests.swift")
    #expect(try ListCommand(kit: folder.kit(), console: transcript.console()).run() == .passed)
    #expect(
      transcript.output == """
        Lesson 1 · All about the Cafe               1 of 2 passed
          1.1 Menu                core   10 min     ✓ passed
          1.2 Bill                extra  1 min      ✗ 4 of 5 bugs caught
        Lesson 2 · All about the Kitchen            0 of 1 passed
          2.1 Stove               core   10 min     changed since it was passed

        """
    )
  }

  @Test("Changed since it was checked, and an exercise without bugs")
  func otherStates() throws {
    let lessons = [
      lesson(1, "Cafe", exercise("1.1", "Menu"), exercise("1.2", "AVeryLongNameForABill", bugs: []))
    ]
    let kit = folder.kit(lessons)
    for assignment in kit.allAssignments {
      let report = ExerciseReport(assignment.exercise, [.made(.decoy, .failed)])
      let digest = kit.digest(of: assignment) + (assignment.exercise.bugs.isEmpty ? "" : "old")
      try Progress.update(in: kit) { $0.record(report, digest: digest) }
    }
    Overview(kit: kit, console: transcript.console()).sayTable()
    #expect(
      transcript.lines[1]
        == "  1.1 Menu                core   10 min     changed since it was checked"
    )
    #expect(transcript.lines[2] == "  1.2 AVeryLongNameForAB… core   10 min     ✗ not passed yet")
  }

  @Test("On a narrow terminal: names and states alone, and every line fits")
  func narrow() throws {
    let lessons = [
      lesson(
        1,
        "CafeAroundTheCorner",
        exercise("1.1", "FalseNegatives"),
        exercise("1.2", "Bill"),
        exercise("1.3", "AVeryLongNameForATable"),
        exercise("1.4", "Stove"),
        exercise("1.5", "Tip")
      )
    ]
    let kit = folder.kit(lessons)
    let all = kit.allAssignments
    try Progress.update(in: kit) { progress in
      let results: [[CheckResult]] = [
        [], [.made(MenuBug.soupIsCold, .failed)], [.made(.decoy, .failed)], [],
      ]
      for (assignment, result) in zip(all, results) {
        let digest = kit.digest(of: assignment) + (assignment.exercise.name == "Stove" ? "old" : "")
        progress.record(ExerciseReport(assignment.exercise, result), digest: digest)
      }
    }
    Overview(kit: kit, console: transcript.console(width: 40)).sayTable()
    #expect(
      transcript.output == """
        Lesson 1 · All about the CafeAr… 1 of 5
          1.1 FalseNegatives   ✓ passed
          1.2 Bill             ✗ 4 of 5 bugs
          1.3 AVeryLongNameFo… ✗ not passed yet
          1.4 Stove            changed
          1.5 Tip              not tried yet

        """
    )
  }

  @Test("On a narrow terminal, what is too long for one line stands below its label")
  func nextOnNarrowTerminal() {
    Overview(kit: folder.kit(), console: transcript.console(width: 40)).sayNext()
    #expect(
      transcript.output == """
        Next: 1.1 Menu, about 10 minutes
          read
            Lessons/01-Cafe/README.md, section
            1.1
          edit
            Lessons/01-Cafe/Tests/MenuTests.swift
          check  swift run workshop check 1.1
          watch
            swift run workshop watch 1.1 (checks
            at every save)
          stuck? swift run workshop hint 1.1

        """
    )
  }

  @Test("Next is the first exercise that is not passed, a changed one among them")
  func next() throws {
    try folder.record(0, ExerciseReport(menu))
    try folder.record(1, ExerciseReport(madeUpLessons[0].exercises[1], [.made(.decoy, .failed)]))
    #expect(try folder.nextLine() == "Next: 1.2 Bill, about 1 minute")
    try folder.write("// new", to: "Lessons/01-Cafe/Tests/MenuTests.swift")
    #expect(try folder.nextLine() == "Next: 1.1 Menu, about 10 minutes")
  }

  @Test(
    "After a passed exercise it goes on in its lesson, and only then elsewhere",
    arguments: [
      (["2.2"], "2.3"), (["2.2", "2.3"], "2.1"), (["2.1", "2.2", "2.3"], "3.1"),
      (["2.1", "2.2", "2.3", "3.1"], "1.1"), (["2.3", "2.2"], "2.1"),
    ]
  )
  func nextAfterPass(_ passed: [String], _ expected: String) throws {
    let kit = threeLessons()
    try pass(passed, in: kit)
    let overview = Overview(kit: kit, console: transcript.console())
    let last = try #require(kit.allAssignments.last { passed.contains($0.exercise.number) })
    #expect(overview.next(after: last)?.exercise.number == expected)
  }

  @Test(
    "Who skips an exercise goes on to the next open one",
    arguments: [("2.1", "2.3"), ("2.3", "3.1")]
  )
  func nextAfterSkipping(_ skipped: String, _ expected: String) throws {
    let kit = threeLessons()
    try pass(["2.2"], in: kit)
    let overview = Overview(kit: kit, console: transcript.console())
    let other = try #require(kit.allAssignments.first { $0.exercise.number == skipped })
    #expect(overview.next(after: other)?.exercise.number == expected)
  }

  private func threeLessons() -> Kit {
    folder.kit([
      lesson(1, "Cafe", exercise("1.1", "Menu")),
      lesson(
        2,
        "Kitchen",
        exercise("2.1", "Stove"),
        exercise("2.2", "Pan"),
        exercise("2.3", "Sink")
      ),
      lesson(3, "Cellar", exercise("3.1", "Wine")),
    ])
  }

  private func pass(_ numbers: [String], in kit: Kit) throws {
    try Progress.update(in: kit) { progress in
      for assignment in kit.allAssignments where numbers.contains(assignment.exercise.number) {
        let report = ExerciseReport(assignment.exercise)
        progress.record(report, digest: kit.digest(of: assignment))
      }
    }
  }

  @Test("When everything is passed, nothing is next")
  func done() throws {
    for (index, assignment) in folder.kit().allAssignments.enumerated() {
      try folder.record(index, ExerciseReport(assignment.exercise))
    }
    Overview(kit: folder.kit(), console: transcript.console()).sayNext()
    #expect(transcript.output == "Every exercise is passed. Well done!\n")
  }
}
