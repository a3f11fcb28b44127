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
