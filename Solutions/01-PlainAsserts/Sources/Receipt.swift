/// What a guest pays for, line by line.
///
/// The code is correct. Everything that it promises stands in these comments, so that a test can be
/// written from them alone. Prices are whole won and never negative.
struct Receipt {
  /// One entry.
  struct Line: Equatable {
    let name: String
    let unitPrice: Int
    let quantity: Int
  }

  /// The entries. How many there are, and in which order they stand, is not promised.
  private(set) var lines: [Line] = []

  /// Puts something on the receipt. The same name may come again, at the same or at another price.
  ///
  /// - Parameter quantity: How many of it, one or more; what happens below one is not promised.
  mutating func add(_ name: String, unitPrice: Int, quantity: Int = 1) {
    lines.append(Line(name: name, unitPrice: unitPrice, quantity: quantity))
  }

  /// What the guest pays for everything together. An empty receipt costs nothing.
  var total: Int {
    lines.reduce(0) { sum, line in sum + line.unitPrice * line.quantity }
  }

  /// How many things there are: two lattes and a scone make three. What is free counts as well.
  var itemCount: Int {
    lines.reduce(0) { sum, line in sum + line.quantity }
  }
}
