import WorkshopDependencies
import XCTest

/// What a test does to a default value does not land in the next one. XCTest runs these in the order
/// of their names; each would find what those before have left.
final class CacheXCTests: XCTestCase {
  @Dependency(\.store) private var store

  func test1() { putOne() }
  func test2() { putOne() }

  /// The write may come from another thread, or from a task.
  func test3() async {
    let store = store
    await Task.detached { store.items.withValue { $0.append("from a task") } }.value
    XCTAssertEqual(self.store.items.value, ["from a task"])
  }

  func test4() { putOne() }

  func test5() async {
    await Task.yield()
    putOne()
  }

  private func putOne() {
    XCTAssertEqual(store.items.value, [])
    store.items.withValue { $0.append("left over") }
    XCTAssertEqual(store.items.value, ["left over"])
  }
}
