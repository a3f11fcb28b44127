import Foundation

/// A change to the learner's files: all of it happens or none, whatever becomes of the tool.
///
/// 1. The new contents are written to `.workshop/staging`, and everything that can fail later is
///    tried out: nothing has changed yet.
/// 2. The folder is renamed to `pending`. From here on the change will happen: the next call of
///    the tool completes it if this one cannot.
/// 3. A process of its own exchanges each file with the new one, so that the old ones end up in the
///    folder, and renames it to `saved/0007`. See `change.c`.
struct Change {
  let kit: Kit
  /// What was asked for.
  var words: [String]
  /// The number of the saved state that is brought back.
  var undoes: Int?
  /// Whether a change without any file to change is kept as well.
  var isKeptWhenEmpty = false
  /// What shall stand where; `nil` for nothing. Paths are relative to the workshop's folder.
  var wanted: [String: Content?]
  /// Folders to remove if nothing is left in them, inner ones first.
  var removedFolders: [String] = []
  /// Files that are kept even when they stand as they shall: something is about to change them.
  var alsoKept: Set<String> = []
  /// False behaves as on a file system that cannot exchange two files.
  var canExchange = true

  /// A file that has to change.
  struct Step {
    var path: String
    var old: Content?
    var new: Content?
  }

  /// Makes the change. Call it with the lock held.
  ///
  /// - Returns: What was replaced; `nil` when everything was in place already.
  /// - Throws: `Stop`; then nothing was changed.
  func make() throws -> SavedState? {
    guard let state = try decide() else { return nil }
    try Application(kit: kit, canExchange: canExchange).apply(state)
    SavedStates.removeOldest(in: kit)
    return state
  }

  /// Prepares the change, up to where it will happen whatever comes.
  func decide() throws -> SavedState? {
    let steps = try plan()
    guard !steps.isEmpty || isKeptWhenEmpty else { return nil }
    // First: what is found there may become a saved state with a number of its own.
    try makeOwnFolders()
    var state = SavedState(
      number: SavedStates.nextNumber(in: kit),
      words: words,
      date: Date(),
      undoes: undoes,
      files: steps.enumerated().map { index, step in
        SavedState.File(
          path: step.path,
          name: "\(index)",
          old: step.old?.fingerprint,
          new: step.new?.fingerprint
        )
      }
    )
    state.removedFolders = removedFolders
    state.madeFolders = try foldersToMake(for: steps)
    try stage(steps, state)
    guard rename(kit.stagingFolder, kit.pendingFolder) == 0 else {
      throw Stop.cannotWrite(".workshop/pending", errno)
    }
    synchronize(kit.path(".workshop"))
    return state
  }

  /// The files that are not as they shall be, with what stands there now.
  private func plan() throws -> [Step] {
    let destination = Destination(kit: kit)
    var steps: [String: Step] = [:]
    var seen: [String: String] = [:]
    for (path, new) in wanted.sorted(by: { $0.key < $1.key }) {
      var isFile = false
      if case .file? = new { isFile = true }
      let place = try destination.resolve(path, isWrittenThrough: isFile)
      if let other = seen.updateValue(path, forKey: place) {
        throw Stop(
          .kitFailed,
          "\(other) and \(path) lead to the same file. Nothing was changed. Make them two files, then "
            + "try again."
        )
      }
      let old = try Content.at(kit.path(place), called: place)
      let isOther = new.map { !$0.isSame(as: old) } ?? (old != nil)
      guard isOther || (old != nil && alsoKept.contains(path)) else { continue }
      steps[place] = Step(path: place, old: old, new: new?.replacing(old))
    }
    return steps.values.sorted { $0.path < $1.path }
  }

  private func makeOwnFolders() throws {
    try kit.makeFolder(".workshop/saved")
    // Nobody else is at work: it is left over from a call that was ended.
    _ = Rescue(kit: kit).emptyStaging()
    try kit.makeFolder(".workshop/staging/files")
    try proveOwnFolders()
  }

  /// The last step of a change moves it into `saved`: too late to find out that this cannot be.
  private func proveOwnFolders() throws {
    let devices = [kit.root, kit.stagingFolder, kit.savedFolder].map { folder in
      var info = stat()
      return stat(folder, &info) == 0 ? info.st_dev : nil
    }
    guard devices[0] == devices[1] else { throw Self.isOnAnotherDisk(".workshop") }
    guard devices[0] == devices[2] else { throw Self.isOnAnotherDisk(".workshop/saved") }
    for folder in [".workshop", ".workshop/saved"] {
      guard access(kit.path(folder), W_OK | X_OK) == 0 else {
        throw Stop.cannotWrite(folder, errno)
      }
    }
  }

  private static func isOnAnotherDisk(_ name: String) -> Stop {
    Stop(
      .kitFailed,
      "\(name) is on another disk than the workshop, so nothing can be moved there as a whole. Nothing "
        + "was changed. Put a folder of the workshop's own in its place, then try again."
    )
  }

  /// The folders that new files need, outer ones first.
  ///
  /// - Throws: `Stop` where a folder cannot be changed, or is on another disk.
  private func foldersToMake(for steps: [Step]) throws -> [String] {
    let destination = Destination(kit: kit)
    var made: [String] = []
    for step in steps {
      let (folder, missing) = try destination.existingFolder(above: kit.path(step.path), step.path)
      try prove(folder, step.path)
      guard step.new != nil else { continue }
      let parents = step.path.split(separator: "/").dropLast()
      for count in missing.indices {
        let name = parents.dropLast(missing.count - 1 - count).joined(separator: "/")
        if !made.contains(name) { made.append(name) }
      }
    }
    return made
  }

  private func prove(_ folder: String, _ path: String) throws {
    guard access(folder, W_OK | X_OK) == 0 else { throw Stop.cannotWrite(path, errno) }
    var info = stat()
    var own = stat()
    guard stat(folder, &info) == 0, stat(kit.stagingFolder, &own) == 0 else {
      throw Stop.cannotWrite(path, errno)
    }
    guard info.st_dev == own.st_dev else {
      throw Stop(
        .kitFailed,
        "\(path) is on another disk than the workshop, so it cannot be replaced as a whole. Nothing was "
          + "changed. Keep it in the workshop's folder, then try again."
      )
    }
  }

  private func stage(_ steps: [Step], _ state: SavedState) throws {
    do {
      for (step, file) in zip(steps, state.files) {
        // The old file itself will be kept; what it holds must not be in memory alone.
        if case .file? = step.old { synchronize(kit.path(step.path)) }
        try step.new?.write(to: "\(kit.stagingFolder)/files/\(file.name)", called: step.path)
      }
      let record = Content.file(try state.encoded(), mode: 0o644)
      try record.write(to: "\(kit.stagingFolder)/state.json", called: ".workshop")
    } catch {
      try? FileManager.default.removeItem(atPath: kit.stagingFolder)
      throw error
    }
    synchronize("\(kit.stagingFolder)/files")
    synchronize(kit.stagingFolder)
  }
}
