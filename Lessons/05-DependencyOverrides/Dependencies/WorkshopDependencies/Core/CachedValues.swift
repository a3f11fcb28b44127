import Foundation

/// The default values that were made, each of them once.
///
/// Cached per dependency, context and running test: what one test does to a default value is not
/// seen by another. (XCTest does not say which test is running, so there the cache is emptied when
/// a test starts.)
final class CachedValues: @unchecked Sendable {
  private struct Slot: Hashable {
    let dependency: ObjectIdentifier
    let context: DependencyContext
    let test: AnyHashable?
  }

  private struct Entry {
    let box: AnyBox
    var origin: Origin
  }

  private enum Origin {
    /// Made for somebody who used it.
    case used
    /// Made for somebody who was overriding, and looked at it on the way.
    case seen
    case prepared(Preparation)
  }

  private var entries: [Slot: Entry] = [:]
  /// Held while a default value is made, so that it is made once. Making one may read other
  /// dependencies, on the same thread: therefore recursive.
  private let lock = NSRecursiveLock()

  /// - Parameter isUse: `false` for somebody who reads only to override.
  func value<Key: TestDependencyKey>(
    for key: Key.Type,
    context: DependencyContext,
    isUse: Bool,
    _ access: Access
  ) -> Key.Value {
    let slot = slot(for: key, context: context)
    return lock.withLock {
      if let entry = entries[slot] {
        if isUse, case .seen = entry.origin { entries[slot]?.origin = .used }
        return entry.box.content(for: key)
      }
      let (value, isComplete) = make(key, context: context, isUse: isUse, access)
      if isComplete {
        entries[slot] = Entry(box: Box(value), origin: isUse ? .used : .seen)
      }
      return value
    }
  }

  /// A default value, and whether making it said all that is to be said about it. One that kept a
  /// failure to itself must not be found by the next reader.
  private func make<Key: TestDependencyKey>(
    _ key: Key.Type,
    context: DependencyContext,
    isUse: Bool,
    _ access: Access
  ) -> (value: Key.Value, isComplete: Bool) {
    Access.$current.withValue(access) {
      guard !isUse else { return (defaultValue(of: key, context, access), true) }
      let silence = Silence()
      let value = Silence.$current.withValue(silence) { defaultValue(of: key, context, access) }
      return (value, !silence.keptAReport)
    }
  }

  private func defaultValue<Key: TestDependencyKey>(
    of key: Key.Type,
    _ context: DependencyContext,
    _ access: Access
  ) -> Key.Value {
    switch context {
    case .test: return key.testValue
    case .preview: return key.previewValue
    case .live:
      if let live = key as? any DependencyKey.Type { return liveValue(of: live, as: key) }
      if key.shouldReportUnimplemented { reportIssue(access.missingLiveValue, at: access.place) }
      return key.testValue
    }
  }

  private func liveValue<Live: DependencyKey, Key: TestDependencyKey>(
    of live: Live.Type,
    as key: Key.Type
  ) -> Key.Value {
    // Both are the same type, and so are their values; only the compiler does not know.
    Box(live.liveValue).content(for: key)
  }

  /// Stores the value that an app has prepared. The first one stays: somebody may have read it.
  func prepare<Key: TestDependencyKey>(
    _ value: Key.Value,
    for key: Key.Type,
    context: DependencyContext,
    in preparation: Preparation,
    _ access: Access
  ) {
    let slot = slot(for: key, context: context)
    let problem: String? = lock.withLock {
      switch entries[slot]?.origin {
      case .used: return access.preparedTooLate
      case .prepared(let other) where other != preparation:
        return access.preparedTwice(first: other.place)
      case .prepared, .seen, nil:
        entries[slot] = Entry(box: Box(value), origin: .prepared(preparation))
        return nil
      }
    }
    if let problem { reportIssue(problem, at: access.place) }
  }

  /// Forgets all values: a new test begins.
  func removeAll() {
    // Values may have a `deinit` of their own; it must not run under the lock.
    let old = lock.withLock {
      defer { entries = [:] }
      return entries
    }
    _ = old
  }

  private func slot<Key: TestDependencyKey>(
    for key: Key.Type,
    context: DependencyContext
  ) -> Slot {
    Slot(
      dependency: ObjectIdentifier(key),
      context: context,
      test: linkedTestFrameworks?.runningTest
    )
  }
}
