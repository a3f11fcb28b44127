/// Values of many types, found by their keys.
///
/// A dictionary of `any Sendable` would do as well, with a trap: `storage[key] as? Int?` succeeds
/// where nothing is stored, for the missing value is cast to an optional number that is `nil`. In
/// boxes, "nothing is stored" and "`nil` is stored" stay apart. A box of a key's value is also
/// found without a cast at run time, which is most of what a read would cost.
struct Storage: Sendable {
  private var boxes: [ObjectIdentifier: AnyBox] = [:]

  var isEmpty: Bool { boxes.isEmpty }

  subscript<Key: TestDependencyKey>(key: Key.Type) -> Key.Value? {
    get { boxes[ObjectIdentifier(key)].map { $0.value(of: key) } }
    set { boxes[ObjectIdentifier(key)] = newValue.map(Box.init) }
  }

  /// Where both have a value, the other's.
  func merging(_ other: Storage) -> Storage {
    var merged = self
    merged.boxes.merge(other.boxes) { $1 }
    return merged
  }
}

/// A value whose type only its key knows.
class AnyBox: @unchecked Sendable {
  /// - Precondition: The box was made for this key.
  final func value<Key: TestDependencyKey>(of key: Key.Type) -> Key.Value {
    unsafeDowncast(self, to: Box<Key.Value>.self).content
  }
}

final class Box<Content: Sendable>: AnyBox, @unchecked Sendable {
  let content: Content

  init(_ content: Content) {
    self.content = content
  }
}
