import WorkshopDependencies

// Measures what it costs to read an overridden dependency, beside the least that such a library can
// do: read a task local, and look a key up in a dictionary. One line for each, nanoseconds a read.

extension DependencyValues {
  var number: Int {
    get { self[NumberKey.self] }
    set { self[NumberKey.self] = newValue }
  }

  subscript(other index: Int) -> Int {
    get { index == 0 ? self[OtherKey<Int>.self] : self[OtherKey<String>.self] }
    set {
      if index == 0 {
        self[OtherKey<Int>.self] = newValue
      } else {
        self[OtherKey<String>.self] = newValue
      }
    }
  }
}

enum NumberKey: TestDependencyKey {
  static let testValue = 0
}

enum OtherKey<T>: TestDependencyKey {
  static var testValue: Int { 0 }
}

final class Model {
  @Dependency(\.number) var number
}

enum Least {
  @TaskLocal static var values: [ObjectIdentifier: any Sendable] = [:]
}

let reads = 100_000
var sum = 0

@MainActor func measure(_ name: String, _ read: () -> Int) {
  let clock = ContinuousClock()
  let taken = clock.measure {
    for _ in 0..<reads { sum &+= read() }
  }
  let (seconds, attoseconds) = taken.components
  let nanoseconds = Double(seconds) * 1e9 + Double(attoseconds) / 1e9
  print(name, nanoseconds / Double(reads))
}

/// Three dependencies are overridden, as in a test of some size.
func overriding<R>(_ operation: () -> R) -> R {
  withDependencies {
    $0.number = 1
    $0[other: 0] = 2
    $0[other: 1] = 3
  } operation: {
    operation()
  }
}

let rounds = CommandLine.arguments.dropFirst().first.flatMap(Int.init) ?? 15
for _ in 0..<rounds {
  let key = ObjectIdentifier(NumberKey.self)
  let values: [ObjectIdentifier: any Sendable] = [
    key: 1, ObjectIdentifier(OtherKey<Int>.self): 2, ObjectIdentifier(OtherKey<String>.self): 3,
  ]
  Least.$values.withValue(values) { measure("least") { Least.values[key] as! Int } }
  let model = overriding { Model() }
  overriding {
    let model = Model()
    measure("inside") { model.number }
  }
  measure("outside") { model.number }
  withDependencies {
    $0[other: 0] = 4
  } operation: {
    measure("merged") { model.number }
  }
  overriding {
    measure("local") {
      @Dependency(\.number) var number
      return number
    }
  }
}
