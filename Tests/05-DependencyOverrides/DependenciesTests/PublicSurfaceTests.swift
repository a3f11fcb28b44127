import Foundation
import Testing
import WorkshopDependencies
import WorkshopDependenciesTestSupport
import XCTest

// Written against the public API alone, as a learner writes: with the imports changed to
// `Dependencies` and `DependenciesTestSupport`, this file compiles against the well-known library.

@MainActor final class OrderModel {
  struct Order: Equatable {
    let id: UUID
    let date: Date
  }

  @Dependency(\.uuid) var uuid
  @Dependency(\.date.now) var now
  @Dependency(\.continuousClock) var clock
  @Dependency(OrderClient.self) var client
  var orders: [Order] = []
  var message: String?
  var secondsLeft = 3

  func orderButtonTapped() {
    orders.append(Order(id: uuid(), date: now))
  }

  func sendButtonTapped() async {
    do {
      try await client.send(orders.count)
      message = nil
    } catch {
      message = "Try again."
    }
  }

  func countDown() async throws {
    while secondsLeft > 0 {
      try await clock.sleep(for: .seconds(1))
      secondsLeft -= 1
    }
  }
}

struct OrderClient: Sendable {
  var send: @Sendable (Int) async throws -> Void
}

extension OrderClient: TestDependencyKey {
  static let testValue = OrderClient(send: unimplemented("OrderClient.send"))
}

@Suite(.dependencies) struct SurfaceBaseSuite {}

extension SurfaceBaseSuite {
  @MainActor @Suite(.dependency(\.uuid, .incrementing)) struct OrderModelTests {
    @Test(.dependencies { $0.date.now = Date(timeIntervalSince1970: 0) })
    func stampsEachOrder() {
      let model = OrderModel()
      model.orderButtonTapped()
      model.orderButtonTapped()

      let date = Date(timeIntervalSince1970: 0)
      #expect(model.orders == [.init(id: UUID(0), date: date), .init(id: UUID(1), date: date)])
    }

    @Test func failsFirstThenSucceeds() async {
      struct Offline: Error {}
      let model = withDependencies {
        $0[OrderClient.self].send = { _ in throw Offline() }
      } operation: {
        OrderModel()
      }
      await model.sendButtonTapped()
      #expect(model.message == "Try again.")

      await withDependencies {
        $0[OrderClient.self].send = { _ in }
      } operation: {
        await model.sendButtonTapped()
      }
      #expect(model.message == nil)
    }

    @Test func handsOverridesOnToAQueue() async {
      let id = await withCheckedContinuation { continuation in
        withEscapedDependencies { dependencies in
          DispatchQueue.global().async {
            dependencies.yield {
              @Dependency(\.uuid) var uuid
              continuation.resume(returning: uuid())
            }
          }
        }
      }
      #expect(id == UUID(0))
    }
  }
}

final class OrderModelXCTests: XCTestCase {
  override func invokeTest() {
    withMainSerialExecutor {
      withDependencies {
        $0.uuid = .constant(UUID(42))
        $0.date = .constant(Date(timeIntervalSince1970: 5))
      } operation: {
        super.invokeTest()
      }
    }
  }

  @MainActor func testStampsEachOrder() async {
    let model = OrderModel()
    model.orderButtonTapped()
    XCTAssertEqual(model.orders, [.init(id: UUID(42), date: Date(timeIntervalSince1970: 5))])
  }

  @MainActor func testCountsDown() async {
    let clock = TestClock()
    let model = withDependencies {
      $0.continuousClock = clock
    } operation: {
      OrderModel()
    }
    let task = Task { try await model.countDown() }

    await clock.advance(by: .seconds(1))
    XCTAssertEqual(model.secondsLeft, 2)
    await clock.advance(by: .seconds(2))
    XCTAssertEqual(model.secondsLeft, 0)
    task.cancel()
  }
}
