/// The fake: a stamp book that works, without a file. It stands in for the original in the tests of
/// whatever needs a stamp book, and is gone when the test has ended.
///
/// It keeps the contract of `StampBook`, and promises nothing besides.
final class InMemoryStampBook: StampBook {
  var stamps: [String: Int] = [:]
  /// Who has stamps, in order: a dictionary has none.
  var names: [String] = []

  func add(_ stamps: Int, to customer: String) throws {
    guard stamps >= 0 else { throw StampBookError.negative(stamps) }
    guard stamps > 0 else { return }
    if !names.contains(customer) { names.append(customer) }
    self.stamps[customer, default: 0] += stamps
  }

  func stamps(of customer: String) -> Int {
    stamps[customer] ?? 0
  }

  func customers() -> [String] {
    names
  }

  func clear(_ customer: String) {
    stamps[customer] = nil
    names.removeAll { $0 == customer }
  }
}
