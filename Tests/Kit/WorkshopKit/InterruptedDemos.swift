import Grading

/// A demo that was ended from outside, by Ctrl-C or a closed window: its files still stand in the
/// lessons.
///
/// What a demo replaces at its start is a saved state that bears its name, and its own end takes that
/// back. So where one still holds and no demo is at work, nobody has put the files back.
extension Kit {
  /// One demo at a time: what `demo` and `slides --update` begin with. Puts back first what an
  /// interrupted demo has left.
  func beginDemos(_ console: Console) async throws -> WorkLock? {
    let lock = try demoLock()
    do { try await putBackInterruptedDemos(console) } catch {
      lock?.release()
      throw error
    }
    return lock
  }

  /// What to say about an interrupted demo; nothing when there is none.
  var linesAboutInterruptedDemo: [String] {
    let states = SavedStates(of: self)
    guard let state = states.ofDemos.first, !isDemoAtWork else { return [] }
    let isLatest = (try? states.latestChange())?.number == state.number
    return [
      "A demo (\(state.words[1])) was interrupted, and its files are still in place.",
      "Bring yours back: swift run workshop undo\(isLatest ? "" : " \(state.number)")",
    ]
  }

  /// Takes one saved state back: calls this same tool in a process of its own, as the instructor would.
  func takeBack(_ number: Int) async throws {
    let run = try await CommandRun.run(Executable.path, ["undo", "\(number)"], in: root)
    guard run.exitCode == 0 else {
      throw Stop(.kitFailed, "'workshop undo \(number)' did not work: \(run.output)")
    }
  }

  private func putBackInterruptedDemos(_ console: Console) async throws {
    for state in SavedStates(of: self).ofDemos {
      try await takeBack(state.number)
      console.say(
        "An earlier demo (\(state.words[1])) was interrupted: your files are put back as they were "
          + "before it, and what stood there is kept (swift run workshop undo --list).",
        indent: 0
      )
    }
  }

  private var isDemoAtWork: Bool {
    do { try demoLock()?.release() } catch { return true }
    return false
  }

  private func demoLock() throws -> WorkLock? {
    try WorkLock.takeAtOnce(
      "demo",
      in: self,
      reason: "Another demo is at work in this folder, and two would put back each other's files. "
        + "End that one first: Ctrl-D, in its window."
    )
  }
}

extension SavedStates {
  /// What demos have replaced and nobody has taken back, newest first.
  var ofDemos: [SavedState] {
    entries.compactMap(\.readable).filter { $0.isOfDemo && undoing($0.number) == nil }
  }
}

extension SavedState {
  /// Whether it is what a demo replaced at its start: `["demo", "1.3"]`.
  var isOfDemo: Bool { words.count == 2 && words[0] == Command.demo.rawValue && undoes == nil }
}
