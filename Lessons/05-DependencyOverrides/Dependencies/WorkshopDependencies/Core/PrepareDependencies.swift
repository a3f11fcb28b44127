/// Sets the defaults of an app, once, before anything else.
///
/// ```swift
/// @main struct StandApp {
///   static func main() {
///     prepareDependencies { $0.oven = .remote(at: address) }
///     launch()
///   }
/// }
/// ```
///
/// What is prepared takes the place of the live value everywhere, on all threads and in all tasks;
/// an override still beats it. A dependency that was read before, or that another call has prepared,
/// keeps its value, and that is reported. In a test, what is prepared lasts as long as that test; in
/// XCTest's `class func setUp`, as long as the tests of that class.
@discardableResult
public func prepareDependencies<R>(
  _ updateValues: (inout DependencyValues) throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) rethrows -> R {
  let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  let preparation = Preparation(at: place)
  var values = DependencyValues(.now, purpose: .preparing(preparation))
  let result = try updateValues(&values)
  guard case .preparing(let same) = values.purpose, same === preparation else {
    reportIssue(
      """
      prepareDependencies cannot replace all values at once, so what was set after '$0 = …' is lost.

        Called at: \(place)

      Set the dependencies one by one: prepareDependencies { $0.date = … }
      """,
      at: place
    )
    return result
  }
  return result
}

/// One call of `prepareDependencies`.
final class Preparation: Sendable {
  let place: SourcePlace

  init(at place: SourcePlace) {
    self.place = place
  }
}
