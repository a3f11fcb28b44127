import Foundation
import Grading
import PlantedBugs

/// `workshop check`: builds, grades, and reports.
struct CheckCommand {
  let kit: Kit
  let console: Console
  let call: Call

  func run() async throws -> ExitCode {
    let assignments = try kit.find(call.subjects)
    let output = try call.value(of: .output).map { try OutputFile($0, beside: kit) }
    let format = call.value(of: .format).flatMap(Format.init)
    let grader = Grader(kit: kit, console: console)
    let showsReport = !call.has(.line) && (format == nil || output != nil)
    var results: [LessonResult] = []
    for lesson in kit.lessons {
      let exercises = assignments.filter { $0.lesson.number == lesson.number }.map(\.exercise)
      guard !exercises.isEmpty else { continue }
      let result = try await grader.grade(exercises, of: lesson)
      results.append(result)
      if showsReport { Report(console: console, track: kit.track).say(result) }
    }
    if let document = try format?.document(about: results, kit: kit) {
      try write(document, to: output)
    }
    if call.has(.line) {
      console.say(try ShortLine(kit: kit, subjects: call.subjects).text(about: results))
    }
    if showsReport {
      sayNext(after: results)
      sayWritten(format)
    }
    return ExitCode.worst(results.map(\.exitCode))
  }

  private func write(_ document: Data, to file: OutputFile?) throws {
    if let file {
      try kit.write(document, to: file.path)
    } else {
      console.say(String(decoding: document, as: UTF8.self).trimmingCharacters(in: .newlines))
    }
  }

  private func sayWritten(_ format: Format?) {
    guard let format, let name = call.value(of: .output) else { return }
    console.say()
    console.say("Written: \(name) (\(format.rawValue))")
  }

  private func sayNext(after results: [LessonResult]) {
    console.say()
    let open = results.flatMap { result in
      result.reports.filter { !$0.isPassed }.map { (result.lesson, $0) }
    }
    if let broken = results.first(where: { $0.compilerMessage != nil }) {
      let cure = kit.missingPart(of: broken.lesson).map { $0.command ?? "restore what is missing" }
      let what = cure ?? "make lesson \(broken.lesson.number) compile"
      console.say("Next: \(what), then check again.", indent: 0)
    } else if let (lesson, report) = open.first {
      sayNext(after: report, in: lesson)
    } else if kit.track == .lessons {
      let passed = results.flatMap(\.reports)
      if passed.count == 1, !kit.comesWithoutSolutions {
        let number = passed[0].exercise.number
        console.say("Compare, and read the notes: swift run workshop solution \(number)", indent: 0)
      }
      Overview(kit: kit, console: console).sayNext(after: results.last)
    } else {
      console.say("All passed.")
    }
  }

  private func sayNext(after report: ExerciseReport, in lesson: Lesson) {
    let exercise = report.exercise
    let number = exercise.number
    if let changed = kit.workplace.changedCode(of: exercise, in: lesson) {
      return sayNext(changed, check: number, in: lesson)
    }
    console.say("Next: improve \(kit.workplace.mainFile(of: exercise, in: lesson))")
    let column = 20
    for file in exercise.files where file.hasPrefix("Sources/") {
      let path = "\(kit.workplace.folder(of: lesson))/\(file)"
      console.say(label: "and your code", path, column: column)
    }
    console.say(label: "then", "swift run workshop check \(number)", column: column)
    console.say(label: "a hint", "swift run workshop hint \(number)", column: column)
    // Of a suite that is not sound, the matrix would only repeat what is wrong.
    if report.invalidity == nil, !exercise.bugs.isEmpty {
      let matrix = "swift run workshop matrix \(number)"
      console.say(label: "what caught what", matrix, column: column)
    }
  }
}

extension CheckCommand {
  /// After code under test was changed: nothing can be said about the tests before that is undone.
  private func sayNext(_ changed: String, check number: String, in lesson: Lesson) {
    let given = changed.replacing("Lessons/\(lesson.folder)", with: "Solutions/\(lesson.folder)")
    console.say("Next: undo your change in \(changed)")
    console.say(label: "as it was", given, column: 13)
    console.say(label: "then", "swift run workshop check \(number)", column: 13)
  }
}

/// A file that results are written to. Looked at before the work begins.
struct OutputFile {
  let path: String

  /// - Throws: `Stop` when its folder does not exist, or the workshop's own files are there.
  init(_ name: String, beside kit: Kit) throws {
    let url = URL(fileURLWithPath: name)
    let folder = url.deletingLastPathComponent().path
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder)
    guard exists, isFolder.boolValue else {
      throw Stop(.wrongCall, "There is no folder \(folder) to write \(url.lastPathComponent) into.")
    }
    // A link is followed: the file that it leads to is replaced as a whole, and never a device.
    let file = url.resolvingSymlinksInPath().path
    let type = try? FileManager.default.attributesOfItem(atPath: file)[.type] as? FileAttributeType
    guard type == nil || type == .typeRegular else {
      let what = type == .typeDirectory ? "a folder" : "no regular file"
      throw Stop(.wrongCall, "\(name) is \(what): --output needs the name of a file.")
    }
    guard !Self.isWorkshops(file, kit) else {
      throw Stop(
        .wrongCall,
        "\(name) is a place of the workshop's own files, so nothing is written there. Choose another "
          + "one."
      )
    }
    path = file
  }

  /// Code, wherever it is; and everything that belongs to the kit.
  private static func isWorkshops(_ file: String, _ kit: Kit) -> Bool {
    if (file as NSString).pathExtension.lowercased() == "swift" { return true }
    let root = URL(fileURLWithPath: kit.root).resolvingSymlinksInPath().path
    guard file.lowercased().hasPrefix("\(root)/".lowercased()) else { return false }
    let top = file.dropFirst(root.count + 1).prefix { $0 != "/" }.lowercased()
    return KitFiles.topLevel.contains { $0.lowercased() == top }
  }
}
