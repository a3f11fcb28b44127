import AsyncExpectationsExercises
import PlantedBugs
import Synchronization

@testable import AsyncExpectations

extension AutoSave {
  @_dynamicReplacement(for:textChanged(_:))
  func textChangedByTheKit(_ text: String) -> Task<Void, Never> {
    let before = exchangeLastText(for: text)
    if AutoSaveReference.planted != nil { return save(text) }
    switch AutoSaveVariant.planted {
    case .slow: return save(text, late: before == nil)
    case .sameTextIsSavedOnce: return text == before ? Task {} : save(text)
    case .nextTextGoesFirst: return saveAfterTheNext(text)
    case nil: break
    }
    if let bug = AutoSaveBug.planted { return save(text, after: before, with: bug) }
    // The learner's own code: for the acceptance tests, and in a plain test run.
    return textChanged(text)
  }

  private func save(
    _ text: String,
    after before: String?,
    with bug: AutoSaveBug
  ) -> Task<Void, Never> {
    switch bug {
    case .nothingIsSaved: return Task { await quarterOfASecond() }
    case .emptyTextIsReplaced: return save(text.isEmpty ? "untitled" : text, late: true)
    case .lineBreakIsCutOff:
      return save(text.last == "\n" ? String(text.dropLast()) : text, late: true)
    case .firstTextIsSavedAgain: return save(before ?? text, late: true)
    case .savedTwice:
      return Task {
        await save(text, late: true).value
        await save(text).value
      }
    case .savedUnderAnotherName: return save(text, as: "\(name) 2", late: true)
    case .taskIsDoneTooEarly:
      _ = save(text, late: true)
      return Task {}
    }
  }

  private func save(
    _ text: String,
    as otherName: String? = nil,
    late: Bool = false
  ) -> Task<Void, Never> {
    Task {
      if late { await quarterOfASecond() }
      await store.save(text, as: otherName ?? name)
    }
  }

  /// Takes a quarter of a second. If another text has come until then, that one is saved first, and
  /// its task ends after both.
  private func saveAfterTheNext(_ text: String) -> Task<Void, Never> {
    let id = ObjectIdentifier(self)
    return saves.withLock { begun in
      let before = begun[id]?.last
      let number = begun[id, default: []].count
      let own = Task {
        await quarterOfASecond()
        await save(after: number)?.value
        await store.save(text, as: name)
      }
      begun[id, default: []].append(own)
      return Task {
        await own.value
        await before?.value
      }
    }
  }

  private func save(after number: Int) -> Task<Void, Never>? {
    let begun = saves.withLock { $0[ObjectIdentifier(self)] ?? [] }
    return number + 1 < begun.count ? begun[number + 1] : nil
  }

  private func exchangeLastText(for text: String) -> String? {
    lastTexts.withLock { texts in
      let before = texts[ObjectIdentifier(self)]?.text
      texts[ObjectIdentifier(self)] = (self, text)
      return before
    }
  }
}

private func quarterOfASecond() async {
  try? await Task.sleep(for: .milliseconds(250))
}

/// What each note said last. The note is kept as well, so that no other one can take its identity.
private let lastTexts = Mutex<[ObjectIdentifier: (AutoSave, text: String)]>([:])

/// What each note has begun to save. (The note is kept above.)
private let saves = Mutex<[ObjectIdentifier: [Task<Void, Never>]]>([:])
