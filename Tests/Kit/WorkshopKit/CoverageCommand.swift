import Foundation
import Grading
import PlantedBugs

/// `workshop coverage 1`: how much of the code under test is run, beside how much would be noticed.
struct CoverageCommand {
  let kit: Kit
  let console: Console
  let call: Call

  func run() async throws -> ExitCode {
    let assignments = try kit.find(call.subjects)
    var codes: [ExitCode] = []
    for lesson in kit.lessons {
      let exercises = assignments.filter { $0.lesson.number == lesson.number }.map(\.exercise)
      guard !exercises.isEmpty else { continue }
      codes.append(try await cover(exercises, of: lesson))
    }
    return ExitCode.worst(codes)
  }

  private func cover(_ exercises: [Exercise], of lesson: Lesson) async throws -> ExitCode {
    if let complaint = kit.complaintAboutMissingPart(of: lesson) {
      return sayCompilerMessage(complaint, exercises, lesson)
    }
    let job = Builder.Job(
      lesson: "\(lesson.number)",
      track: kit.track,
      scratch: "\(BuildFolder.own.base)/coverage",
      title: "Building lesson \(lesson.number) with coverage",
      extraArguments: ["--enable-code-coverage"]
    )
    switch try await Builder(kit: kit, console: console).build(job) {
    case .doesNotCompile(let message):
      return sayCompilerMessage(message, exercises, lesson)
    case .built(let products):
      let judge = Judge(workplace: kit.workplace, folder: products)
      console.say(console.styled("Lesson \(lesson.number) · \(lesson.title)", .bold))
      sayHeader()
      var wereMeasured = true
      for exercise in exercises {
        let wasMeasured = try await say(exercise, lesson, judge)
        wereMeasured = wereMeasured && wasMeasured
      }
      console.say()
      console.say(
        "Lines count as run when a test came by. Whether it looked at what came out, only a bug "
          + "can tell.",
        indent: 0
      )
      return wereMeasured ? .passed : .notPassed
    }
  }

  private func sayCompilerMessage(
    _ message: String,
    _ exercises: [Exercise],
    _ lesson: Lesson
  ) -> ExitCode {
    let result = LessonResult(lesson: lesson, exercises: exercises, compilerMessage: message)
    Report(console: console, track: kit.track).say(result)
    return result.exitCode
  }

  /// - Returns: Whether there was anything to measure.
  private func say(_ exercise: Exercise, _ lesson: Lesson, _ judge: Judge) async throws -> Bool {
    console.progress("Measuring \(exercise.heading) …")
    let report = try await judge.report(on: exercise, in: lesson)
    let lines = try await lines(of: exercise, lesson, judge)
    say(report, lines: lines)
    return lines != nil
  }

  func sayHeader() {
    if !isNarrow {
      console.say(padded("", to: 30) + padded("lines run", to: 20) + "bugs caught")
    }
  }

  /// - Parameter lines: `nil` when the suite could not be run.
  func say(_ report: ExerciseReport, lines: (run: Int, all: Int)?) {
    let exercise = report.exercise
    guard let lines else {
      let reason = exercise.suites.isEmpty ? "it has no suite of yours" : "its tests cannot be run"
      console.say("\(exercise.heading): not measured, because \(reason)", indent: 2)
      if let message = report.invalidity?.message { console.say(message, indent: 6) }
      return
    }
    let run = "\(lines.run) of \(lines.all)"
    let caught = "\(report.bugsCaught) of \(exercise.bugs.count)"
    if isNarrow {
      console.say(exercise.heading, indent: 2)
      console.say("lines run: \(run)", indent: 4)
      console.say("bugs caught: \(caught)", indent: 4)
    } else {
      let lineShare = share(lines.run, lines.all)
      let bugShare = share(report.bugsCaught, exercise.bugs.count)
      console.say(
        padded("  \(exercise.heading)", to: 30) + padded(run, to: 11) + padded(lineShare, to: 9)
          + padded(caught, to: 11) + bugShare
      )
    }
    if let message = report.invalidity?.message { console.say(message, indent: 6) }
  }

  /// Whether the table is too wide.
  private var isNarrow: Bool { console.width < 66 }

  /// Rounded; but only everything is 100 %.
  private func share(_ part: Int, _ all: Int) -> String {
    guard all > 0 else { return "" }
    let percent = (part * 200 + all) / (all * 2)
    return "\(part == all ? 100 : min(99, percent)) %"
  }

  /// The lines of the code under test, by what the toolchain's own tools count; `nil` when no test
  /// could be run.
  private func lines(
    of exercise: Exercise,
    _ lesson: Lesson,
    _ judge: Judge
  ) async throws -> (run: Int, all: Int)? {
    let folder = kit.path(".workshop/coverage/\(exercise.number)")
    try? FileManager.default.removeItem(atPath: folder)
    try kit.makeFolder(".workshop/coverage/\(exercise.number)")
    let profiles = try await judge.profiles(of: exercise, in: lesson, into: folder)
    guard !profiles.isEmpty else { return nil }
    let merged = "\(folder)/merged.profdata"
    _ = try await tool("llvm-profdata", ["merge", "-sparse", "-o", merged] + profiles)
    let sources = exercise.code.map { kit.path("\(kit.workplace.folder(of: lesson))/\($0)") }
    let program = try await judge.program(of: lesson)
    let arguments = ["export", "-summary-only", "-instr-profile", merged, program] + sources
    return try Summary.lines(in: try await tool("llvm-cov", arguments))
  }

  /// Runs a tool of the same toolchain: another one's may not read the profile.
  private func tool(_ name: String, _ arguments: [String]) async throws -> String {
    #if os(macOS)
      let (program, arguments) = ("/usr/bin/xcrun", [name] + arguments)
    #else
      let swift = pathOfProgram("swift").map { URL(fileURLWithPath: $0).resolvingSymlinksInPath() }
      let program = swift?.deletingLastPathComponent().appendingPathComponent(name).path ?? ""
      guard FileManager.default.isExecutableFile(atPath: program) else {
        throw Stop(
          .kitFailed,
          "\(name) is missing: it belongs beside 'swift'. Install a complete toolchain."
        )
      }
    #endif
    let run = try await CommandRun.run(program, arguments, in: kit.root)
    guard run.exitCode == 0 else {
      throw Stop(.kitFailed, "\(name) failed: \(run.output.prefix(300))")
    }
    return run.output
  }
}

/// What `llvm-cov export` writes, as far as it is read here.
private struct Summary: Decodable {
  var data: [Export]

  struct Export: Decodable { var totals: Totals }
  struct Totals: Decodable { var lines: Lines }
  struct Lines: Decodable {
    var count: Int
    var covered: Int
  }

  static func lines(in text: String) throws -> (run: Int, all: Int) {
    let summary = try JSONDecoder().decode(Summary.self, from: Data(text.utf8))
    let lines = summary.data.map(\.totals.lines)
    return (lines.map(\.covered).reduce(0, +), lines.map(\.count).reduce(0, +))
  }
}
