import Foundation

/// A value that may be used from any thread: a lock goes with it.
///
/// A spy needs one, for its closure may be called from anywhere:
///
/// ```swift
/// let sent = LockIsolated<[String]>([])
/// let model = withDependencies {
///   $0.send = { text in sent.withValue { $0.append(text) } }
/// } operation: { Model() }
/// …
/// #expect(sent.value == ["ready"])
/// ```
///
/// - Important: Change it in one `withValue`. `sent.setValue(sent.value + […])` reads and writes
///   under the lock, but lets others in between. Inside of a `withValue`, use its argument: to ask the
///   object itself there stops the program, by Swift's rule of exclusive access.
@dynamicMemberLookup
public final class LockIsolated<Value>: @unchecked Sendable {
  private var isolated: Value
  private let lock = NSRecursiveLock()

  /// Puts a value under a lock.
  public init(_ value: sending Value) {
    isolated = value
  }

  /// A property of the value.
  public subscript<Subject: Sendable>(dynamicMember keyPath: KeyPath<Value, Subject>) -> Subject {
    lock.withLock { isolated[keyPath: keyPath] }
  }

  /// Reads and changes the value while nobody else can.
  public func withValue<T>(_ operation: (inout sending Value) throws -> sending T) rethrows
    -> sending T
  {
    lock.lock()
    defer { lock.unlock() }
    return try operation(&isolated)
  }

  /// Puts another value in its place.
  public func setValue(_ newValue: sending Value) {
    lock.lock()
    defer { lock.unlock() }
    isolated = newValue
  }
}

extension LockIsolated where Value: Sendable {
  /// The value as it is now.
  public var value: Value { lock.withLock { isolated } }
}
