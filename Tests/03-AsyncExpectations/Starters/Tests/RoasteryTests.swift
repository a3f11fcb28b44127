import XCTest

@testable import AsyncExpectations

/// An order takes a while. Three green tests, one of which is green whatever happens.
final class RoasteryTests: XCTestCase {
  private let guji = Delivery(beans: "Guji", kilos: 5)

  func testDeliversWhatTheSupplierDelivers() async throws {
    let sut = Roastery(supplier: FakeSupplier(.success(guji)))

    let delivery = try await sut.order("Guji")

    XCTAssertEqual(delivery, guji)
  }

  // TODO: How often is a supplier asked who is always busy, and what is the end of it?
  func testABusySupplierIsAskedAgain() async throws {
    let sut = Roastery(supplier: FakeSupplier(.failure(.busy), .success(guji)))

    let delivery = try await sut.order("Guji")

    XCTAssertEqual(delivery, guji)
  }

  // TODO: Which assertion is left when nothing is thrown? And how often was the supplier asked?
  func testAnyOtherErrorIsPassedOnAtOnce() async {
    let sut = Roastery(supplier: FakeSupplier(.failure(.soldOut("Guji"))))

    do {
      _ = try await sut.order("Guji")
    } catch {
      XCTAssertEqual(error as? SupplierError, .soldOut("Guji"))
    }
  }

  // TODO: An order that is canceled while the supplier is busy.

  // TODO: What the board is told, which may be after `order` has returned.
}

/// Gives one answer after the other, and is busy when it has none left.
private actor FakeSupplier: Supplier {
  private var answers: [Result<Delivery, SupplierError>]

  init(_ answers: Result<Delivery, SupplierError>...) {
    self.answers = answers
  }

  func deliver(_ beans: String) async throws -> Delivery {
    if answers.isEmpty { throw SupplierError.busy }
    return try answers.removeFirst().get()
  }
}
