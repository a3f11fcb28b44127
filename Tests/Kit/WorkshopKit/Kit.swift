import Foundation
import Grading
import PlantedBugs

/// A copy of the workshop on disk, as the tool sees it.
struct Kit: Sendable {
  static let version = "0.1.0"

  /// The package's folder, an absolute path.
  let root: String
  /// Which copy of the lessons `check` and `matrix` look at.
  let track: Workplace.Track
  var lessons = allLessons
  /// The folder in which the tool was called: where a file's name begins that is not absolute.
  var currentFolder = FileManager.default.currentDirectoryPath

  var workplace: Workplace { Workplace(root: root, track: track) }

  /// Finds the workshop from the current folder upward, or else from the tool's own place.
  ///
  /// - Throws: `Stop` when there is none, or when `LESSON` or `TRACK` says something unknown.
  static func find() throws -> Kit {
    let starts = [FileManager.default.currentDirectoryPath, Executable.path]
    guard let root = starts.lazy.compactMap(root(above:)).first else {
      throw Stop(.kitFailed, "This is not the workshop's folder. Change into it, then try again.")
    }
    let environment = ProcessInfo.processInfo.environment
    let name = environment["TRACK"].flatMap { $0.isEmpty ? nil : $0 } ?? "Lessons"
    guard let track = Workplace.Track(rawValue: name), track != .starters else {
      throw Stop(.wrongCall, "No track '\(name)': TRACK takes Lessons or Solutions.")
    }
    let kit = Kit(root: root, track: track)
    if track == .solutions {
      try kit.requireSolutions(for: "TRACK=Solutions", remedy: "Unset TRACK, then try again.")
    }
    let lesson = environment["LESSON"] ?? ""
    guard ["", "kit"].contains(lesson) || kit.lessons.contains(where: { "\($0.number)" == lesson })
    else {
      let last = kit.lessons.count
      throw Stop(.wrongCall, "No lesson '\(lesson)': LESSON takes a number from 1 to \(last).")
    }
    return kit
  }

  private static func root(above start: String) -> String? {
    foldersUpward(from: start).first { folder in
      ["Package.swift", "Tests/Kit/workshop"].allSatisfy {
        FileManager.default.fileExists(atPath: "\(folder)/\($0)")
      }
    }
  }

  /// An exercise together with its lesson.
  struct Assignment: Sendable {
    let lesson: Lesson
    let exercise: Exercise
  }

  var allAssignments: [Assignment] {
    lessons.flatMap { lesson in
      lesson.exercises.map { Assignment(lesson: lesson, exercise: $0) }
    }
  }

  func path(_ relative: String) -> String { "\(root)/\(relative)" }

  /// What stands in a file, or `nil` where there is none.
  func text(of relative: String) -> String? {
    contentsOfFile(path(relative)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The files of a lesson that a build of it reads: what a verdict is about.
  func sources(of lesson: Lesson, in workplace: Workplace) -> [String] {
    let folder = workplace.folder(of: lesson)
    return ["Sources", "Tests"].flatMap { part in
      files(in: "\(folder)/\(part)").map { "\(folder)/\(part)/\($0)" }
    }
  }

  /// All files below a folder, relative to it and sorted; hidden ones are left out.
  func files(in folder: String) -> [String] {
    let all = (try? FileManager.default.subpathsOfDirectory(atPath: path(folder))) ?? []
    return all.filter { file in
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(
        atPath: path("\(folder)/\(file)"),
        isDirectory: &isFolder
      )
      let isHidden = file.split(separator: "/").contains { $0.hasPrefix(".") }
      return exists && !isFolder.boolValue && !isHidden
    }.sorted()
  }

  /// Changes whenever one of the files, or the list of them, does.
  func digest(of files: [String]) -> String {
    var bytes: [UInt8] = []
    for file in files {
      let content = contentsOfFile(path(file))
      bytes += Array("\(file)\u{0}\(content?.count ?? -1)\u{0}".utf8)
      bytes += content ?? Data()
    }
    return String(stableHash(bytes), radix: 16)
  }
}
