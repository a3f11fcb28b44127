import Foundation
import Grading
import PlantedBugs

/// `workshop` without a command: where the learner is, and what is next.
struct Welcome {
  let kit: Kit
  let console: Console

  func run() throws -> ExitCode {
    let overview = Overview(kit: kit, console: console)
    console.say(console.styled("Welcome to the testing workshop.", .bold))
    console.say(
      "You write tests. The workshop then breaks the code under test on purpose, one bug at a "
        + "time, and shows which bugs your tests notice. A good suite passes on correct code, "
        + "fails on every bug, and accepts other correct code.",
      indent: 0
    )
    console.say()
    overview.sayTable()
    console.say()
    let interrupted = kit.linesAboutInterruptedDemo
    for line in interrupted { console.say(line, indent: 0) }
    if !interrupted.isEmpty { console.say() }
    overview.sayNext()
    return .passed
  }
}

/// `workshop list`.
struct ListCommand {
  let kit: Kit
  let console: Console

  func run() throws -> ExitCode {
    Overview(kit: kit, console: console).sayTable()
    return .passed
  }
}

/// The lessons and exercises with their state.
struct Overview {
  let kit: Kit
  let console: Console
  private let progress: Progress

  init(kit: Kit, console: Console) {
    self.kit = kit
    self.console = console
    progress = Progress.load(from: kit)
  }

  func sayTable() {
    for lesson in kit.lessons {
      let assignments = kit.allAssignments.filter { $0.lesson.number == lesson.number }
      let passed = assignments.count { state(of: $0) == .passed }
      let title = "Lesson \(lesson.number) · \(lesson.title)"
      let score = "\(passed) of \(assignments.count)" + (isNarrow ? "" : " passed")
      let place = isNarrow ? console.width - 7 : 44
      console.say(console.styled(column(title, width: place) + score, .bold))
      for assignment in assignments { sayLine(for: assignment) }
    }
  }

  /// The first exercise that is neither passed nor solved, with everything that is needed to begin.
  func sayNext() { say(next: kit.allAssignments.first(where: isOpen)) }

  /// The exercise to go on with after those that were passed just now.
  func sayNext(after passed: LessonResult?) {
    guard let lesson = passed?.lesson, let exercise = passed?.exercises.last else {
      return sayNext()
    }
    say(next: next(after: Kit.Assignment(lesson: lesson, exercise: exercise)))
  }

  private func say(next: Kit.Assignment?) {
    guard let next else { return sayNothingIsNext() }
    let exercise = next.exercise
    let folder = "Lessons/\(next.lesson.folder)"
    console.say(
      "Next: \(exercise.number) \(exercise.name), about \(count(exercise.minutes, "minute"))"
    )
    console.say(label: "read", "\(folder)/README.md, section \(exercise.number)")
    for file in exercise.files { console.say(label: "edit", "\(folder)/\(file)") }
    console.say(label: "check", "swift run workshop check \(exercise.number)")
    console.say(
      label: "watch",
      "swift run workshop watch \(exercise.number) (checks at every save)"
    )
    console.say(label: "stuck?", "swift run workshop hint \(exercise.number)")
  }

  func isPassed(_ assignment: Kit.Assignment) -> Bool { state(of: assignment) == .passed }

  /// Whether there is something left to do: it is neither passed nor solved.
  func isOpen(_ assignment: Kit.Assignment) -> Bool {
    ![.passed, .solved].contains(state(of: assignment))
  }

  /// The exercise to go on with: the first open one after another, or else the first of all; `nil`
  /// when none is open but perhaps that other one. Who has done the other one stays in its lesson as
  /// long as something is left there; who has not wants to skip it.
  func next(after other: Kit.Assignment) -> Kit.Assignment? {
    let all = kit.allAssignments
    let index = all.firstIndex { $0.exercise.number == other.exercise.number } ?? 0
    let others = all[(index + 1)...] + all[..<index]
    let here = others.first { $0.lesson.number == other.lesson.number && isOpen($0) }
    return isOpen(other) ? others.first(where: isOpen) : here ?? others.first(where: isOpen)
  }

  private func sayNothingIsNext() {
    let solved = kit.allAssignments.filter { state(of: $0) == .solved }
    guard let first = solved.first?.exercise else {
      console.say("Every exercise is passed. Well done!", indent: 0)
      return
    }
    console.say(
      "Every exercise is passed or has its solution in place. To try one yourself, take it as it was "
        + "given: swift run workshop reset \(first.number)",
      indent: 0
    )
  }

  private func state(of assignment: Kit.Assignment) -> Progress.State {
    progress.state(
      of: assignment.exercise,
      digest: kit.digest(of: assignment),
      isSolution: GivenFiles(kit: kit).isSolutionInPlace(assignment)
    )
  }

  /// Whether the table with all its columns is too wide. Then only what changes is shown.
  private var isNarrow: Bool { console.width < 72 }

  private func sayLine(for assignment: Kit.Assignment) {
    let exercise = assignment.exercise
    guard !isNarrow else {
      let name = column("  \(exercise.heading)", width: 23)
      console.say(name + words(for: state(of: assignment), exercise))
      return
    }
    let name = column("  \(exercise.number) \(exercise.name)", width: 26)
    let kind = padded(exercise.isCore ? "core" : "extra", to: 7)
    let minutes = padded("\(exercise.minutes) min", to: 11)
    console.say("\(name)\(kind)\(minutes)\(words(for: state(of: assignment), exercise))")
  }

  private func words(for state: Progress.State, _ exercise: Exercise) -> String {
    switch state {
    case .notTried: console.styled("not tried yet", .dim)
    case .passed: console.styled("✓ passed", .green)
    case .solved: console.styled("solution in place", .dim)
    // Nothing is missing among the bugs: it is a variant, or the code that the learner writes.
    case .notPassed(let caught) where caught == exercise.bugs.count:
      console.styled("✗ not passed yet", .red)
    case .notPassed(nil):
      console.styled("✗ bugs not judged" + (isNarrow ? "" : " yet"), .red)
    case .notPassed(let caught?):
      console.styled(
        "✗ \(caught) of \(exercise.bugs.count) bugs" + (isNarrow ? "" : " caught"),
        .red
      )
    case .changed(let passedBefore):
      console.styled(
        "changed" + (isNarrow ? "" : " since it was \(passedBefore ? "passed" : "checked")"),
        .yellow
      )
    }
  }
}
