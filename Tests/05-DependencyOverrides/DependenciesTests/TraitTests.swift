import Foundation
import Synchronization
import Testing
import WorkshopDependencies
import WorkshopDependenciesTestSupport

/// Overrides for whole tests and suites.
@Suite(.dependency(\.name, "the suite's"), .dependency(\.surroundings, "the suite's"))
struct TraitTests {
  @Dependency(\.name) var name
  @Dependency(\.surroundings) var surroundings

  @Test("A suite's trait holds for its tests")
  func suite() {
    #expect(name == "the suite's")
  }

  @Test("A test's trait comes on top", .dependency(\.name, "the test's"))
  func test() {
    #expect(name == "the test's")
    #expect(surroundings == "the suite's")
  }

  @Suite struct Inner {
    @Dependency(\.name) var name

    @Test("A suite's trait holds for suites inside")
    func inherited() {
      #expect(name == "the suite's")
    }

    @Test("A trait beats a model's own override, once outside of its scope")
    func beatsCaptured() {
      let model = withDependencies {
        $0.name = "the model's"
      } operation: {
        NameModel()
      }
      #expect(model.name == "the suite's")
    }
  }

  @Test(
    "Several at once",
    .dependencies {
      $0.name += ", changed"
      $0.date.now = .distantPast
    }
  )
  func several() {
    @Dependency(\.date.now) var now
    #expect(name == "the suite's, changed")
    #expect(now == .distantPast)
  }

  @Test("Awaited", .dependencies { $0.name = await Task { "awaited" }.value })
  func awaited() {
    #expect(name == "awaited")
  }

  @Test("Its own key", .dependency(Oven { "trait \($0)" }))
  func ownKey() throws {
    @Dependency(Oven.self) var oven
    #expect(try oven.heat(1) == "trait 1")
  }

  @Test(
    "Through key paths whose getters would fail",
    .dependency(\.blunt, 5),
    .dependency(\.strict, 6)
  )
  func getters() {
    @Dependency(\.blunt) var blunt
    @Dependency(\.strict) var strict
    #expect(blunt == 5)
    #expect(strict == 6)
  }

  @Test("Through a nested path", .dependency(\.date.now, .distantFuture))
  func nested() {
    @Dependency(\.date.now) var now
    #expect(now == .distantFuture)
  }

  @Test(
    "An object is the one of the trait",
    .dependencies { $0.store.items.withValue { $0 = ["x"] } }
  )
  func object() {
    @Dependency(\.store) var store
    #expect(store.items.value == ["x"])
  }
}

/// The value of a trait on a suite is made for each case.
@Suite(.dependency(\.uuid, .incrementing), .dependency(\.store, Store()))
struct TraitValueTests {
  @Test(arguments: 1...3) func beginsAtZero(_ number: Int) {
    @Dependency(\.uuid) var uuid
    #expect(uuid() == UUID(0))
    #expect(uuid() == UUID(1))
  }

  @Test func beginsAtZeroElsewhere() {
    @Dependency(\.uuid) var uuid
    #expect(uuid() == UUID(0))
  }

  @Test(arguments: 1...3) func objectOfItsOwn(_ number: Int) {
    @Dependency(\.store) var store
    store.items.withValue { $0.append("\(number)") }
    #expect(store.items.value == ["\(number)"])
  }
}

/// A suite that gives every case default values of its own, and those in it as well.
@Suite(.dependencies) struct BaseSuite {
  @Test(arguments: 1...3) func freshDefaults(_ number: Int) {
    @Dependency(\.store) var store
    store.items.withValue { $0.append("\(number)") }
    #expect(store.items.value == ["\(number)"])
  }
}

extension BaseSuite {
  @Suite(.dependency(\.name, "inner")) struct InnerSuite {
    @Test("Only the outermost trait resets", .dependencies) func keepsOuter() {
      @Dependency(\.name) var name
      #expect(name == "inner")
    }

    @Test(arguments: 1...3) func freshDefaults(_ number: Int) {
      @Dependency(\.store) var store
      store.items.withValue { $0.append("\(number)") }
      #expect(store.items.value == ["\(number)"])
    }

    @Test("Missing values are still reported") func reports() {
      let recorded = issues {
        @Dependency(\.greeting) var greeting
        _ = greeting
      }
      #expect(recorded.count == 1)
    }
  }
}

/// What somebody else has put around a test stays, whoever it is.
@Suite(.aroundName, .dependencies) struct AroundTraitTests {
  @Dependency(\.name) var name

  @Test("An outer trait of another kind", .dependency(\.surroundings, "here"))
  func otherTrait() {
    @Dependency(\.surroundings) var surroundings
    #expect(name == "from around")
    #expect(surroundings == "here")
  }

  @Test("What it has prepared", arguments: 1...2) func prepared(_ number: Int) {
    @Dependency(\.store) var store
    @Dependency(\.testOnly) var testOnly
    #expect(testOnly == "prepared around")
    store.items.withValue { $0.append("\(number)") }
    #expect(store.items.value == ["\(number)"])
  }
}

private struct AroundTrait: TestTrait, SuiteTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withDependencies {
      $0 = DependencyValues()
      $0.name = "from around"
    } operation: {
      prepareDependencies { $0.testOnly = "prepared around" }
      try await function()
    }
  }
}

extension Trait where Self == AroundTrait {
  fileprivate static var aroundName: Self { Self() }
}

/// A value may throw, like `try Database(…)`; `TraitFixtures` show that the test then fails.
@Suite struct ThrowingTraitTests {
  @Test(.dependency(\.name, try text())) func succeeds() {
    @Dependency(\.name) var name
    #expect(name == "from a file")
  }

  private static func text() throws -> String { "from a file" }
}
