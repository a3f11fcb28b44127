import Foundation

/// Knows with which values a model was made.
///
/// A model with a `@Dependency` property carries them itself, so they go when the model goes. Only
/// for a model without one they are kept here, beside a weak reference.
final class ModelValues: @unchecked Sendable {
  static let shared = ModelValues()

  private struct Entry {
    weak var model: AnyObject?
    let values: DependencyValues.Kept
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private let lock = NSLock()

  /// Remembers the current values for what an operation returned, if that is a model that has none.
  func remember<R>(_ result: R) {
    guard R.self is AnyObject.Type else { return }
    let model = result as AnyObject
    guard Self.captured(by: model) == nil else { return }
    replaceEntries { entries in
      entries = entries.filter { $0.value.model != nil }
      let id = ObjectIdentifier(model)
      entries[id] = entries[id] ?? Entry(model: model, values: .now)
    }
  }

  /// The values of a model; a model without any is reported.
  func values<Model: AnyObject>(of model: Model, at place: SourcePlace) -> DependencyValues.Kept? {
    if let values = Self.captured(by: model) { return values }
    replaceEntries { entries in entries = entries.filter { $0.value.model != nil } }
    let entry = lock.withLock { entries[ObjectIdentifier(model)] }
    if let entry { return entry.values }
    reportIssue(
      """
      withDependencies(from:) found no dependencies in a model of type '\(Model.self)'.

        Called at: \(place)

      The operation runs with the values that are current there. Give '\(Model.self)' a \
      @Dependency property, or make it inside of withDependencies { … } operation: { … } and return \
      it from there.
      """,
      at: place
    )
    return nil
  }

  /// What goes out is freed after the lock: freeing may run anybody's code.
  private func replaceEntries(_ change: (inout [ObjectIdentifier: Entry]) -> Void) {
    let old = lock.withLock {
      let old = entries
      change(&entries)
      return old
    }
    _ = old
  }

  /// What a model's first `@Dependency` property captured, inherited properties included.
  private static func captured(by model: AnyObject) -> DependencyValues.Kept? {
    for property in Platform.storedProperties(of: type(of: model)) {
      guard let dependency = property.type as? any Capturing.Type else { continue }
      return captured(by: dependency, at: property.offset, in: model)
    }
    return nil
  }

  /// A `Mirror` would do, if it did not copy every property on the way, which is a race with whoever
  /// changes one: an actor on another thread, or a class with a lock. A `@Dependency` is not changed.
  private static func captured<Property: Capturing>(
    by type: Property.Type,
    at offset: Int,
    in model: AnyObject
  ) -> DependencyValues.Kept {
    withExtendedLifetime(model) {
      let address = Unmanaged.passUnretained(model).toOpaque() + offset
      return address.assumingMemoryBound(to: type).pointee.captured
    }
  }
}

private protocol Capturing {
  var captured: DependencyValues.Kept { get }
}

extension Dependency: Capturing {}
