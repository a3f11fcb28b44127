import Foundation
import Grading
import PlantedBugs

/// What `verify` demands of the files: nothing missing, nothing stray, nothing too long.
struct FileRules {
  let kit: Kit
  let findings: Findings

  // MARK: An exercise

  func check(_ assignment: Kit.Assignment) {
    let exercise = assignment.exercise
    var problems: [String] = []
    let solution = "Solutions/\(assignment.lesson.folder)"
    if exercise.code.isEmpty { problems.append("it does not name its code under test") }
    for file in exercise.code where content("\(solution)/\(file)") == nil {
      problems.append("\(solution)/\(file) is missing")
    }
    let names = exercise.bugs.map(\.name) + exercise.variants.map(\.name)
    if Set(names).count != names.count { problems.append("two bugs or variants share a name") }
    let fewest = exercise.extras.acceptance == nil ? 5 : 0
    if exercise.bugs.count < fewest { problems.append("it has fewer than \(fewest) bugs") }
    if !exercise.bugs.isEmpty && exercise.variants.isEmpty { problems.append("it has no variant") }
    if exercise.bugs.isEmpty && (exercise.extras.acceptance?.tests.count ?? 0) < 6 {
      problems.append("without bugs it needs six acceptance tests")
    }
    findings.add("\(exercise.heading): bugs and variants are described", of: 5, problems: problems)
  }

  // MARK: The package

  func checkPackage() {
    for lesson in kit.lessons { checkTrees(of: lesson) }
    let tracked = trackedFiles()
    let top = Set(tracked.compactMap { $0.split(separator: "/").first.map(String.init) })
    let stray = top.subtracting(KitFiles.topLevel).sorted()
    findings.add(
      "the top level has nothing stray",
      of: top.count,
      problems: stray.map { "\($0) does not belong here" }
    )
    LinkRules(kit: kit, findings: findings).check(tracked.filter { $0.hasSuffix(".md") })
    checkLengths(of: kitSources())
    checkMarkers(in: kitSources())
  }

  private func checkTrees(of lesson: Lesson) {
    let edited = Set(lesson.exercises.flatMap(\.files))
    var problems: [String] = []
    let starters = Set(kit.files(in: "Tests/\(lesson.folder)/Starters"))
    for file in starters.symmetricDifference(edited).sorted() {
      problems.append(
        "Starters/\(file): \(starters.contains(file) ? "no exercise edits it" : "missing")"
      )
    }
    let solution = sources(in: "Solutions/\(lesson.folder)")
    for file in edited.subtracting(solution).sorted() {
      problems.append("Solutions/\(lesson.folder)/\(file) is missing")
    }
    problems += comparison(of: lesson, edited: edited, solution: solution)
    findings.add(
      "lesson \(lesson.number): Lessons, Starters and Solutions fit together",
      of: solution.count + starters.count,
      problems: problems
    )
  }

  /// Whether `Lessons` is as given. Only where nobody has worked in it: there it cannot be.
  private func comparison(of lesson: Lesson, edited: Set<String>, solution: Set<String>) -> [String]
  {
    guard isUntouched("Lessons/\(lesson.folder)") else {
      findings.skip("Lessons/\(lesson.folder) was changed, so it is not compared with the starters")
      return []
    }
    let given = sources(in: "Lessons/\(lesson.folder)")
    var problems = given.symmetricDifference(solution).sorted().map { "\($0) is in one tree only" }
    for file in given.intersection(solution).sorted() {
      let twin =
        edited.contains(file)
        ? "Tests/\(lesson.folder)/Starters/\(file)" : "Solutions/\(lesson.folder)/\(file)"
      if content("Lessons/\(lesson.folder)/\(file)") != content(twin) {
        problems.append("Lessons/\(lesson.folder)/\(file) differs from \(twin)")
      }
    }
    return problems
  }

  private func sources(in folder: String) -> Set<String> {
    Set(kit.files(in: folder).filter { $0.hasPrefix("Sources/") || $0.hasPrefix("Tests/") })
  }

  private func content(_ file: String) -> Data? {
    FileManager.default.contents(atPath: kit.path(file))
  }

  private func checkLengths(of files: [String]) {
    var problems: [String] = []
    for file in files {
      let isLesson = file.hasPrefix("Solutions/") || file.contains("/Starters/")
      let most = isLesson ? 120 : 250
      let lines = (kit.text(of: file) ?? "").split(
        omittingEmptySubsequences: false,
        whereSeparator: \.isNewline
      )
      if lines.count - 1 > most {
        problems.append("\(file) has \(lines.count - 1) lines; \(most) is the most")
      }
    }
    findings.add("no file is too long", of: files.count, problems: problems)
  }

  private func checkMarkers(in files: [String]) {
    let problems = files.flatMap { file -> [String] in
      // To look closely at every line of every file takes seconds.
      guard let text = kit.text(of: file), text.contains("// region: ") else { return [] }
      return CodeRegion.linesPrintedWithMarker(in: text).map { line in
        "\(file):\(line): an empty line belongs below the marker, or Swift Testing prints it with a failure"
      }
    }
    findings.add("no failure is printed with a marker", of: files.count, problems: problems)
  }

  // MARK: Format

  func checkFormat() async {
    let files = kitSources()
    guard let swift = pathOfProgram("swift"), !files.isEmpty else { return }
    let run = try? await CommandRun.run(
      swift,
      ["format", "lint", "--strict", "--parallel"] + files,
      in: kit.root
    )
    let lines = (run?.output ?? "swift format could not be run").split(separator: "\n").map {
      $0.replacingOccurrences(of: "\(kit.root)/", with: "")
    }
    let problems = run?.exitCode == 0 ? [] : lines.isEmpty ? ["swift format failed"] : lines
    findings.add(
      "swift format has nothing to say",
      of: max(files.count, problems.count),
      problems: problems
    )
  }

  // MARK: Git, where there is any

  /// What git knows of; without git, everything that is not hidden.
  private func trackedFiles() -> [String] {
    let known = kit.git(["ls-files", "--cached", "--others", "--exclude-standard", "-z"])
    let files =
      known?.split(separator: "\u{0}").map(String.init)
      ?? kit.files(in: ".").filter { !BundleCommand.usualNames.contains($0) }
    return files.filter { FileManager.default.fileExists(atPath: kit.path($0)) }
  }

  /// The Swift files that are not the learner's. What stands in `Lessons` as it was given is also in
  /// the starters or in the solutions, but for a library.
  private func kitSources() -> [String] {
    trackedFiles().filter { file in
      file.hasSuffix(".swift") && (!file.hasPrefix("Lessons/") || KitFiles.isLibrary(file))
    }
  }

  private func isUntouched(_ folder: String) -> Bool {
    kit.git(["status", "--porcelain", "--", folder])?.isEmpty ?? false
  }
}
