/// What is overridden in one scope. It does not change: to override means to make another one.
///
/// A dictionary of `any Sendable` would do as well, with a trap: `overrides[key] as? Int?` succeeds
/// where nothing is stored, for the missing value is cast to an optional number that is `nil`. With
/// boxes, "nothing is stored" and "`nil` is stored" stay apart. And the key says what is in the box,
/// so no cast is needed, which would be most of the cost of a read.
final class Layer: Sendable {
  let overrides: [ObjectIdentifier: AnyBox]
  /// The default values that count here, if somebody has asked for fresh ones; else they are those of
  /// the running test, or of the app.
  let defaults: DefaultValues?

  init(overrides: [ObjectIdentifier: AnyBox] = [:], defaults: DefaultValues? = nil) {
    self.overrides = overrides
    self.defaults = defaults
  }

  /// Whether it says nothing.
  var isEmpty: Bool { overrides.isEmpty && defaults == nil }

  func with(_ box: AnyBox, for key: ObjectIdentifier) -> Layer {
    var overrides = overrides
    overrides[key] = box
    return Layer(overrides: overrides, defaults: defaults)
  }

  func with(_ defaults: DefaultValues) -> Layer {
    Layer(overrides: overrides, defaults: defaults)
  }

  /// Both in one: where both have a value, this one's; but the defaults of the one below, which is
  /// the model's: what it has read once, it finds again.
  func on(top other: Layer) -> Layer {
    Layer(
      overrides: other.overrides.merging(overrides) { $1 },
      defaults: other.defaults ?? defaults
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
