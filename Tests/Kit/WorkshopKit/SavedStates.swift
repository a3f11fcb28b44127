import Foundation

/// All saved states of a copy of the workshop, newest first.
struct SavedStates {
  struct Entry {
    let number: Int
    /// What it is, or why it cannot be told.
    let state: Result<SavedState, SavedState.Unreadable>
    var readable: SavedState? { try? state.get() }
  }

  /// So many are kept.
  static let most = 200

  let kit: Kit
  let entries: [Entry]

  init(of kit: Kit) {
    self.kit = kit
    entries = Self.numbers(in: kit).map { number in
      Entry(
        number: number,
        state: Result { () throws(SavedState.Unreadable) in
          do {
            var state = try SavedState(in: kit.savedFolder(number))
            state.number = number
            return state
          } catch {
            throw error as? SavedState.Unreadable ?? .damaged
          }
        }
      )
    }
  }

  /// Nothing counts but what has exactly the name that a state has: not "12", and not "+0012".
  private static func numbers(in kit: Kit) -> [Int] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: kit.savedFolder)) ?? []
    return names.compactMap { name in
      Int(name).flatMap {
        (1...mostNumber).contains($0) && kit.name(ofState: $0) == name ? $0 : nil
      }
    }.sorted(by: >)
  }

  /// Far from any number that cannot be counted on from.
  private static let mostNumber = 999_999_999

  /// The number of the next one.
  static func nextNumber(in kit: Kit) -> Int { (numbers(in: kit).first ?? 0) + 1 }

  /// The undo that holds for a change; `nil` when the change itself holds.
  ///
  /// An undo can be undone, too: then the change holds again.
  func undoing(_ number: Int) -> SavedState? {
    entries.compactMap(\.readable).first { state in
      state.undoes == number && state.number > number && undoing(state.number) == nil
    }
  }

  /// The latest change that holds and is no undo.
  ///
  /// - Throws: `Stop` when a newer one cannot be read.
  func latestChange() throws -> SavedState? {
    for entry in entries {
      let state = try readable(entry)
      if state.undoes == nil, undoing(state.number) == nil { return state }
    }
    return nil
  }

  /// - Throws: `Stop` when there is none, or it cannot be read.
  func state(_ number: Int) throws -> SavedState {
    if let entry = entries.first(where: { $0.number == number }) { return try readable(entry) }
    let known = entries.prefix(5).map { "\($0.number)" }.joined(separator: ", ")
    let words = known.isEmpty ? "There is none yet." : "The latest: \(known)."
    throw Stop(
      .wrongCall,
      "No saved state \(number). \(words) 'swift run workshop undo --list' shows them all."
    )
  }

  private func readable(_ entry: Entry) throws -> SavedState {
    switch entry.state {
    case .success(let state): return state
    case .failure(.newer):
      throw Stop(
        .kitFailed,
        "Saved state \(entry.number) was written by a newer version of the workshop, and is left "
          + "alone. Use that version, or name an older state: swift run workshop undo --list"
      )
    case .failure(.damaged):
      throw Stop(.kitFailed, "Saved state \(entry.number) is damaged and cannot be brought back.")
    }
  }

  /// Puts damaged states aside, so that they are in nobody's way. Nothing is deleted.
  ///
  /// - Returns: The states that are left.
  func puttingDamagedAside(_ console: Console) -> SavedStates {
    var moved = false
    for entry in entries {
      guard case .failure(.damaged) = entry.state else { continue }
      let folder = kit.savedFolder(entry.number)
      guard putAside(folder) != nil else { continue }
      moved = true
      console.note("Saved state \(entry.number) is damaged. It is put aside, in .workshop/saved.")
    }
    return moved ? SavedStates(of: kit) : self
  }

  /// Removes the oldest ones where there are too many.
  static func removeOldest(in kit: Kit) {
    let removed = kit.path(".workshop/removed")
    try? FileManager.default.removeItem(atPath: removed)
    for number in numbers(in: kit).dropFirst(most) {
      // Renamed first: what is only half removed must not be taken for a state.
      guard rename(kit.savedFolder(number), removed) == 0 else { return }
      try? FileManager.default.removeItem(atPath: removed)
    }
  }
}

/// Renames what cannot be read to a name that nothing else has.
func putAside(_ folder: String) -> String? { move(folder, toNew: "\(folder).damaged") }

/// Renames a folder to a name that nothing else has: "rescued", "rescued-2".
///
/// - Returns: The name; `nil` when it could not be renamed.
func move(_ folder: String, toNew name: String) -> String? {
  for count in 1...1000 {
    let place = "\(name)\(count == 1 ? "" : "-\(count)")"
    if !isThere(place) { return rename(folder, place) == 0 ? place : nil }
  }
  return nil
}
