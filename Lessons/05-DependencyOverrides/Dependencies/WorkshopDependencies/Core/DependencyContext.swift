import Foundation

/// In which surroundings a dependency is read; decides which of its values is used by default.
///
/// ```swift
/// withDependencies { $0.context = .live } operation: {
///   // What is not overridden is live here, even in a test.
/// }
/// ```
public enum DependencyContext: Sendable {
  /// An app: `liveValue`.
  case live
  /// Xcode's previews: `previewValue`.
  case preview
  /// A test: `testValue`.
  case test

  /// What this process is, unless somebody overrides it.
  static let ofProcess: DependencyContext = {
    let isPreview = ProcessInfo.processInfo.environment["XCODE_RUNNING_FOR_PREVIEWS"] == "1"
    return isPreview ? .preview : isTesting ? .test : .live
  }()
}

extension DependencyValues {
  /// In which surroundings defaults are chosen. It is a dependency like any other: it can be
  /// overridden and prepared, and a model keeps the one that it was made in.
  ///
  /// Prepare it first, for what else is prepared is the default for this context.
  public var context: DependencyContext {
    get { self[DependencyContextKey.self] }
    set { self[DependencyContextKey.self] = newValue }
  }
}

enum DependencyContextKey: DependencyKey {
  static var liveValue: DependencyContext { .ofProcess }
  static var testValue: DependencyContext { .ofProcess }
}
