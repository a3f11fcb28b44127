import WorkshopDependencies
import XCTest

/// What is prepared for a class is there for each of its tests, and not for those of another class.
final class PreparedXCTests: XCTestCase {
  @Dependency(\.name) private var guest
  @Dependency(\.store) private var store

  override class func setUp() {
    prepareDependencies {
      $0.name = "for the class"
      $0.store = Store()
    }
  }

  func test1() { readAndPrepare() }
  func test2() { readAndPrepare() }

  private func readAndPrepare() {
    XCTAssertEqual(guest, "for the class")
    prepareDependencies { $0.testOnly = "for the test" }
    store.items.withValue { $0.append("x") }
  }

  func test3() {
    @Dependency(\.testOnly) var testOnly
    XCTAssertEqual(testOnly, "from the test value")
    XCTAssertEqual(store.items.value, ["x", "x"], "it is one object")
  }
}

final class UnpreparedXCTests: XCTestCase {
  @Dependency(\.name) private var guest

  func test() { XCTAssertEqual(guest, "nobody") }
}

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
