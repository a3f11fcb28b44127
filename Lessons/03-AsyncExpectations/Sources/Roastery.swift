/// A bag of roasted beans.
struct Delivery: Equatable, Sendable {
  let beans: String
  let kilos: Int
}

enum SupplierError: Error, Equatable {
  /// Nobody has time just now.
  case busy
  /// There are no such beans any more.
  case soldOut(String)
}

/// Who sells the beans. The real one is far away; a test brings its own.
protocol Supplier: Sendable {
  func deliver(_ beans: String) async throws -> Delivery
}

/// Orders beans for the stand.
///
/// The code is correct. Everything that it promises stands in these comments, so that a test can be
/// written from them alone.
struct Roastery: Sendable {
  let supplier: any Supplier

  /// The board above the counter, which is told of every delivery, once, and within half a second. On
  /// which thread, and whether before or after `order` has returned, is not promised.
  var board: @Sendable (Delivery) -> Void = { _ in }

  /// Orders beans and returns what the supplier delivers.
  ///
  /// A busy supplier is asked again, at most twice: that makes three attempts. How much time is
  /// between them is not promised.
  ///
  /// - Throws: The supplier's error, unchanged: `.busy` after the third attempt, any other one at once.
  ///   And `CancellationError` when the task is canceled before an attempt; then the supplier is not
  ///   asked. What becomes of a delivery that comes although the task is canceled is not promised.
  func order(_ beans: String) async throws -> Delivery {
    var attempt = 1
    while true {
      try checkCancelled()
      do {
        let delivery = try await supplier.deliver(beans)
        announce(delivery)
        return delivery
      } catch {
        guard shouldRetry(after: error, attempt: attempt) else { return try passOn(error) }
      }
      attempt += 1
    }
  }

  func checkCancelled() throws {
    try Task.checkCancellation()
  }

  func shouldRetry(after error: any Error, attempt: Int) -> Bool {
    error as? SupplierError == .busy && attempt < 3
  }

  func passOn(_ error: any Error) throws -> Delivery {
    throw error
  }

  func announce(_ delivery: Delivery) {
    board(delivery)
  }
}
