/// The default values that a closure has looked at which overrides or prepares, and that had something
/// to report.
///
/// `$0.date.now = noon` looks at `$0.date`, and overrides it. But `$0.name = $0.greeting` only looks:
/// that was a read after all.
final class Looks: Sendable {
  private typealias Look = (key: ObjectIdentifier, readAloud: @Sendable () -> Void)
  private let looks = LockIsolated<[Look]>([])
  /// Where `prepareDependencies` was called, if its closure is the one that looks.
  let placeOfPreparation: SourcePlace?

  init(placeOfPreparation: SourcePlace? = nil) {
    self.placeOfPreparation = placeOfPreparation
  }

  func note(_ key: ObjectIdentifier, _ readAloud: @escaping @Sendable () -> Void) {
    looks.withValue { $0.append((key, readAloud)) }
  }

  /// Reads again, and this time aloud, what was not overridden in the end.
  func report(in values: DependencyValues) {
    for look in looks.withValue({ $0 }) where values.box(of: look.key) == nil { look.readAloud() }
  }
}

extension DependencyValues {
  /// The current values, for somebody who is about to override some of them.
  static var toOverride: DependencyValues {
    DependencyValues(.now, looks: Looks())
  }

  /// The closure that overrides or prepares is over: from now on a read is a read.
  mutating func endOverriding() {
    let looks = looks
    self.looks = nil
    looks?.report(in: self)
  }
}
