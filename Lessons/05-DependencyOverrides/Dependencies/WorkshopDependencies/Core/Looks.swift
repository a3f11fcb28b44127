/// The default values that somebody has looked at who was overriding, and that had something to report.
///
/// `$0.date.now = noon` looks at `$0.date`, and overrides it. But `$0.name = $0.greeting` only looks:
/// that was a read after all.
final class Looks: Sendable {
  private typealias Look = (key: ObjectIdentifier, read: @Sendable (DependencyValues) -> Void)
  private let looks = LockIsolated<[Look]>([])

  func note(_ key: ObjectIdentifier, _ read: @escaping @Sendable (DependencyValues) -> Void) {
    looks.withValue { $0.append((key, read)) }
  }

  /// Reads again, and this time aloud, what was not overridden in the end.
  func report(in values: DependencyValues) {
    for look in looks.withValue({ $0 }) where values.box(of: look.key) == nil { look.read(values) }
  }
}

extension DependencyValues {
  /// The current values, for somebody who is about to override some of them.
  static var toOverride: DependencyValues {
    DependencyValues(.now, purpose: .overriding(Looks()))
  }

  /// The closure that overrides is over: from now on a read is a read.
  mutating func endOverriding() {
    guard case .overriding(let looks) = purpose else { return }
    purpose = .reading
    looks.report(in: self)
  }
}
