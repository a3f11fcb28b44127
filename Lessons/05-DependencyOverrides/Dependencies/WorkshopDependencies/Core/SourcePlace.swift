/// A place in source code.
package struct SourcePlace: Sendable, Hashable, CustomStringConvertible {
  package let fileID: StaticString
  package let filePath: StaticString
  package let line: UInt
  package let column: UInt

  /// `CoffeeStand/OrderModel.swift:12`
  package var description: String { "\(fileID):\(line)" }

  /// `CoffeeStand`
  var module: String { String(fileID.description.prefix { $0 != "/" }) }

  package static func == (one: Self, other: Self) -> Bool {
    one.line == other.line && one.column == other.column
      && one.fileID.description == other.fileID.description
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(line)
    hasher.combine(column)
  }
}
