import Synchronization

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
/// keeps its value, and that is reported. In a test, what is prepared lasts as long as that test.
@discardableResult
public func prepareDependencies<R>(
  _ updateValues: (inout DependencyValues) throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) rethrows -> R {
  let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  let preparation = Preparation(place: place)
  var values = DependencyValues.toKeep
  values.purpose = .preparing(preparation)
  let result = try updateValues(&values)
  if values.purpose != .preparing(preparation) {
    reportIssue(
      """
      prepareDependencies cannot replace all values at once, so what was set after '$0 = …' is lost.

        Called at: \(place)

      Set the dependencies one by one: prepareDependencies { $0.date = … }
      """,
      at: place
    )
  }
  return result
}

/// One call of `prepareDependencies`.
struct Preparation: Sendable, Equatable {
  let place: SourcePlace
  private let number: Int

  private static let count = Mutex(0)

  init(place: SourcePlace) {
    self.place = place
    number = Self.count.withLock { count in
      count += 1
      return count
    }
  }
}
