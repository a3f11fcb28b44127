/// What a table has ordered, and how the guests share the bill.
///
/// The code is correct. Everything that it promises stands in these comments, so that a test can be
/// written from them alone. Amounts are whole won.
struct Bill {
  /// The price of all that was ordered, without a tip. It is never negative; what happens if it is
  /// is not promised.
  let amount: Int

  /// The tip on this bill. It is rounded to whole won, half a won up.
  ///
  /// - Parameter percent: How much the guests give; zero is fine.
  /// - Throws: `TipError.negativeTip` with the given number, when it is negative.
  func tip(percent: Int) throws(TipError) -> Int {
    guard percent >= 0 else { throw .negativeTip(percent) }
    return (amount * percent + 50) / 100
  }

  /// What each guest pays: an equal share of the amount with its tip.
  ///
  /// - Returns: One share for each guest, in whole won. What cannot be divided evenly is paid by
  ///   the first, on top of the share: together they pay the amount and its tip, to the won.
  /// - Throws: `TipError.nobody` when there are fewer guests than one; `TipError.negativeTip` as
  ///   `tip(percent:)` does. Which of the two it is when both are wrong is not promised.
  func shares(tipPercent: Int, among guests: Int) throws(TipError) -> [Int] {
    guard guests >= 1 else { throw .nobody }
    let total = try amount + tip(percent: tipPercent)
    let (share, rest) = total.quotientAndRemainder(dividingBy: guests)
    return [share + rest] + Array(repeating: share, count: guests - 1)
  }
}

enum TipError: Error, Equatable {
  case nobody
  case negativeTip(Int)
}
