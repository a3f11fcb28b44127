import Foundation
import Testing

@testable import WorkshopKit

/// The tool is killed at fifty random moments of each command. Whoever has read its output to the end
/// then finds one of the two whole states, nothing is lost, and everything can be taken back.
@Suite struct KillTests {
  private static let kills = 50

  @Test(
    "Killed at any moment",
    arguments: [
      ["jump", "1.4"], ["reset", "1"], ["solve", "1"], ["undo"],
    ]
  )
  func killed(_ words: [String]) async throws {
    let seed = UInt64.random(in: 1...999_999)
    let counts = try await onOwnThread {
      let round = try KillRound(words)
      var random = Seeded(seed: seed)
      for _ in 0..<Self.kills {
        let problem = try round.play(round.moment(using: &random))
        try #require(problem == nil, "\(problem ?? "") (seed \(seed))")
      }
      return round.counts
    }
    print("\(words.joined(separator: " ")), \(Self.kills) kills with seed \(seed): \(counts)")
  }
}

/// One kill after another in the same workshop.
private final class KillRound {
  /// What was found right after a kill.
  private(set) var counts: [String: Int] = [:]
  private let tool: KillableTool
  private let words: [String]
  private let before: [String: String]
  private let after: [String: String]
  private let usualSeconds: Double

  init(_ words: [String]) throws {
    self.words = words
    tool = try KillableTool()
    try Self.layOut(tool, words)
    before = tool.folder.tree("Lessons")
    usualSeconds = try tool.call(words).seconds
    after = tool.folder.tree("Lessons")
    try #require(before != after)
  }

  /// A quarter of them anywhere, a quarter while files are prepared, half while they are renamed.
  func moment(using random: inout Seeded) -> KillableTool.Moment {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: .after(.random(in: 0...usualSeconds * 1.2, using: &random))
    case 1: .afterSeeing("staging", .random(in: 0...usualSeconds, using: &random))
    default: .afterSeeing("pending", .random(in: 0...0.001, using: &random))
    }
  }

  /// Returns what is wrong; `nil` when all is well.
  func play(_ moment: KillableTool.Moment) throws -> String? {
    try Self.layOut(tool, words)
    _ = try tool.call(words, killed: moment)
    let files = tool.folder.tree("Lessons")
    guard files == before || files == after else { return "half changed, killed \(moment)" }
    let wasPending = isThere("\(tool.folder.path)/.workshop/pending")
    count(files == after ? "changed" : wasPending ? "decided" : "unchanged")
    if wasPending {
      let next = try tool.call(["list"])
      guard next.output.contains("was interrupted and is complete now"), next.code == 0,
        tool.folder.tree("Lessons") == after
      else { return "not completed by the next call, killed \(moment): \(next)" }
    } else if files == before {
      let again = try tool.call(words)
      guard again.code == 0, tool.folder.tree("Lessons") == after else {
        return "cannot be done again, killed \(moment): \(again)"
      }
    }
    return try takeBack(killed: moment)
  }

  /// Takes the change back, which is there now, and brings it again.
  private func takeBack(killed moment: KillableTool.Moment) throws -> String? {
    let number = SavedStates.nextNumber(in: Kit(root: tool.folder.path, track: .lessons)) - 1
    let undo = try tool.call(["undo", "\(number)"])
    guard undo.code == 0, tool.folder.tree("Lessons") == before else {
      return "not taken back, killed \(moment): \(undo)"
    }
    let redo = try tool.call(["undo", "\(number + 1)"])
    guard redo.code == 0, tool.folder.tree("Lessons") == after else {
      return "the undo is not taken back, killed \(moment): \(redo)"
    }
    return nil
  }

  private func count(_ name: String) { counts[name, default: 0] += 1 }

  /// A learner's work in all states: changed files, missing ones, and one of their own.
  private static func layOut(_ tool: KillableTool, _ words: [String]) throws {
    let lesson = "Lessons/\(Tool.lesson.folder)"
    for top in ["Lessons", ".workshop"] { try? tool.folder.remove(top) }
    try tool.folder.layOut(allLessons)
    for file in Tool.lesson.exercises.dropFirst().flatMap(\.files) {
      try tool.folder.write("mine \(file)", to: "\(lesson)/\(file)")
    }
    for file in Tool.exercise.files { try tool.folder.remove("\(lesson)/\(file)") }
    try tool.folder.write("mine", to: "\(lesson)/Tests/Deep/Own.swift")
    if words == ["undo"] { try #require(tool.call(["jump", "1.3"]).code == 0) }
  }
}

/// Random numbers that a seed repeats (SplitMix64).
private struct Seeded: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
