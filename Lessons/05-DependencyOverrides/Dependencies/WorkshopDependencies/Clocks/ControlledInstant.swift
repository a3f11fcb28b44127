/// A time on a ``TestClock`` or an ``ImmediateClock``: the distance from its beginning.
public struct ControlledInstant<Duration: DurationProtocol & Hashable>: InstantProtocol {
  private let offset: Duration

  /// - Parameter offset: How long after the beginning.
  public init(offset: Duration = .zero) {
    self.offset = offset
  }

  /// The time a while later.
  public func advanced(by duration: Duration) -> Self {
    Self(offset: offset + duration)
  }

  /// How long it is from here to another time.
  public func duration(to other: Self) -> Duration {
    other.offset - offset
  }

  /// Whether one time comes before another.
  public static func < (one: Self, other: Self) -> Bool {
    one.offset < other.offset
  }
}
