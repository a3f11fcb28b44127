import Foundation
import Grading

/// `workshop demo 1`: walks an instructor through the live demos of a deck, and puts every file back in
/// the end.
struct DemoCommand {
  let kit: Kit
  let console: Console
  let call: Call

  func run() async throws -> ExitCode {
    let isRehearsal = call.has(.check)
    try kit.requireSolutions(for: "demo", remedy: "Call it in a complete copy.")
    _ = try LearnerFiles(kit: kit, console: console, command: .demo)
    let demos = try chosen()
    guard isRehearsal || isatty(STDIN_FILENO) == 1 else {
      throw Stop(
        .wrongCall,
        "demo waits for your keys, and here is no keyboard. To try all of it out at once: swift run "
          + "workshop demo \(call.subjects[0]) --check"
      )
    }
    let lock = try await kit.beginDemos(console)
    defer { lock?.release() }
    var failed = 0
    for (index, demo) in demos.enumerated() {
      if index > 0, !isRehearsal, !goesOn(with: demo) { break }
      let player = DemoPlayer(demo: demo, kit: kit, console: console, isRehearsal: isRehearsal)
      let played = try await player.play()
      failed += played.failed + played.differences.count
      for one in played.differences {
        console.say("  \(console.styled("✗", .red)) \(demo.deckFile):\(one.line): \(one.problem)")
      }
    }
    if isRehearsal {
      let result =
        failed == 0 ? "everything came as expected" : "\(failed) did not come as expected"
      console.say("\(count(demos.count, "demo")) played: \(result).")
    }
    return failed == 0 ? .passed : .notPassed
  }

  /// A deck's demos for a lesson or a deck, all about it for an exercise.
  private func chosen() throws -> [Demo] {
    let word = call.subjects[0]
    var demos = try kit.decks.flatMap { try $0.demos() }
    if let number = try deckNumber(word) {
      demos.removeAll { $0.deckNumber != number }
    } else {
      let exercises = Set(try kit.find(word).map(\.exercise.number))
      demos.removeAll { !exercises.contains($0.exercise) }
    }
    guard !demos.isEmpty else {
      throw Stop(.wrongCall, "The slides have no demo for \(word).")
    }
    return demos
  }

  /// The number of the deck that a word means: by its number or name, or by its lesson's. `nil` for an
  /// exercise.
  private func deckNumber(_ word: String) throws -> String? {
    let deck = kit.decks.first { deck in
      [deck.number, deck.name, deck.file].contains(word.lowercased())
    }
    if let deck { return deck.number }
    guard case .lesson(let lesson) = try kit.subject(word) else { return nil }
    return "\(lesson.number)"
  }

  /// Waits before anything is touched: the class may have exercises to do between two demos.
  private func goesOn(with demo: Demo) -> Bool {
    Keyboard.forgetTypedAhead()
    console.say()
    console.say(
      "\(console.styled("▶", .green)) Next: \(demo.title) (\(demo.exercise)). Enter goes on, Ctrl-D "
        + "ends here."
    )
    return readLine() != nil
  }
}

/// Plays one demo: in front of a class, or by itself to see whether it still works.
///
/// The jump at its start saves what it replaces, as every jump does, and the files that will be typed
/// into. So even when the tool is killed in the middle, one `undo` brings everything back; the next
/// demo does so by itself, see `InterruptedDemos.swift`.
struct DemoPlayer {
  let demo: Demo
  let kit: Kit
  let console: Console
  let isRehearsal: Bool

  /// What came otherwise than the slides promise.
  struct Played {
    /// How many expectations were not met.
    var failed = 0
    /// The blocks of output on the slides that were not printed.
    var differences: [SlideDifference] = []
  }

  func play() async throws -> Played {
    console.say()
    console.say(console.styled(demo.title, .bold))
    console.say("\(demo.place), from \(demo.exercise)")
    if !isRehearsal { console.say("Enter takes the next step, Ctrl-D ends the demo.") }
    let firstState = SavedStates.nextNumber(in: kit)
    try await jump()
    if SavedStates.nextNumber(in: kit) > firstState {
      // By its number: that is right at every moment, also when the files are just being put back.
      Interruption.setLastWords([
        "",  // Below the ^C that the terminal shows.
        "The demo was ended in the middle, and its files are still in place.",
        "Bring yours back: swift run workshop undo \(firstState)",
      ])
    }
    defer { Interruption.setLastWords([]) }
    let result: Result<Played, any Error>
    do { result = .success(try await steps()) } catch { result = .failure(error) }
    try await putBack(from: firstState)
    return try result.get()
  }

