import WorkshopDependencies

/// Asks the server of the stand whether a name and a password fit.
struct LoginClient: Sendable {
  /// Returns when they do, and throws when they do not, or when nobody can be asked.
  var logIn: @Sendable (_ name: String, _ password: String) async throws -> Void
}

enum LoginError: Error {
  case wrongPassword
  case noConnection
}

extension LoginClient: DependencyKey {
  // The server is still being built.
  static let liveValue = LoginClient { _, _ in throw LoginError.noConnection }
  static let testValue = LoginClient(logIn: unimplemented("LoginClient.logIn"))
}

extension DependencyValues {
  var loginClient: LoginClient {
    get { self[LoginClient.self] }
    set { self[LoginClient.self] = newValue }
  }
}
