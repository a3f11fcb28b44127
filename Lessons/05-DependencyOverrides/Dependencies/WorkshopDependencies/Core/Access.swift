/// One look at a dependency: which one, from where. All that a message about it has to say.
struct Access: Sendable {
  /// The look that a default value is being made for.
  @TaskLocal static var current: Access?

  private let keyType: Any.Type
  private let valueType: Any.Type
  private let property: StaticString
  private let declaration: SourcePlace?
  private let reader: SourcePlace?

  /// - Parameters:
  ///   - property: The `#function` of the code that uses the key.
  ///   - place: Where that is.
  ///   - reader: The `@Dependency` that is read, if one is.
  init<Key: TestDependencyKey>(
    _ key: Key.Type,
    property: StaticString = "(unknown)",
    place: SourcePlace? = nil,
    reader: SourcePlace? = nil
  ) {
    keyType = key
    valueType = Key.Value.self
    self.property = property
    declaration = place
    self.reader = reader
  }

  /// The look at a dependency whose default value is being made, if it is this one's.
  static func current<Key: TestDependencyKey>(of key: Key.Type) -> Access {
    if let current, current.keyType == key { return current }
    return Access(key)
  }

  /// Where it is said which dependency it is: the reader's `@Dependency`, or else the code that uses
  /// the key.
  var place: SourcePlace? { reader ?? declaration }

  var key: String { typeName(keyType) }
  var value: String { typeName(valueType) }

  /// A key that somebody else nests in a type of the library begins with "(extension in Theirs):".
  var isKeyOfThisLibrary: Bool { String(reflecting: keyType).hasPrefix("WorkshopDependencies.") }

  /// As it is written in `@Dependency(…)`.
  var name: String { isProperty ? "\\.\(property)" : "\(key).self" }

  /// As it is written in `withDependencies { … = … }`.
  var target: String { isProperty ? "$0.\(property)" : "$0[\(key).self]" }

  /// Inside of the computed property `oven`, `#function` is "oven". In a function it has parentheses, at
  /// the top of a file it is the module; and a type that is its own key may be used in anybody's property.
  private var isProperty: Bool {
    let name = property.description
    return !name.contains("(") && name != declaration?.module
      && (reader != nil || keyType != valueType)
  }
}

/// A type's name without its module; nested types keep the names around them.
private func typeName(_ type: Any.Type) -> String {
  // A private type is `Module.(unknown context at $104c3).Name`.
  let name = String(reflecting: type).replacing(#/\(unknown context at \$[0-9a-f]+\)\./#, with: "")
  let parts = name.split(separator: ".")
  let isPlain = !name.contains("<") && !name.contains(" -> ") && !name.hasPrefix("any ")
  return isPlain && parts.count > 1 ? parts.dropFirst().joined(separator: ".") : name
}
