import Foundation

// What a user has set on the device. A test that depends on it passes here and fails elsewhere, so
// each has to be overridden.

extension DependencyValues {
  /// The user's language and region: `withDependencies { $0.locale = Locale(identifier: "ko_KR") }`.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The user's time zone: `withDependencies { $0.timeZone = .gmt }`.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// The user's calendar: `withDependencies { $0.calendar = Calendar(identifier: .gregorian) }`. It
  /// has a locale and a time zone of its own, which are worth setting as well.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  private enum LocaleKey: DependencyKey {
    static var liveValue: Locale { .autoupdatingCurrent }
  }

  private enum TimeZoneKey: DependencyKey {
    static var liveValue: TimeZone { .autoupdatingCurrent }
  }

  private enum CalendarKey: DependencyKey {
    static var liveValue: Calendar { .autoupdatingCurrent }
  }
}
