/// Counts. It is this small so that what goes wrong is always the fixture suite's own doing.
struct Counter {
  private(set) var value = 0

  mutating func increment() {
    value += 1
  }

  /// The value after the last increment; `nil` before the first one.
  func latest() -> Int? {
    value == 0 ? nil : value
  }

  /// No fixture suite calls this: a bug in it can only be missed.
  func isEven() -> Bool {
    value.isMultiple(of: 2)
  }

  /// The values so far. Nothing is promised about their order.
  func history() -> [Int] {
    Array(1...max(1, value))
  }

  /// The value, from far away.
  func load() async throws -> Int {
    value
  }

  /// What there is to save, as text.
  func backup() throws -> String {
    "\(value)"
  }

  /// What a learner has yet to write: twice the value.
  func doubled() -> Int {
    0
  }
}
