import Foundation
import Synchronization
import Testing
import WorkshopDependencies

/// A default value is made once for each test, and shared by nobody else.
@Suite struct CacheTests {
  @Test("Made once: two readers get the same object")
  func once() {
    @Dependency(\.store) var first
    @Dependency(\.store) var second

    #expect(first === second)
  }

  // Whichever of these two comes first, the other must not find its item.
  @Test func leavesNothingForTheOther1() { putOne() }
  @Test func leavesNothingForTheOther2() { putOne() }

  private func putOne() {
    @Dependency(\.store) var store
    #expect(store.items.value.isEmpty)
    store.items.withValue { $0.append("left over") }
  }

  @Test("Another for each context")
  func contexts() {
    @Dependency(\.store) var inTest
    let inPreview = withDependencies {
      $0.context = .preview
    } operation: {
      inTest
    }

    #expect(inPreview !== inTest)
  }

  @Test("Fresh values have fresh defaults, and a model keeps those that it was made with")
  func fresh() {
    @Dependency(\.store) var ours
    let model = withDependencies {
      $0 = DependencyValues()
    } operation: {
      StoreModel()
    }

    let first = model.store
    #expect(first !== ours)
    #expect(model.store === first)
    withDependencies {
      $0.name = "Jun"
    } operation: {
      #expect(model.store === first)
    }
  }

  @Test("Cases of a parameterized test share theirs, unless they begin with fresh values")
  func cases() {
    // Both in one test: cases that run apart could not compare.
    @Dependency(\.store) var shared
    let one = withDependencies {
      $0 = DependencyValues()
    } operation: {
      StoreModel().store
    }
    let two = withDependencies {
      $0 = DependencyValues()
    } operation: {
      StoreModel().store
    }

    #expect(one !== two)
    #expect(one !== shared)
  }

  @Test("Made once, even if many threads ask at the same time")
  func manyAtOnce() {
    let dependencies = withDependencies {
      $0 = DependencyValues()
    } operation: {
      withEscapedDependencies { $0 }
    }
    // All are kept to the end: another object could get the place of one that is gone.
    let made = LockIsolated<[Store]>([])
    let group = DispatchGroup()
    for _ in 0..<8 {
      group.enter()
      Thread.detachNewThread {
        let store = dependencies.yield { currentSlowStore() }
        made.withValue { $0.append(store) }
        group.leave()
      }
    }
    group.wait()

    #expect(made.count == 8)
    #expect(Set(made.value.map(ObjectIdentifier.init)).count == 1)
  }

  @Test("A detached task that reads through a model finds the objects of the test")
  func detached() async {
    @Dependency(\.store) var ours
    let plain = StoreModel()
    let overriding = withDependencies {
      $0.name = "Jun"
    } operation: {
      StoreModel()
    }
    let found = await Task.detached { [plain.store, overriding.store, localStore()] }.value

    #expect(found[0] === ours)
    #expect(found[1] === ours)
    #expect(found[2] !== ours)
  }

  @Test("So does what is made while such a model is read, and what is read in values taken along")
  func detachedAndNested() async {
    @Dependency(\.store) var ours
    let model = StoreModel()
    let taken = withEscapedDependencies { $0 }
    let found = await Task.detached {
      [model.storeOfAnother, taken.yield { localStore() }, taken.yield { StoreModel() }.store]
    }.value

    #expect(found.allSatisfy { $0 === ours })
  }

  @Test("While one is made, others may be: a test value reads other dependencies")
  func recursive() {
    withDependencies {
      $0 = DependencyValues()
    } operation: {
      @Dependency(\.welcome) var welcome
      #expect(welcome == "welcome, nobody")
    }
  }
}

/// Cases of one test, one after the other, find what the cases before have left.
@Suite(.serialized) struct SharedByCasesTests {
  static let sizes = Mutex<[Int]>([])

  @Test("Cases share the default values of their test", arguments: 1...3)
  func shared(_ number: Int) {
    @Dependency(\.store) var store
    store.items.withValue { $0.append("\(number)") }
    Self.sizes.withLock { $0.append(store.items.count) }
    if number == 3 { #expect(Self.sizes.withLock { $0 } == [1, 2, 3]) }
  }
}

private func currentSlowStore() -> Store {
  @Dependency(\.slowStore) var store
  return store
}

private struct StoreModel: Sendable {
  @Dependency(\.store) var store
  @Dependency(\.storeOfAnother) var storeOfAnother
}

private func localStore() -> Store {
  @Dependency(\.store) var store
  return store
}

extension DependencyValues {
  fileprivate var storeOfAnother: Store { localStore() }

  fileprivate var slowStore: Store { self[SlowStoreKey.self] }
}

private enum SlowStoreKey: TestDependencyKey {
  static var testValue: Store {
    // Long enough for others to come by meanwhile.
    Thread.sleep(forTimeInterval: 0.01)
    return Store()
  }
}