  /// In this process, since a jump by hand has no reason to keep more than it replaces.
  private func jump() async throws {
    let lock = try await WorkLock.take(in: kit, console: console)
    defer { lock?.release() }
    let call = try Call(parsing: ["jump", demo.exercise])
    var jump = JumpCommand(kit: kit, console: Console(to: Screen { _, _ in }), call: call)
    jump.alsoKept = demo.typedFiles
    jump.isOfDemo = true
    _ = try jump.run()
  }

  private func steps() async throws -> Played {
    var output = ""
    var played = Played()
    var blocks = demo.printed
    var shows = false
    for step in demo.steps {
      switch step {
      case .say(let text):
        // What there is to say about a result may give it away: first somebody asks the class.
        if shows { try wait(for: "go on") }
        shows = false
        if !isRehearsal { console.say(text, mark: "  ", columns: 2) }
      case .type(let edit):
        try wait(for: "type into \(edit.file)")
        shows = false
        try apply(edit)
      case .run(let line):
        try wait(for: line)
        output = try await shell(line)
        shows = true
        if !isRehearsal { console.say(output) }
        // Slides show what a command prints the first time.
        let shown = blocks.filter { isRehearsal && $0.command == line }
        played.differences += shown.compactMap { $0.difference(from: output, root: kit.root) }
        blocks.removeAll { $0.command == line }
      case .expect(let texts):
        played.failed += texts.count { !meets($0, in: output) }
      }
    }
    return played
  }

  /// - Throws: `Stop` on Ctrl-D, when there is nobody to take the next step.
  private func wait(for next: String) throws {
    guard !isRehearsal else { return }
    Keyboard.forgetTypedAhead()
    console.say("\(console.styled("▶", .green)) \(next)   (Enter)")
    guard readLine() != nil else { throw Stop(.notPassed, "The demo was ended before its end.") }
  }

  // MARK: Steps

  private func apply(_ edit: Demo.Edit) throws {
    let path = kit.path(edit.file)
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Stop(.kitFailed, "\(demo.place): there is no \(edit.file).")
    }
    do {
      let before = String(decoding: data, as: UTF8.self)
      let text = try edit.applied(to: before)
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
      guard !isRehearsal else { return }
      console.say(console.styled(edit.file, .bold))
      TypedLines(of: edit, in: before)?.say(to: console)
    } catch let mistake as Demo.Mistake {
      throw Stop(.kitFailed, "\(demo.place): \(mistake.reason).")
    }
  }

  /// Whether a text stands in an output, however lines are wrapped.
  private func meets(_ text: String, in output: String) -> Bool {
    let words = { (text: String) in
      text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    let plain = output.replacing(/\u{1B}\[\d+m/, with: "")
    let isThere = words(plain).contains(words(text))
    if isThere {
      console.say("  \(console.styled("✓", .green)) \(text)")
    } else {
      console.say("  \(console.styled("✗", .red)) \(demo.place): '\(text)' did not come, but:")
      console.say(output)
    }
    return isThere
  }

  private func shell(_ line: String) async throws -> String {
    let run = try await CommandRun.run(
      "/bin/sh",
      ["-c", line],
      in: kit.root,
      environment: [
        "LESSON": nil, "TRACK": nil, "CLICOLOR_FORCE": console.hasColor && !isRehearsal ? "1" : nil,
      ],
      onLine: { [console] in console.progress($0) }
    )
    console.clearProgress()
    return run.output
  }

  // MARK: The end

  /// Last to first, what was saved since the jump: what stands there now is kept by that, too, for
  /// somebody who has saved a file of theirs meanwhile.
  private func putBack(from firstState: Int) async throws {
    for number in (firstState..<max(firstState, SavedStates.nextNumber(in: kit))).reversed() {
      try await kit.takeBack(number)
    }
    if !isRehearsal { console.say("Your files are as they were before.") }
  }
}
