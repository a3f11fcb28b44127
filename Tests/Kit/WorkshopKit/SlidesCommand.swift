import Foundation
import Grading

/// `workshop slides`: whether the code on the slides is the code that runs.
struct SlidesCommand {
  let kit: Kit
  let console: Console
  let call: Call

  func run() async throws -> ExitCode {
    try kit.requireSolutions(for: "slides", remedy: "Call it in a complete copy.")
    let decks = kit.decks
    guard !decks.isEmpty else {
      throw Stop(.kitFailed, "There are no decks in slides. Restore them, for example with git.")
    }
    return try await call.has(.update) ? update() : compare(decks)
  }

  private func compare(_ decks: [Deck]) -> ExitCode {
    let all = decks.map { (deck: $0, found: SlideCode(kit: kit, deck: $0).differences) }
    for (deck, found) in all {
      for one in found { console.say("\(deck.file):\(one.line): \(one.problem)") }
    }
    guard all.contains(where: { !$0.found.isEmpty }) else {
      console.say("The code on the slides is the code that runs.")
      return .passed
    }
    console.say("Next: swift run workshop slides --update, then slides/build")
    return .notPassed
  }

  // MARK: --update

  private func update() async throws -> ExitCode {
    let lock = try await kit.beginDemos(console)
    defer { lock?.release() }
    var left = 0
    for deck in kit.decks {
      left += try write(SlideCode(kit: kit, deck: deck).differences, into: deck)
    }
    // Read anew: what stands there now may stand in other lines.
    for deck in kit.decks { left += try write(await outputDifferences(in: deck), into: deck) }
    if left == 0 { console.say("The slides show what runs and what it prints. Next: slides/build") }
    return left == 0 ? .passed : .notPassed
  }

  /// Plays the demos whose output a deck shows.
  private func outputDifferences(in deck: Deck) async throws -> [SlideDifference] {
    var differences: [SlideDifference] = []
    for demo in try deck.demos() where !demo.printed.isEmpty {
      _ = try LearnerFiles(kit: kit, console: console, command: .slides)
      let player = DemoPlayer(demo: demo, kit: kit, console: console, isRehearsal: true)
      differences += try await player.play().differences
    }
    return differences
  }

  /// - Returns: How many of the blocks could not be written, because nothing says what they should be.
  private func write(_ differences: [SlideDifference], into deck: Deck) throws -> Int {
    let blocks = differences.compactMap { one in one.wanted.map { (one.block, $0) } }
    if !blocks.isEmpty {
      do {
        let text = Data(deck.text(with: blocks).utf8)
        try text.write(to: URL(fileURLWithPath: kit.path(deck.file)), options: .atomic)
      } catch {
        throw Stop(.kitFailed, "\(deck.file) could not be written: \(error.localizedDescription)")
      }
      console.say("\(deck.file): \(count(blocks.count, "block")) written anew")
    }
    for one in differences where one.wanted == nil {
      console.say("\(deck.file):\(one.line): \(one.problem)")
    }
    return differences.count - blocks.count
  }
}

extension Deck {
  /// The deck with other lines in some of its blocks.
  fileprivate func text(with blocks: [(fence: Int, lines: [String])]) -> String {
    let fences = slides.flatMap(\.fences)
    var lines = lines
    // From the end, so that the blocks above stay where they are.
    for block in blocks.sorted(by: { $0.fence > $1.fence }) {
      guard let fence = fences.first(where: { $0.line == block.fence }) else { continue }
      lines.replaceSubrange(fence.line..<(fence.line + fence.body.count), with: block.lines)
    }
    return lines.joined(separator: "\n")
  }
}
