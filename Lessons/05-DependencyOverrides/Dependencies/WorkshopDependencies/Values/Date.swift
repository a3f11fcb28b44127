import Foundation

extension DependencyValues {
  /// Tells the time. A test that does not override it fails when it reads it.
  ///
  /// ```swift
  /// @Dependency(\.date.now) var now
  /// …
  /// withDependencies { $0.date.now = Date(timeIntervalSince1970: 0) } operation: { … }
  /// ```
  public var date: DateGenerator {
    get { self[DateGeneratorKey.self] }
    set { self[DateGeneratorKey.self] = newValue }
  }

  private enum DateGeneratorKey: DependencyKey {
    static let liveValue = DateGenerator { Date() }
  }
}

/// Makes dates; see ``DependencyValues/date``.
public struct DateGenerator: Sendable {
  private var generate: @Sendable () -> Date

  /// Asks a closure for every date: `DateGenerator { Date() }`.
  public init(_ generate: @escaping @Sendable () -> Date) {
    self.generate = generate
  }

  /// Always the same date: `$0.date = .constant(noon)`.
  public static func constant(_ now: Date) -> Self {
    Self { now }
  }

  /// The date now. Setting it makes it constant.
  public var now: Date {
    get { generate() }
    set { generate = { newValue } }
  }

  /// The date now: `date()`.
  public func callAsFunction() -> Date {
    generate()
  }
}
