import Synchronization

/// The till of the stand. There is one, and everybody uses it: `Till.shared`.
///
/// The code is correct. Everything that it promises stands in these comments, so that a test can be
/// written from them alone. Amounts are whole won and never negative; what happens if they are is
/// not promised. A call that throws changes nothing.
final class Till: Sendable {
  /// The one till. It is closed when the program starts.
  static let shared = Till()

  /// What was counted since the till was opened; `nil` while it is closed. The lock is there because
  /// several threads may use the one till.
  private let day = Mutex<Day?>(nil)

  private init() {}

  var isOpen: Bool {
    day.withLock { $0 != nil }
  }

  /// What was sold since the till was opened. What it is while the till is closed is not promised.
  var sales: Int {
    day.withLock { $0?.sales ?? 0 }
  }

  /// Opens the till with some change in it, the float. Nothing is sold yet.
  ///
  /// - Throws: `TillError.alreadyOpen` when it is open.
  func open(float: Int) throws(TillError) {
    try day.withLock { day throws(TillError) in
      guard day == nil else { throw .alreadyOpen }
      day = Day(float: float)
    }
  }

  /// Counts a sale.
  ///
  /// - Throws: `TillError.closed` when the till is not open.
  func sell(for price: Int) throws(TillError) {
    try day.withLock { day throws(TillError) in
      guard day != nil else { throw .closed }
      day?.sales += price
    }
  }

  /// Closes the till and hands over all the money in it: the float and what was sold.
  ///
  /// - Throws: `TillError.closed` when the till is not open.
  @discardableResult
  func close() throws(TillError) -> Int {
    try day.withLock { day throws(TillError) in
      guard let ended = day else { throw .closed }
      day = nil
      return ended.float + ended.sales
    }
  }

  private struct Day: Equatable {
    let float: Int
    var sales = 0
  }
}

enum TillError: Error {
  case alreadyOpen, closed
}
