/// Where notes are kept.
protocol NoteStore: Sendable {
  /// Keeps a text under a name, in place of the text before. It may take its time.
  func save(_ text: String, as name: String) async
}

/// Saves a note whenever its text changes, so that nobody has to think of it.
///
/// Everything that it promises stands in these comments. `textChanged` is yours to finish; the names
/// and types have to stay, because the kit's tests call them.
final class AutoSave: Sendable {
  let name: String
  let store: any NoteStore

  /// A note with a name, and where it is kept.
  init(name: String, store: any NoteStore) {
    self.name = name
    self.store = store
  }

  /// Saves the text under the note's name: once, and as it is, even if it is empty or ends with a
  /// line break. It is saved in a task, and the caller goes on at once.
  ///
  /// Not promised: what happens when a text comes while the one before is still being saved, and
  /// whether a text that is the same as the one before is saved again.
  ///
  /// - Returns: the task. When it is done, the text has been saved.
  func textChanged(_ text: String) -> Task<Void, Never> {
    Task { await store.save(text, as: name) }
    // TODO: Nobody can wait for the task above. The one that is returned does nothing.
    return Task {}
  }
}
