import WorkshopDependencies
import XCTest

/// Tasks in the order in which they were started, a hundred times over.
final class MainSerialExecutorXCTests: XCTestCase {
  func testTasksTakeTurnsInOrder() async {
    for _ in 0..<100 {
      let order = LockIsolated<[Int]>([])
      await withMainSerialExecutor {
        let tasks = (0..<10).map { number in Task { order.withValue { $0.append(number) } } }
        for task in tasks { await task.value }
      }
      XCTAssertEqual(order.value, Array(0..<10))
    }
  }

  func testItIsRestoredAfterwards() async {
    XCTAssertFalse(uncheckedUseMainSerialExecutor)
    withMainSerialExecutor { XCTAssertTrue(uncheckedUseMainSerialExecutor) }
    XCTAssertFalse(uncheckedUseMainSerialExecutor)
    await withMainSerialExecutor {
      await Task.yield()
      XCTAssertTrue(uncheckedUseMainSerialExecutor)
      await withMainSerialExecutor { await Task.yield() }
      XCTAssertTrue(uncheckedUseMainSerialExecutor)
    }
    XCTAssertFalse(uncheckedUseMainSerialExecutor)
  }

  func testItIsRestoredAfterAnError() async {
    XCTAssertThrowsError(try withMainSerialExecutor { throw CancellationError() })
    XCTAssertFalse(uncheckedUseMainSerialExecutor)
    do {
      try await withMainSerialExecutor {
        await Task.yield()
        throw CancellationError()
      }
      XCTFail("nothing was thrown")
    } catch {}
    XCTAssertFalse(uncheckedUseMainSerialExecutor)
  }

  func testScopesMayOverlap() async {
    let (first, endFirst) = AsyncStream<Void>.makeStream()
    let (second, endSecond) = AsyncStream<Void>.makeStream()
    let one = Task { await withMainSerialExecutor { for await _ in first {} } }
    while !uncheckedUseMainSerialExecutor { await Task.yield() }
    let (begun, begin) = AsyncStream<Void>.makeStream()
    let two = Task {
      await withMainSerialExecutor {
        begin.finish()
        for await _ in second {}
      }
    }
    for await _ in begun {}

    endFirst.finish()
    await one.value
    XCTAssertTrue(uncheckedUseMainSerialExecutor, "the second is still inside")
    endSecond.finish()
    await two.value
    XCTAssertFalse(uncheckedUseMainSerialExecutor)
  }

  func testItIsPutBackAsItWasSetByHand() {
    uncheckedUseMainSerialExecutor = true
    withMainSerialExecutor { withMainSerialExecutor {} }
    XCTAssertTrue(uncheckedUseMainSerialExecutor)
    uncheckedUseMainSerialExecutor = false
  }

  func testItCanBeSetByHand() {
    uncheckedUseMainSerialExecutor = true
    XCTAssertTrue(uncheckedUseMainSerialExecutor)
    uncheckedUseMainSerialExecutor = false
    XCTAssertFalse(uncheckedUseMainSerialExecutor)
  }
}
