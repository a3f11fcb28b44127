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
  static let liveValue = LoyaltyClient(
    stamps: { guest in try StampFile().read()[guest] ?? 0 },
    add: { count, guest in
      var stamps = try StampFile().read()
      let sum = (stamps[guest] ?? 0) + count
      stamps[guest] = sum
      try StampFile().write(stamps)
      return sum
    }
  )
  // endregion: live

  static let previewValue = LoyaltyClient(stamps: { _ in 7 }, add: { count, _ in 7 + count })

  // region: test
  static let testValue = LoyaltyClient(
    stamps: unimplemented("LoyaltyClient.stamps"),
    add: unimplemented("LoyaltyClient.add")
  )
  // endregion: test
}

extension DependencyValues {
  // region: accessor
  var loyalty: LoyaltyClient {
    get { self[LoyaltyClient.self] }
    set { self[LoyaltyClient.self] = newValue }
  }
  // endregion: accessor
}
