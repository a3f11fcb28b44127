import WorkshopDependencies

/// What the stand needs of its loyalty program: two functions, and nothing about how they work.
///
/// The interface is given. What stands behind it is yours to write: three values, and the property
/// under which code finds them. Section 5.2 of the lesson's README has a worked example.
struct LoyaltyClient: Sendable {
  /// How many stamps a guest has; 0 for one whom nobody knows.
  var stamps: @Sendable (_ guest: String) throws -> Int
  /// Adds stamps to those that a guest has, and tells how many there are now.
  var add: @Sendable (_ count: Int, _ guest: String) throws -> Int
}

extension LoyaltyClient: DependencyKey {
  // region: live
  // TODO: The value of the app keeps the stamps in a `StampFile`, and nowhere else. It hands on that
  // file's errors.
  static let liveValue = LoyaltyClient.nothing
  // endregion: live

  // TODO: In a preview every guest has 7 stamps. `add` tells what they would come to, and keeps
  // nothing: no file is read or written.
  static let previewValue = LoyaltyClient.nothing

  // region: test
  // TODO: In a test each function is a failure when it is called, unless the test has replaced it.
  static let testValue = LoyaltyClient.nothing
  // endregion: test

  /// Stands here only until you have written the three values.
  private static let nothing = LoyaltyClient(stamps: { _ in 0 }, add: { _, _ in 0 })
}

extension DependencyValues {
  // region: accessor
  // TODO: This compiles. But whatever a test sets is lost.
  var loyalty: LoyaltyClient {
    get { .liveValue }
    set {}
  }
  // endregion: accessor
}
