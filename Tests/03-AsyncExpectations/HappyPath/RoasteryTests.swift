import XCTest

@testable import AsyncExpectations

/// Fair, but lazy: a delivery, a second attempt, and two errors; nobody counts.
final class RoasteryTests: XCTestCase {
  func testDelivery() async throws {
    let sut = Roastery(supplier: ScriptedSupplier([.success(Delivery(beans: "Sidamo", kilos: 1))]))

    let delivery = try await sut.order("Sidamo")

    XCTAssertEqual(delivery.beans, "Sidamo")
  }

  func testSecondAttempt() async throws {
    let sut = Roastery(
      supplier: ScriptedSupplier([.failure(.busy), .success(Delivery(beans: "Sidamo", kilos: 1))])
    )

    let delivery = try await sut.order("Sidamo")

    XCTAssertEqual(delivery.kilos, 1)
  }

  func testSoldOut() async throws {
    let sut = Roastery(supplier: ScriptedSupplier([.failure(.soldOut("Sidamo"))]))

    do {
      _ = try await sut.order("Sidamo")
      XCTFail("no error")
    } catch {
      XCTAssertEqual(error as? SupplierError, .soldOut("Sidamo"))
    }
  }

  func testBusy() async throws {
    let sut = Roastery(supplier: ScriptedSupplier([]))

    do {
      _ = try await sut.order("Sidamo")
      XCTFail("no error")
    } catch {
      XCTAssertEqual(error as? SupplierError, .busy)
    }
  }

  func testCanceledBefore() async throws {
    let sut = Roastery(supplier: ScriptedSupplier([]))
    let order = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await sut.order("Sidamo")
    }

    switch await order.result {
    case .success: XCTFail("no error")
    case .failure: break
    }
  }
}

private actor ScriptedSupplier: Supplier {
  private var script: [Result<Delivery, SupplierError>]

  init(_ script: [Result<Delivery, SupplierError>]) {
    self.script = script
  }

  func deliver(_ beans: String) async throws -> Delivery {
    if script.isEmpty { throw SupplierError.busy }
    return try script.removeFirst().get()
  }
}
