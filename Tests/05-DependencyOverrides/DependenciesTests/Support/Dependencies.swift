import Foundation
import WorkshopDependencies

// Dependencies with all kinds of values, for tests of what a reader gets.

extension DependencyValues {
  /// Has a live value only.
  var greeting: String {
    get { self[GreetingKey.self] }
    set { self[GreetingKey.self] = newValue }
  }

  /// Has three values, each with its name.
  var surroundings: String {
    get { self[SurroundingsKey.self] }
    set { self[SurroundingsKey.self] = newValue }
  }

  /// Has no live value.
  var testOnly: String {
    get { self[TestOnlyKey.self] }
    set { self[TestOnlyKey.self] = newValue }
  }

  var optionalNumber: Int? {
    get { self[OptionalNumberKey.self] }
    set { self[OptionalNumberKey.self] = newValue }
  }

  /// Something that keeps what is put in, as its default test value.
  var store: Store {
    get { self[StoreKey.self] }
    set { self[StoreKey.self] = newValue }
  }

  /// A default value that reads another dependency when it is made.
  var welcome: String {
    get { self[WelcomeKey.self] }
    set { self[WelcomeKey.self] = newValue }
  }

  /// Is computed from another dependency at every read.
  var loudName: String {
    @Dependency(\.name) var name
    return name.uppercased()
  }

  var name: String {
    get { self[NameKey.self] }
    set { self[NameKey.self] = newValue }
  }

  /// A default value that reads a dependency which has no test value.
  var poster: String {
    get { self[PosterKey.self] }
    set { self[PosterKey.self] = newValue }
  }

  /// Has a hand-written test value that complains.
  var strict: Int {
    get { self[StrictKey.self] }
    set { self[StrictKey.self] = newValue }
  }

  /// Has a test value that reports without asking whether it should.
  var blunt: Int {
    get { self[BluntKey.self] }
    set { self[BluntKey.self] = newValue }
  }
}

enum GreetingKey: DependencyKey {
  static let liveValue = "live hello"
}

enum SurroundingsKey: DependencyKey {
  static let liveValue = "live"
  static let previewValue = "preview"
  static let testValue = "test"
}

enum TestOnlyKey: TestDependencyKey {
  static let testValue = "from the test value"
}

enum OptionalNumberKey: DependencyKey {
  static let liveValue: Int? = 7
  static let testValue: Int? = 3
}

final class Store: Sendable {
  let items = LockIsolated<[String]>([])
}

enum StoreKey: TestDependencyKey {
  static var testValue: Store { Store() }
}

enum NameKey: TestDependencyKey {
  static let testValue = "nobody"
}

enum WelcomeKey: TestDependencyKey {
  static var testValue: String {
    @Dependency(\.name) var name
    return "welcome, \(name)"
  }
}

enum PosterKey: TestDependencyKey {
  static var testValue: String {
    @Dependency(\.greeting) var greeting
    return "poster: \(greeting)"
  }
}

enum StrictKey: TestDependencyKey {
  static var testValue: Int {
    if shouldReportUnimplemented { reportIssue("override strict") }
    return 1
  }
}

enum BluntKey: TestDependencyKey {
  static var testValue: Int { unimplemented("blunt", placeholder: 1) }
}

/// Its own key.
struct Oven: DependencyKey {
  var heat: @Sendable (Int) throws -> String
  static let liveValue = Oven { "live \($0)" }
  static let testValue = Oven(heat: unimplemented("Oven.heat"))
}

/// A model as an app has it.
final class NameModel {
  @Dependency(\.name) var name
}
