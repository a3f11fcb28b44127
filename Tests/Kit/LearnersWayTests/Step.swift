import PlantedBugs
import WorkshopKit

/// One thing that a learner does, and the screen that follows.
struct Step: Sendable {
  /// The name of the file with the expected screen.
  let name: String
  /// What is typed into the editor before.
  var edits: [Edit] = []
  let action: Action

  init(name: String, edits: [Edit] = [], call: String) {
    self.init(name: name, edits: edits, action: .call(call))
  }

  init(name: String, edits: [Edit] = [], action: Action) {
    self.name = name
    self.edits = edits
    self.action = action
  }

  enum Action: Sendable {
    /// What is typed into the terminal; it runs to its end.
    case call(String)
    /// The call of `watch`, which stays open, and what its screen has to show in the end.
    case open(String, until: [String])
    /// A key for it, or none.
    case press(String, until: [String])
    /// The key that ends it.
    case quit(String)
  }

  enum Edit: Sendable {
    /// The learner writes what stands in the solution, and a remark: a copy would not count as passed.
    case solve(String)
    /// The same, but with one text in another's place.
    case solveWithSlip(String, String, String)
    /// One text in another's place.
    case change(String, String, String)
  }
}

extension Step {
  /// The way from a fresh clone to a passed lesson 1, with detours.
  ///
  /// Edits stand together where they can: each new text is a build.
  static let all: [Step] = [
    Step(name: "01-welcome", call: "swift run workshop"),
    Step(name: "02-check-1.1-as-given", call: "workshop check 1.1"),
    Step(name: "03-hint-1.1", call: "workshop hint 1.1"),
    Step(name: "04-hint-1.1-again", call: "workshop hint 1.1"),
    Step(
      name: "05-check-1.1-with-a-typing-error",
      edits: [.solveWithSlip("1.1", "sut.total, 8500", "sut.totl, 8500")],
      call: "workshop check 1.1"
    ),
    Step(
      name: "06-check-1.1-with-a-wrong-test",
      edits: [
        .solveWithSlip("1.1", "sut.total, 8500", "sut.total, 8400"),
        // Nobody promises anything about such a guest.
        .change("1.3", "forAge: 7), 4500", "forAge: -7), 4500"),
      ],
      call: "workshop check 1.1"
    ),
    Step(name: "07-check-1.3-with-an-over-specified-test", call: "workshop check 1.3"),
    Step(name: "08-check-1.1-solved", edits: [.solve("1.1")], call: "workshop check 1.1"),
    Step(name: "09-list", call: "workshop list"),
    Step(
      name: "10-check-1-with-1.1-solved",
      edits: [.change("1.3", "forAge: -7), 4500", "forAge: 7), 4500")],
      call: "workshop check 1"
    ),
    Step(name: "11-matrix-1.3", call: "workshop matrix 1.3"),
    Step(name: "12-coverage-1", call: "workshop coverage 1"),
    Step(name: "13-hint-1.2", call: "workshop hint 1.2"),
    Step(name: "14-hint-1.3", call: "workshop hint 1.3"),
    Step(name: "15-hint-1.4", call: "workshop hint 1.4"),
    Step(name: "16-hint-1.5", call: "workshop hint 1.5"),
    Step(name: "17-hint-1.6", call: "workshop hint 1.6"),
    Step(
      name: "18-watch-1.2",
      action: .open("workshop watch 1.2", until: ["1.2 Menu", "bugs caught", "Graded at"])
    ),
    Step(name: "19-watch-1.2-hint", action: .press("h", until: ["Hints for 1.2"])),
    Step(
      name: "20-watch-1.2-solved",
      edits: [.solve("1.2")],
      action: .press("", until: ["✓ passed", "Graded at"])
    ),
    Step(
      name: "21-watch-goes-on",
      action: .press("n", until: ["1.3 Boundaries                ✗", "Graded at"])
    ),
    Step(name: "22-watch-ends", action: .quit("q")),
    Step(
      name: "23-check-1-solved",
      edits: ["1.3", "1.4", "1.5", "1.6"].map(Edit.solve),
      call: "workshop check 1"
    ),
    Step(name: "24-list", call: "workshop list"),
    Step(name: "25-welcome", call: "workshop"),
    Step(name: "26-solution-1.2", call: "workshop solution 1.2"),
    Step(name: "27-reset-1.2", call: "workshop reset 1.2"),
    Step(name: "28-next", call: "workshop next"),
    Step(name: "29-diff-1.2", call: "workshop diff 1.2"),
    Step(name: "30-undo", call: "workshop undo"),
    Step(name: "31-list", call: "workshop list"),
    Step(name: "32-jump-1.4", call: "workshop jump 1.4"),
    Step(name: "33-welcome-after-the-jump", call: "workshop"),
  ]
}

extension Clone {
  /// - Throws: `WrongWay` when there is nothing to change.
  func make(_ edit: Step.Edit) throws {
    switch edit {
    case .solve(let number):
      for (file, solution) in try files(of: number) {
        try save(text(of: solution) + "\n// Found by myself.\n", to: file)
      }
    case .solveWithSlip(let number, let text, let other):
      try make(.solve(number))
      try make(.change(number, text, other))
    case .change(let number, let text, let other):
      let file = try files(of: number)[0].learners
      let before = try self.text(of: file)
      guard before.ranges(of: text).count == 1 else {
        throw WrongWay("\(file) has '\(text)' not exactly once")
      }
      try save(before.replacing(text, with: other), to: file)
    }
  }

  private func files(of number: String) throws -> [(learners: String, solution: String)] {
    for lesson in allLessons {
      guard let exercise = lesson.exercises.first(where: { $0.number == number }) else { continue }
      return exercise.files.map {
        ("Lessons/\(lesson.folder)/\($0)", "Solutions/\(lesson.folder)/\($0)")
      }
    }
    throw WrongWay("there is no exercise \(number)")
  }
}

/// The way cannot be gone as it is described.
struct WrongWay: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
