import Testing
import WorkshopDependencies

@testable import DependencyOverrides

@MainActor
@Suite struct LoginTests {
  @Test func retry() async {
    let sut = withDependencies {
      $0.loginClient.logIn = { _, _ in throw LoginError.wrongPassword }
    } operation: {
      LoginModel()
    }

    await sut.logInButtonTapped()
    #expect(sut.message == "The password is wrong.")
    #expect(sut.failedAttempts == 1)
    #expect(sut.isButtonEnabled)

    await withDependencies {
      $0.loginClient.logIn = { _, _ in }
    } operation: {
      await sut.logInButtonTapped()
    }
    #expect(sut.message == nil)
    #expect(sut.isLoggedIn)
  }

  @Test func otherError() async {
    let sut = withDependencies {
      $0.loginClient.logIn = { _, _ in throw LoginError.noConnection }
    } operation: {
      LoginModel()
    }

    await sut.logInButtonTapped()

    #expect(sut.message == "The stand cannot be reached.")
  }
}
