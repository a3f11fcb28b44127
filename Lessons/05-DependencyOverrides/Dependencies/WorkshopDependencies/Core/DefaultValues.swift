import Foundation

/// The default values that were made, and those that were prepared, for each dependency and context.
///
/// Each running test has such a cache of its own, so that what one test does to a default value is
/// not seen by another. An app has one.
package final class DefaultValues: Sendable {
  /// What counts where no test is known.
  static let ofProcess = DefaultValues()

  private struct Slot: Hashable {
    let dependency: ObjectIdentifier
    let context: DependencyContext
  }

  private struct Cache {
    var made: [Slot: DefaultValue] = [:]
    var prepared: [Slot: (box: AnyBox, by: Preparation)] = [:]
    /// What somebody has read who was not just overriding.
    var used: Set<Slot> = []
  }

  /// Never locked while somebody else's code runs.
  private let cache: LockIsolated<Cache>

  /// An empty cache.
  package convenience init() {
    self.init(Cache())
  }

  private init(_ cache: Cache) {
    self.cache = LockIsolated(cache)
  }

  /// Another cache with what was prepared, and nothing else: for a test that begins.
  package func preparedOnly() -> DefaultValues {
    DefaultValues(Cache(prepared: cache.withValue { $0.prepared }))
  }

  /// A default value, and whether all was reported that making it had to say.
  ///
  /// - Parameter isUse: `false` for somebody who reads only to override.
  func value<Key: TestDependencyKey>(
    for key: Key.Type,
    context: DependencyContext,
    isUse: Bool,
    _ access: Access
  ) -> (value: Key.Value, isComplete: Bool) {
    let slot = Slot(dependency: ObjectIdentifier(key), context: context)
    let isUse = isUse && !Silence.isKept
    let (prepared, made) = cache.withValue { cache in
      if isUse { cache.used.insert(slot) }
      let made = cache.made[slot] ?? DefaultValue()
      cache.made[slot] = made
      return (cache.prepared[slot]?.box, made)
    }
    if let prepared { return (prepared.content(for: key), true) }
    let (box, isComplete) = made.box(isUse: isUse, access) {
      Box(key.defaultValue(in: context, access))
    }
    return (box.content(for: key), isComplete)
  }

  /// Stores the value that an app has prepared. The first one stays: somebody may have read it.
  func prepare<Key: TestDependencyKey>(
    _ value: Key.Value,
    for key: Key.Type,
    context: DependencyContext,
    in preparation: Preparation,
    _ access: Access
  ) {
    let slot = Slot(dependency: ObjectIdentifier(key), context: context)
    // What it replaces is freed after the lock: freeing may run anybody's code.
    var old: AnyBox?
    let problem: String? = cache.withValue { cache in
      let first = cache.prepared[slot]
      if let first, first.by !== preparation { return access.preparedTwice(first: first.by.place) }
      if cache.used.contains(slot) { return access.preparedTooLate }
      old = first?.box
      cache.prepared[slot] = (Box(value), preparation)
      return nil
    }
    _ = old
    if let problem { reportIssue(problem, at: access.place) }
  }
}

/// One default value: made by whoever asks first. Others wait meanwhile, for this one alone.
private final class DefaultValue: @unchecked Sendable {
  private var made: AnyBox?
  private var isBeingMade = false
  /// Held while the value is made, so that it is made once. Recursive, so that a value which needs
  /// itself finds out, instead of waiting for itself.
  private let lock = NSRecursiveLock()

  /// - Returns: The value, and whether it may be kept. One that kept a report to itself must not be
  ///   found by the next reader, who is to hear of it.
  func box(
    isUse: Bool,
    _ access: Access,
    _ make: () -> AnyBox
  ) -> (AnyBox, isComplete: Bool) {
    lock.withLock {
      if let made { return (made, true) }
      if isBeingMade { fatalError(access.cycle) }
      isBeingMade = true
      defer { isBeingMade = false }
      return Access.$current.withValue(access) {
        let (box, keptAReport) = isUse ? (make(), false) : Silence.around(make)
        if !keptAReport { made = box }
        return (box, !keptAReport)
      }
    }
  }
}

extension TestDependencyKey {
  /// What the context makes of a dependency that nobody has overridden.
  fileprivate static func defaultValue(in context: DependencyContext, _ access: Access) -> Value {
    switch context {
    case .test: return testValue
    case .preview: return previewValue
    case .live:
      if let live = self as? any DependencyKey.Type { return liveValue(of: live) }
      if shouldReportUnimplemented { reportIssue(access.missingLiveValue, at: access.place) }
      return testValue
    }
  }

  private static func liveValue<Live: DependencyKey>(of live: Live.Type) -> Value {
    // Both are the same type, and so are their values; only the compiler does not know.
    Box(live.liveValue).content(for: Self.self)
  }
}
