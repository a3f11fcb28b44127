import ChildSupport
import DependencyOverridesExercises

@testable import DependencyOverrides

extension LoginModel {
  @_dynamicReplacement(for:begin())
  func beginWithBug() {
    if LoginBeginVariant.planted != nil { message = nil }
    switch LoginBeginBug.planted {
    case .buttonStaysEnabled: break
    case nil: begin()
    }
  }

  @_dynamicReplacement(for:ask(_:_:))
  func askWithBug(_ name: String, _ password: String) async throws {
    switch LoginQuestionBug.planted {
    case .nameAndPasswordAreSwapped: try await original { try await ask(password, name) }
    case .everyTapAsksTwice:
      try? await original { try await ask(name, password) }
      try await original { try await ask(name, password) }
    case .successIsAskedForAgain:
      try await original { try await ask(name, password) }
      try? await original { try await ask(name, password) }
    case nil: try await original { try await ask(name, password) }
    }
  }

  @_dynamicReplacement(for:fail(with:))
  func failWithBug(with error: any Error) {
    let messageBefore = message
    let failuresBefore = failedAttempts
    fail(with: error)
    switch LoginFailureBug.planted {
    case .buttonStaysDisabled: isLoggingIn = true
    case .firstMessageStays: message = messageBefore ?? message
    case .onlyTheFirstIsCounted: failedAttempts = failuresBefore == 0 ? 1 : failuresBefore
    case .fieldsAreCleared: (name, password) = ("", "")
    case nil: break
    }
  }

  @_dynamicReplacement(for:succeed())
  func succeedWithBug() {
    let messageBefore = message
    succeed()
    if LoginSuccessVariant.planted != nil { isLoggingIn = true }
    switch LoginSuccessBug.planted {
    case .messageStays: message = messageBefore
    case .successIsCounted where failedAttempts > 0: failedAttempts += 1
    case .guestStaysOutside where failedAttempts > 0: isLoggedIn = false
    case .successIsCounted, .guestStaysOutside, nil: break
    }
  }
}
