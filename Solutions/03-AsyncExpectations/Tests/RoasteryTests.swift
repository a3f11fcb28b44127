import XCTest

@testable import AsyncExpectations

/// An order takes a while, and three attempts at most.
final class RoasteryTests: XCTestCase {
  private let guji = Delivery(beans: "Guji", kilos: 5)

  func testDeliversWhatTheSupplierDelivers() async throws {
    let sut = Roastery(supplier: FakeSupplier(.success(guji)))

    let delivery = try await sut.order("Guji")

    XCTAssertEqual(delivery, guji)
  }

  func testABusySupplierIsAskedUpToThreeTimes() async throws {
    let sut = Roastery(
      supplier: FakeSupplier(.failure(.busy), .failure(.busy), .success(guji))
    )

    let delivery = try await sut.order("Guji")

    XCTAssertEqual(delivery, guji)
  }

  func testAfterThreeAttemptsItGivesUp() async {
    let supplier = FakeSupplier()
    let sut = Roastery(supplier: supplier)

    let error = await thrownError { try await sut.order("Guji") }

    let attempts = await supplier.attempts
    XCTAssertEqual(error as? SupplierError, .busy)
    XCTAssertEqual(attempts, 3)
  }

  func testAnyOtherErrorIsPassedOnAtOnce() async {
    let supplier = FakeSupplier(.failure(.soldOut("Guji")))
    let sut = Roastery(supplier: supplier)

    let error = await thrownError { try await sut.order("Guji") }

    let attempts = await supplier.attempts
    XCTAssertEqual(error as? SupplierError, .soldOut("Guji"))
    XCTAssertEqual(attempts, 1)
  }

  func testACanceledOrderIsNotTriedAgain() async {
    let sut = Roastery(supplier: CancelingSupplier())
    // A task of its own, so that it is not the test that is canceled.
    let order = Task { try await sut.order("Guji") }

    let error = await thrownError { try await order.value }

    XCTAssertTrue(error is CancellationError, "\(String(describing: error))")
  }

  func testTheBoardIsToldOfTheDelivery() async throws {
    let guji = guji
    let told = expectation(description: "the board is told")
    told.assertForOverFulfill = true
    let sut = Roastery(supplier: FakeSupplier(.success(guji))) { delivery in
      XCTAssertEqual(delivery, guji)
      told.fulfill()
    }

    _ = try await sut.order("Guji")

    await fulfillment(of: [told], timeout: 1)
  }

  /// The error that `order` throws; `nil` when it throws none.
  private func thrownError(by order: () async throws -> Delivery) async -> (any Error)? {
    do {
      _ = try await order()
      return nil
    } catch {
      return error
    }
  }
}

/// Gives one answer after the other, and is busy when it has none left.
private actor FakeSupplier: Supplier {
  private(set) var attempts = 0
  private var answers: [Result<Delivery, SupplierError>]

  init(_ answers: Result<Delivery, SupplierError>...) {
    self.answers = answers
  }

  func deliver(_ beans: String) async throws -> Delivery {
    attempts += 1
    if answers.isEmpty { throw SupplierError.busy }
    return try answers.removeFirst().get()
  }
}

/// Cancels whoever asks, and is busy.
private struct CancelingSupplier: Supplier {
  func deliver(_ beans: String) async throws -> Delivery {
    withUnsafeCurrentTask { $0?.cancel() }
    throw SupplierError.busy
  }
}
