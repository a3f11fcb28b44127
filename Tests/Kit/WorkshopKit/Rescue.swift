import Foundation

/// Looks through a change that was taken back, before its folder is removed.
///
/// Somebody may have saved a file in the middle of it: then that stays in its place, and what stood
/// there before is in the folder, and nowhere else.
struct Rescue {
  let kit: Kit

  /// What was found, and kept.
  struct Found {
    var files: [String]
    /// The saved state that it became; `nil` when it is kept in `folder`.
    var number: Int?
    var folder: String

    var story: String {
      let start =
        "Meanwhile somebody saved or moved \(enumerated(files)): what is there now stays, and the other "
        + "version is kept"
      return number.map { "\(start): swift run workshop undo \($0)" } ?? "\(start) in \(folder)."
    }
  }

  /// Removes `.workshop/staging`, unless something in it is nowhere else.
  func emptyStaging() -> Found? {
    guard let state = try? SavedState(in: kit.stagingFolder) else {
      // The record is written last: nothing had happened yet.
      try? FileManager.default.removeItem(atPath: kit.stagingFolder)
      return nil
    }
    let files = state.files.filter(bringTogether)
    guard !files.isEmpty else {
      try? FileManager.default.removeItem(atPath: kit.stagingFolder)
      return nil
    }
    return keep(files, of: state)
  }

  /// Whether something else than what was to come is kept for a file; under its name afterwards.
  private func bringTogether(_ file: SavedState.File) -> Bool {
    let kept = "\(kit.stagingFolder)/files/\(file.name)"
    if isOther(kept, than: file.new) { return true }
    // On a file system that cannot exchange two files, one waits aside. See `change.c`.
    return isOther("\(kept).aside", than: file.new) && rename("\(kept).aside", kept) == 0
  }

  private func isOther(_ path: String, than new: String?) -> Bool {
    guard isThere(path) else { return false }
    guard let new else { return true }
    return (try? Content.at(path, called: path))?.fingerprint != new
  }

  private func keep(_ files: [SavedState.File], of state: SavedState) -> Found {
    let number = SavedStates.nextNumber(in: kit)
    let words = state.words + ["(given up)"]
    let rest = SavedState(number: number, words: words, date: state.date, files: files)
    let paths = files.map(\.path)
    if let record = try? rest.encoded(),
      (try? kit.write(record, to: "\(kit.stagingFolder)/state.json")) != nil,
      rename(kit.stagingFolder, kit.savedFolder(number)) == 0
    {
      return Found(files: paths, number: number, folder: ".workshop/saved")
    }
    let place = move(kit.stagingFolder, toNew: kit.path(".workshop/rescued"))
    let name = place.map { ($0 as NSString).lastPathComponent } ?? "staging"
    return Found(files: paths, folder: ".workshop/\(name)/files")
  }
}
