import Foundation
import Grading
import PlantedBugs

/// What came out for one lesson.
struct LessonResult: Sendable {
  var lesson: Lesson
  /// The exercises that were asked for.
  var exercises: [Exercise]
  /// The compiler's words, when the lesson does not compile.
  var compilerMessage: String?
  /// The answers; empty when the lesson does not compile.
  var reports: [ExerciseReport] = []

  var exitCode: ExitCode {
    if compilerMessage != nil { return .doesNotCompile }
    return reports.allSatisfy(\.isPassed) ? .passed : .notPassed
  }
}

/// Builds a lesson and asks the judge about some of its exercises.
struct Grader: Sendable {
  let kit: Kit
  let console: Console

  /// - Throws: `Stop` or `KitError` when the kit could not do its work.
  func grade(_ exercises: [Exercise], of lesson: Lesson) async throws -> LessonResult {
    var gradings = 0
    while true {
      let (result, builtFiles) = try await gradeOnce(exercises, of: lesson)
      let digests = exercises.map { kit.digest(of: Kit.Assignment(lesson: lesson, exercise: $0)) }
      gradings += 1
      // If somebody saved in the meantime: the verdict has to be about what stands there now. A
      // suite that writes into its own folder does so every time, which must come to an end.
      if try await isCurrent(builtFiles, of: lesson) == false, gradings < Self.mostGradings {
        Builder(kit: kit, console: console).forget(lesson, track: kit.track)
        continue
      }
      if kit.track == .lessons, !result.reports.isEmpty {
        remember(result.reports, of: lesson, digests)
      }
      return result
    }
  }

  private static let mostGradings = 10

  /// Which state of the files was built, and when the build was over.
  struct Build: Sendable {
    var files: [String: SavedFile]
    var end: Date
    /// Whether suites were judged, in this build or before: then the judge has proven itself.
    var wasJudged: Bool
  }

  /// Grades what stands there now, once, for somebody who looks on and grades again after every
  /// save.
  ///
  /// - Parameter last: the build before this one; `nil` when it is not known, or was cut short.
  /// - Throws: `Stop` or `KitError` when the kit could not do its work.
  func gradeAsSaved(
    _ exercises: [Exercise],
    of lesson: Lesson,
    after last: Build?
  ) async throws -> (result: LessonResult, build: Build) {
    let files = kit.savedFiles(of: lesson, track: kit.track)
    if mayBeMissed(files, after: last) {
      Builder(kit: kit, console: console).forget(lesson, track: kit.track)
    }
    let wasJudged = last?.wasJudged ?? false
    let (result, built) = try await gradeOnce(exercises, of: lesson, hasProvenItself: wasJudged)
    let build = Build(
      files: built,
      end: Date(),
      wasJudged: wasJudged || !result.reports.isEmpty
    )
    let digests = exercises.map { kit.digest(of: Kit.Assignment(lesson: lesson, exercise: $0)) }
    let isCurrent = kit.savedFiles(of: lesson, track: kit.track) == built
    if kit.track == .lessons, !result.reports.isEmpty, isCurrent {
      remember(result.reports, of: lesson, digests)
    }
    return (result, build)
  }

  /// Whether a save has a date that the next build confuses with an earlier one (see
  /// `Builder.forget`).
  func mayBeMissed(_ files: [String: SavedFile], after last: Build?) -> Bool {
    guard let last else { return true }
    let second = last.end.timeIntervalSince1970.rounded(.down)
    return files.contains { name, file in
      file != last.files[name] && (file.date?.timeIntervalSince1970 ?? second) < second + 1
    }
  }

  /// Keeps the results. Where that cannot be done, the learner still gets them.
  ///
  /// What the reference solution achieves is nobody's result.
  private func remember(_ reports: [ExerciseReport], of lesson: Lesson, _ digests: [String]) {
    let given = GivenFiles(kit: kit)
    let own = zip(reports, digests).filter { report, _ in
      !given.isSolutionInPlace(Kit.Assignment(lesson: lesson, exercise: report.exercise))
    }
    do {
      try Progress.update(in: kit) { progress in
        for (report, digest) in own { progress.record(report, digest: digest) }
      }
    } catch let stop as Stop {
      console.note("The results are not remembered: \(stop.message)")
    } catch {
      console.note("The results are not remembered: \(error)")
    }
  }

  /// Whether the files still stand as they were built, at a moment from which on every save will
  /// have a date that the next build does not confuse with theirs (see `Builder.forget`).
  private func isCurrent(_ built: [String: SavedFile], of lesson: Lesson) async throws -> Bool {
    let latest = built.values.compactMap(\.date?.timeIntervalSince1970).max() ?? 0
    let rest = latest.rounded(.down) + 1 - Date().timeIntervalSince1970
    // No longer, should a date lie in the future.
    if rest > 0 { try await Task.sleep(for: .seconds(min(rest, 1))) }
    let files = kit.savedFiles(of: lesson, track: kit.track)
    return files.mapValues(\.digest) == built.mapValues(\.digest)
  }

  /// - Returns: What came out, and the state of the lesson's files that it is about.
  private func gradeOnce(
    _ exercises: [Exercise],
    of lesson: Lesson,
    hasProvenItself: Bool = false
  ) async throws -> (LessonResult, [String: SavedFile]) {
    var result = LessonResult(lesson: lesson, exercises: exercises)
    if let complaint = kit.complaintAboutMissingPart(of: lesson) {
      result.compilerMessage = complaint
      return (result, kit.savedFiles(of: lesson, track: kit.track))
    }
    let built = try await Builder(kit: kit, console: console).build(lesson, track: kit.track)
    switch built.outcome {
    case .doesNotCompile(let message): result.compilerMessage = message
    case .built(let products):
      let judge = Judge(
        workplace: kit.workplace,
        folder: products,
        hasProvenItself: hasProvenItself
      )
      do {
        for exercise in exercises {
          console.progress("Grading \(exercise.heading) …")
          result.reports.append(try await judge.report(on: exercise, in: lesson))
        }
      } catch let error as KitError {
        // The learner's own doing, and for them as good as an error of the compiler.
        guard case .suiteOnMainActor = error else { throw error }
        result.compilerMessage = error.description
        result.reports = []
      }
      console.clearProgress()
    }
    return (result, built.files)
  }
}
