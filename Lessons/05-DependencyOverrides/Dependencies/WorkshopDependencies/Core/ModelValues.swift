import Foundation

/// Knows with which values a model was made.
///
/// A model with a `@Dependency` property carries them itself, so they go when the model goes. Only
/// for a model without one they are kept here, beside a weak reference.
final class ModelValues: @unchecked Sendable {
  static let shared = ModelValues()

  private struct Entry {
    weak var model: AnyObject?
    let values: DependencyValues
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private let lock = NSLock()

  /// Remembers the current values for what an operation returned, if that is a model.
  func remember<R>(_ result: R) {
    guard R.self is AnyObject.Type else { return }
    let model = result as AnyObject
    guard Self.captured(by: model) == nil else { return }
    replaceEntries { entries in
      entries = entries.filter { $0.value.model != nil }
      entries[ObjectIdentifier(model)] = Entry(model: model, values: .toKeep)
    }
  }

  /// The values of a model; a model without any is reported.
  func values<Model: AnyObject>(of model: Model, at place: SourcePlace) -> DependencyValues? {
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
  private static func captured(by model: AnyObject) -> DependencyValues? {
    var mirror: Mirror? = Mirror(reflecting: model)
    while let current = mirror {
      for child in current.children {
        if let property = child.value as? any Capturing { return property.captured }
      }
      mirror = current.superclassMirror
    }
    return nil
  }
}

private protocol Capturing {
  var captured: DependencyValues { get }
}

extension Dependency: Capturing {}
