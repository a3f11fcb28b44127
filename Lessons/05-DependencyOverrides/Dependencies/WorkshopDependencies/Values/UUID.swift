import Foundation

extension DependencyValues {
  /// Makes identifiers. A test that does not override it fails when it reads it.
  ///
  /// ```swift
  /// @Dependency(\.uuid) var uuid
  /// let order = Order(id: uuid())
  /// …
  /// withDependencies { $0.uuid = .incrementing } operation: { … }
  /// ```
  public var uuid: UUIDGenerator {
    get { self[UUIDGeneratorKey.self] }
    set { self[UUIDGeneratorKey.self] = newValue }
  }

  private enum UUIDGeneratorKey: DependencyKey {
    static let liveValue = UUIDGenerator { UUID() }
  }
}

/// Makes identifiers; see ``DependencyValues/uuid``.
public struct UUIDGenerator: Sendable {
  private let generate: @Sendable () -> UUID

  /// Asks a closure for every identifier: `UUIDGenerator { UUID() }`.
  public init(_ generate: @escaping @Sendable () -> UUID) {
    self.generate = generate
  }

  /// Always the same identifier: `$0.uuid = .constant(UUID(7))`.
  public static func constant(_ uuid: UUID) -> Self {
    Self { uuid }
  }

  /// `UUID(0)`, `UUID(1)`, `UUID(2)` and so on.
  ///
  /// It is computed, not stored: everybody who writes `.incrementing` begins at zero.
  public static var incrementing: Self {
    let next = LockIsolated(0)
    return Self {
      next.withValue { number in
        defer { number += 1 }
        return UUID(number)
      }
    }
  }

  /// The next identifier: `uuid()`.
  public func callAsFunction() -> UUID {
    generate()
  }
}

extension UUID {
  /// An identifier that is easy to recognize: `UUID(10)` is 00000000-0000-0000-0000-00000000000A.
  ///
  /// - Parameter number: Not negative, or the program stops.
  public init(_ number: Int) {
    precondition(number >= 0, "UUID(\(number)): the number of an identifier is not negative.")
    let bytes = (0..<8).map { UInt8(truncatingIfNeeded: UInt64(number) >> (8 * (7 - $0))) }
    self.init(
      uuid: (
        0, 0, 0, 0, 0, 0, 0, 0,
        bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6], bytes[7]
      )
    )
  }
}
