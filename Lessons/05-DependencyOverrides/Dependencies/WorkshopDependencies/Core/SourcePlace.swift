/// A place in source code.
@usableFromInline package struct SourcePlace: Sendable, CustomStringConvertible {
  package let fileID: StaticString
  package let filePath: StaticString
  package let line: UInt
  package let column: UInt

  @usableFromInline package init(
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  /// `CoffeeStand/OrderModel.swift:12`
  @usableFromInline package var description: String { "\(fileID):\(line)" }

  /// `CoffeeStand`
  var module: String { String(fileID.description.prefix { $0 != "/" }) }
}
