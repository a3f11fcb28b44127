/// What is overridden in one scope, and the defaults that are used there. It does not change: to
/// override means to make another one.
///
/// A dictionary of `any Sendable` would do as well, with a trap: `overrides[key] as? Int?` succeeds
/// where nothing is stored, for the missing value is cast to an optional number that is `nil`. With
/// boxes, "nothing is stored" and "`nil` is stored" stay apart. And the key says what is in the box,
/// so no cast is needed, which would be most of the cost of a read.
final class Layer: Sendable {
  let overrides: [ObjectIdentifier: AnyBox]
  let context: DependencyContext?
  let cache: CachedValues

  init(
    overrides: [ObjectIdentifier: AnyBox] = [:],
    context: DependencyContext? = nil,
    cache: CachedValues = CachedValues()
  ) {
    self.overrides = overrides
    self.context = context
    self.cache = cache
  }

  /// Whether nothing is overridden.
  var isEmpty: Bool { overrides.isEmpty && context == nil }

  func with(_ box: AnyBox, for key: ObjectIdentifier) -> Layer {
    var overrides = overrides
    overrides[key] = box
    return Layer(overrides: overrides, context: context, cache: cache)
  }

  func with(context: DependencyContext) -> Layer {
    Layer(overrides: overrides, context: context, cache: cache)
  }

  /// Both in one: where both have a value, this one's; the defaults of the one below.
  func on(top other: Layer) -> Layer {
    Layer(
      overrides: other.overrides.merging(overrides) { $1 },
      context: context ?? other.context,
      cache: other.cache
    )
  }
}

/// A value whose type only its key knows.
@usableFromInline class AnyBox: @unchecked Sendable {
  /// - Precondition: The box was made for this key.
  @inlinable final func content<Key: TestDependencyKey>(for key: Key.Type) -> Key.Value {
    unsafeDowncast(self, to: Box<Key.Value>.self).content
  }
}

@usableFromInline final class Box<Content: Sendable>: AnyBox, @unchecked Sendable {
  @usableFromInline let content: Content

  init(_ content: Content) {
    self.content = content
  }
}
