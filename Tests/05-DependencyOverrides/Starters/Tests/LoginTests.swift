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

    #expect(sut.message != nil)

    // region: again
    // TODO: The same guest tries again, and this time it works. What has to be different?
    let other = makeModel { _, _ in }
    await other.logInButtonTapped()

    #expect(other.isLoggedIn)
    #expect(other.message == nil)
    // endregion: again
  }
  // endregion: retry

  // TODO: What does the screen say when the second attempt fails as well, for another reason?

  @Test func whileLoggingInTheButtonIsDisabled() async {
    let sut = makeModel { _, _ in }

    #expect(sut.isButtonEnabled)
    await sut.logInButtonTapped()

    // region: meanwhile
    // TODO: Here the answer has come. Who could look at the button while it has not?
    // endregion: meanwhile
  }

  // TODO: What does the client get to hear, at the first attempt and at the second?

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
