// One model makes another: the second shall have the overrides of the first. Each function comes
// twice, with a closure that overrides some more and without: a default for the closure would make
// every caller write `try`.

/// Makes a child of a model, with the model's dependencies.
///
/// ```swift
/// func detailsButtonTapped() {
///   details = withDependencies(from: self) { DetailsModel(order: order) }
/// }
/// ```
///
/// A model has dependencies if it has a `@Dependency` property, or if it was returned by
/// ``withDependencies(_:operation:)``, the first time it was. Otherwise there is nothing to hand on,
/// which is reported.
@discardableResult
public func withDependencies<Model: AnyObject, R>(
  from model: Model,
  operation: () throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) rethrows -> R {
  let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  let values = ModelValues.shared.values(of: model, at: place)
  return try withDependencies({ $0.take(values) }, operation: operation)
}

/// Makes a child of a model, with the model's dependencies and some more overrides.
///
/// ```swift
/// preview = withDependencies(from: self) { $0.oven = .cold } operation: { DetailsModel(order: order) }
/// ```
@discardableResult
public func withDependencies<Model: AnyObject, R>(
  from model: Model,
  _ updateValues: (inout DependencyValues) throws -> Void,
  operation: () throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) rethrows -> R {
  let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  let values = ModelValues.shared.values(of: model, at: place)
  return try withDependencies(
    {
      $0.take(values)
      try updateValues(&$0)
    },
    operation: operation
  )
}

/// Does asynchronous work with a model's dependencies.
///
/// ```swift
/// await withDependencies(from: self) { await DetailsModel.load(order) }
/// ```
@discardableResult
public func withDependencies<Model: AnyObject, R>(
  from model: Model,
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) async rethrows -> R {
  let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  let values = ModelValues.shared.values(of: model, at: place)
  return try await withDependencies({ $0.take(values) }, operation: operation)
}

/// Does asynchronous work with a model's dependencies and some more overrides.
///
/// ```swift
/// await withDependencies(from: self) { $0.oven = .cold } operation: { await DetailsModel.load(order) }
/// ```
@discardableResult
public func withDependencies<Model: AnyObject, R>(
  from model: Model,
  isolation: isolated (any Actor)? = #isolation,
  _ updateValues: (inout DependencyValues) async throws -> Void,
  operation: () async throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) async rethrows -> R {
  let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  let values = ModelValues.shared.values(of: model, at: place)
  return try await withDependencies(
    {
      $0.take(values)
      try await updateValues(&$0)
    },
    operation: operation
  )
}

extension DependencyValues {
  /// A model's values, with what is overridden here on top; as if the model read them.
  fileprivate mutating func take(_ values: DependencyValues.Kept?) {
    guard let values else { return }
    if add(values) { flatten() }
  }
}
