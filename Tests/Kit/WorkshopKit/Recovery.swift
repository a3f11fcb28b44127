import Foundation

/// Completes a change that was decided but not finished: the power failed, or everything was ended.
struct Recovery {
  let kit: Kit
  let console: Console

  /// Every call of the tool begins with this.
  ///
  /// - Parameter isRequired: Whether the call cannot go on beside an unfinished change.
  /// - Throws: `Stop` when it is required and did not succeed.
  func run(isRequired: Bool) async throws {
    guard isThere(kit.pendingFolder) else { return }
    let lock = try await WorkLock.take(in: kit, console: console)
    defer { lock?.release() }
    // Whoever held the lock was perhaps just about to finish it.
    guard isThere(kit.pendingFolder) else { return }
    do { try finish() } catch let stop as Stop where !isRequired { console.complain(stop.message) }
  }

  private func finish() throws {
    let state: SavedState
    do { state = try SavedState(in: kit.pendingFolder) } catch SavedState.Unreadable.newer {
      throw Stop(
        .kitFailed,
        "A newer version of the workshop has begun a change and not finished it. It is left alone: let "
          + "that version finish it."
      )
    } catch {
      guard let place = putAside(kit.pendingFolder) else {
        throw Stop.cannotWrite(".workshop/pending", errno)
      }
      let name = (place as NSString).lastPathComponent
      console.note("A change was begun and cannot be finished. It is put aside: .workshop/\(name)")
      return
    }
    state.files.forEach(bringBackFromAside)
    let application = Application(kit: kit)
    let open = state.files.filter { !application.isDone($0) }
    if let edited = open.first(where: isEdited) { return try drop(state, open: open, edited) }
    try application.apply(state)
    console.note("'\(state.title)' was interrupted and is complete now.")
    console.note("Take it back: swift run workshop undo")
  }

  /// Where files cannot be exchanged, the old one waits aside for a moment. See `change.c`.
  private func bringBackFromAside(_ file: SavedState.File) {
    let kept = "\(kit.pendingFolder)/files/\(file.name)"
    let aside = "\(kept).aside"
    guard isThere(aside) else { return }
    rename(aside, isThere(kit.path(file.path)) ? kept : kit.path(file.path))
  }

  /// Whether somebody worked on a file after the change was interrupted.
  private func isEdited(_ file: SavedState.File) -> Bool {
    guard let now = try? Content.at(kit.path(file.path), called: file.path) else {
      return file.old != nil || isThere(kit.path(file.path))
    }
    return now.fingerprint != file.old
  }

  /// Gives up the steps that were not taken. Those that were can be undone.
  private func drop(_ state: SavedState, open: [SavedState.File], _ edited: SavedState.File) throws
  {
    var rest = state
    rest.files.removeAll(where: open.contains)
    let story = "'\(state.title)' was interrupted, and \(edited.path) was edited since."
    if rest.files.isEmpty {
      guard rename(kit.pendingFolder, kit.stagingFolder) == 0 else {
        throw Stop.cannotWrite(".workshop/pending", errno)
      }
      let rescued = Rescue(kit: kit).emptyStaging()
      console.note("\(story) It is given up. \(rescued?.story ?? "Nothing was changed.")")
      return
    }
    try kit.write(try rest.encoded(), to: "\(kit.pendingFolder)/state.json")
    for file in open {
      try? FileManager.default.removeItem(atPath: "\(kit.pendingFolder)/files/\(file.name)")
    }
    guard rename(kit.pendingFolder, kit.savedFolder(state.number)) == 0 else {
      throw Stop.cannotWrite(".workshop/saved", errno)
    }
    console.note("\(story) It stays as it is, with a part of the files changed.")
    console.note("Take that part back: swift run workshop undo")
  }
}
