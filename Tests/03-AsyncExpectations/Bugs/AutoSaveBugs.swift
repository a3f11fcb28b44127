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
