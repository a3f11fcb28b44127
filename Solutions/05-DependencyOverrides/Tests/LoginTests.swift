import Testing
import WorkshopDependencies
import WorkshopDependenciesTestSupport

@testable import DependencyOverrides

@MainActor
@Suite struct LoginTests {
  // region: retry

  @Test func failsThenSucceeds() async {
    let sut = makeModel { _, _ in throw LoginError.wrongPassword }

    await sut.logInButtonTapped()

    #expect(sut.message == "The password is wrong.")
    #expect(sut.isButtonEnabled)
    #expect(!sut.isLoggedIn)

    // region: again
    await withDependencies {
      $0.loginClient.logIn = { _, _ in }
    } operation: {
      await sut.logInButtonTapped()
    }

    #expect(sut.message == nil)
    #expect(sut.isLoggedIn)
    #expect(sut.failedAttempts == 1)
    // endregion: again
  }
  // endregion: retry

  @Test func everyFailureHasItsOwnMessage() async {
    let sut = makeModel { _, _ in throw LoginError.wrongPassword }
    await sut.logInButtonTapped()

    await withDependencies {
      $0.loginClient.logIn = { _, _ in throw LoginError.noConnection }
    } operation: {
      await sut.logInButtonTapped()
    }

    #expect(sut.message == "The stand cannot be reached.")
    #expect(sut.failedAttempts == 2)
  }

  @Test func whileLoggingInTheButtonIsDisabled() async {
    let sut = makeModel { _, _ in }
    let isEnabledMeanwhile = LockIsolated<Bool?>(nil)
    #expect(sut.isButtonEnabled)

    await withDependencies {
      // region: meanwhile
      $0.loginClient.logIn = { _, _ in
        isEnabledMeanwhile.setValue(await sut.isButtonEnabled)
      }
      // endregion: meanwhile
    } operation: {
      await sut.logInButtonTapped()
    }

    #expect(isEnabledMeanwhile.value == false)
  }

  @Test func everyAttemptSendsTheFields() async {
    let sent = LockIsolated<[[String]]>([])
    let sut = makeModel { name, password in
      sent.withValue { $0.append([name, password]) }
      if password == "1234" { throw LoginError.wrongPassword }
    }
    (sut.name, sut.password) = ("Jiwoo", "1234")
    await sut.logInButtonTapped()

    sut.password = "4321"
    await sut.logInButtonTapped()

    #expect(sent.value == [["Jiwoo", "1234"], ["Jiwoo", "4321"]])
  }

  /// The model keeps this log-in, until another `withDependencies` around a tap says otherwise.
  private func makeModel(
    logIn: @escaping @Sendable (String, String) async throws -> Void
  ) -> LoginModel {
    withDependencies {
      $0.loginClient.logIn = logIn
    } operation: {
      LoginModel()
    }
  }
}
