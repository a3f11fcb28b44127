import Foundation

/// `workshop slides`: whether the code on the slides is the code that runs.
struct SlidesCommand {
  let kit: Kit
  let console: Console
  let call: Call

  func run() throws -> ExitCode {
    let decks = kit.decks
    guard !decks.isEmpty else {
      throw Stop(.kitFailed, "There are no decks in slides. Restore them, for example with git.")
    }
    return try call.has(.update) ? update(decks) : compare(decks)
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

  private func update(_ decks: [Deck]) throws -> ExitCode {
    var left = 0
    for deck in decks {
      let code = SlideCode(kit: kit, deck: deck)
      let changed = code.differences.count { $0.wanted != nil }
      if changed > 0 {
        let path = kit.path(deck.file)
        do {
          try Data(code.updated.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
          throw Stop(.kitFailed, "\(deck.file) could not be written: \(error.localizedDescription)")
        }
        console.say("\(deck.file): \(changed) of \(code.count) blocks were written anew")
      }
      for one in code.differences where one.wanted == nil {
        console.say("\(deck.file):\(one.line): \(one.problem)")
        left += 1
      }
    }
    if left == 0 { console.say("The code on the slides is the code that runs. Next: slides/build") }
    return left == 0 ? .passed : .notPassed
  }
}
