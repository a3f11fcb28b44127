/// One look at a dependency: which one, from where. All that a message about it has to say.
struct Access: Sendable {
  /// The look that a default value is being made for.
  @TaskLocal static var current: Access?

  private let keyType: Any.Type
  private let valueType: Any.Type
  private let property: StaticString
  let place: SourcePlace?

  /// - Parameter property: The `#function` of the code that uses the key.
  init<Key: TestDependencyKey>(
    _ key: Key.Type,
    property: StaticString = "(unknown)",
    place: SourcePlace? = nil
  ) {
    keyType = key
    valueType = Key.Value.self
    self.property = property
    self.place = place
  }

  var key: String { typeName(keyType) }
  var value: String { typeName(valueType) }

  /// As it is written in `@Dependency(…)`.
  var name: String { isProperty ? "\\.\(property)" : "\(key).self" }

  /// As it is written in `withDependencies { … = … }`.
  var target: String { isProperty ? "$0.\(property)" : "$0[\(key).self]" }

  /// Inside the computed property `oven`, `#function` is "oven"; in a function, it has parentheses.
  private var isProperty: Bool { !property.description.contains("(") }
}

/// A type's name without its module; nested types keep the names around them.
private func typeName(_ type: Any.Type) -> String {
  let name = String(reflecting: type)
  // A private type is `Module.(unknown context at $104c3).Name`.
  let parts = name.split(separator: ".").filter { !$0.hasPrefix("(") }
  let isPlain = !name.contains("<") && !name.contains(" -> ") && !name.hasPrefix("any ")
  return isPlain && parts.count > 1 ? parts.dropFirst().joined(separator: ".") : name
}
