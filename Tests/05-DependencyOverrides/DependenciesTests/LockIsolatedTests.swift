import Foundation
import Testing
import WorkshopDependencies

@Suite struct LockIsolatedTests {
  @Test("Reads, changes, replaces")
  func basics() {
    let list = LockIsolated([1])
    list.withValue { $0.append(2) }
    #expect(list.value == [1, 2])
    #expect(list.count == 2)
    list.setValue([])
    #expect(list.value.isEmpty)
  }

  @Test("The result of a change comes back, and its error")
  func result() {
    let list = LockIsolated([1])
    #expect(list.withValue { $0.removeLast() } == 1)
    #expect(throws: CancellationError.self) {
      try list.withValue { _ in throw CancellationError() }
    }
    list.setValue([2])
    #expect(list.value == [2])
  }

  @Test("Nothing gets lost between threads")
  func threads() {
    let number = LockIsolated(0)
    DispatchQueue.concurrentPerform(iterations: 1000) { _ in number.withValue { $0 += 1 } }
    #expect(number.value == 1000)
  }
}
