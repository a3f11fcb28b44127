import Foundation
import Grading

@testable import TestTerminal
@testable import WorkshopKit

/// Goes the learner's way once, in a clone of this kit, with the real tool and the real `swift`.
enum Way {
  /// The screens, by the steps' names. However many tests ask, the way is gone once.
  static let screens = Task { try await walk() }

  /// What playing the live demos of each deck says, by the deck's number: that of its lesson, or 0.
  /// They are played in the same clone, one deck after the other, once the learner's way is gone.
  static let demos = Task {
    _ = try await screens.value
    return try await playDemos()
  }

  /// The decks that have a demo.
  static var decksWithDemos: [String] {
    let kit = Kit(root: root, track: .lessons)
    let demos = kit.decks.flatMap { (try? $0.demos()) ?? [] }
    return Set(demos.map(\.deckNumber)).sorted()
  }

  /// This kit.
  static let root = URL(fileURLWithPath: #filePath).pathComponents.dropLast(4).joined(
    separator: "/"
  )
  .replacing("//", with: "/")

  private static func walk() async throws -> [String: String] {
    try await inClone { clone, terminal in
      var screens: [String: String] = [:]
      for step in Step.all {
        for edit in step.edits { try clone.make(edit) }
        screens[step.name] = try await terminal.screen(after: step.action)
      }
      return screens
    }
  }

  private static func playDemos() async throws -> [String: String] {
    try await inClone { _, terminal in
      var screens: [String: String] = [:]
      for deck in decksWithDemos {
        screens[deck] = try await terminal.screen(after: .call("workshop demo \(deck) --check"))
      }
      return screens
    }
  }

  /// Does something in a clone with the lessons as given, when nobody else is at work there.
  private static func inClone<Result>(
    _ act: (Clone, inout LearnersTerminal) async throws -> Result
  ) async throws -> Result {
    let place = "\(root)/.workshop/way"
    let turn = try Turn(at: place)
    defer { turn.end() }
    let clone = try Clone(of: root, in: "\(place)/clone")
    var terminal = try LearnersTerminal(clone, place: place)
    return try await act(clone, &terminal)
  }
}

/// Runs what a learner types, and tells what they see.
private struct LearnersTerminal {
  private let clone: Clone
  private let temporary: String
  /// The terminal with `watch` on it, while it is open.
  private var watch: PseudoTerminal?

  init(_ clone: Clone, place: String) throws {
    self.clone = clone
    temporary = "\(place)/tmp"
    try? FileManager.default.removeItem(atPath: temporary)
    try FileManager.default.createDirectory(atPath: temporary, withIntermediateDirectories: true)
  }

  mutating func screen(after action: Step.Action) async throws -> String {
    switch action {
    case .call(let call): return try await screen(after: call)
    case .open(let call, let texts):
      let words = self.words(of: call)
      let terminal = try PseudoTerminal()
      var all = ProcessInfo.processInfo.environment
      for (name, value) in environment { all[name] = value }
      all["TERM"] = "xterm-256color"
      try terminal.start(words[0], Array(words.dropFirst()), environment: all, in: clone.folder)
      watch = terminal
      return try await "$ \(call)\n\n\(screen(of: terminal, showing: texts))"
    case .press(let key, let texts):
      guard let watch else { throw WrongWay("nothing is open to press '\(key)' in") }
      watch.type(key)
      return try await screen(of: watch, showing: texts)
    case .quit(let key):
      guard let watch else { throw WrongWay("nothing is open to press '\(key)' in") }
      watch.type(key)
      let code = try await watch.end()
      return "\(watch.screen.everything)\nexit code \(code)\n"
    }
  }

  /// What the terminal shows once all these texts are there.
  private func screen(of terminal: PseudoTerminal, showing texts: [String]) async throws -> String {
    try await terminal.wait { screen in texts.allSatisfy(screen.text.contains) }
    return masked(terminal.screen.text) + "\n"
  }

  private func words(of call: String) -> [String] {
    var words = call.split(separator: " ").map(String.init)
    if words[0] == "workshop" { words[0] = clone.path(".build/debug/workshop") }
    return words
  }

  /// The call, standard output as on a terminal of 80 columns without color, and the exit code.
  private func screen(after call: String) async throws -> String {
    let words = words(of: call)
    let errors = "\(temporary)/standard-error"
    // The first call builds the tool, and SwiftPM tells about it on standard error.
    let run = try await CommandRun.run(
      "/bin/sh",
      ["-c", #"exec "$@" 2> "$0""#, errors, "/usr/bin/env"] + words,
      in: clone.folder,
      environment: environment
    )
    let error = try String(contentsOfFile: errors, encoding: .utf8)
    let complaint = words[0] == "swift" && run.exitCode == 0 ? "" : error
    return """
      $ \(call)

      \(masked(run.output + complaint))
      exit code \(run.exitCode)

      """
  }

  /// Without what this run was told, and with a folder of its own for what is temporary.
  private var environment: [String: String?] {
    let all = ProcessInfo.processInfo.environment.keys
    let disturbing = all.filter { name in
      ["LESSON", "TRACK", "NO_COLOR", "LLVM_PROFILE_FILE"].contains(name)
        || ["SWIFT", "XCTest", "WORKSHOP"].contains { name.hasPrefix($0) }
    }
    // Where a toolchain manager keeps its toolchains.
    .filter { !$0.hasPrefix("SWIFTLY") }
    var changes = Dictionary(uniqueKeysWithValues: disturbing.map { ($0, String?.none) })
    changes["TMPDIR"] = temporary
    return changes
  }

  /// What differs between machines and runs is replaced by a word.
  private func masked(_ text: String) -> String {
    text.replacing(clone.folder, with: "CLONE").replacing(Way.root, with: "KIT")
      .replacing(/\d+\.\d+ ?(s|seconds)\b|\d\d:\d\d:\d\d/, with: "TIME")
      // Nobody sees the spaces at the end of a line.
      .replacing(/[ ]+\n/, with: "\n")
  }
}

/// Two runs of these tests in one kit take turns.
private struct Turn {
  private let file: Int32

  init(at place: String) throws {
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    file = open("\(place)/lock", O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
    guard file >= 0, flock(file, LOCK_EX) == 0 else {
      throw WrongWay("\(place) cannot be locked: \(String(cString: strerror(errno)))")
    }
  }

  func end() { close(file) }
}
