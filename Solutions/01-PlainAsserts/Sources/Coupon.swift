/// A coupon: so many won off an order, until a certain day.
///
/// The code is correct. Everything that it promises stands in these comments, so that a test can be
/// written from them alone. Amounts are whole won. A day is a number, counted from the stand's
/// first: no test has to know what day it is today.
struct Coupon: Equatable {
  /// What is printed on it, in capital letters.
  let code: String

  /// How many won it takes off.
  let amountOff: Int

  /// The last day on which it is valid.
  let lastDay: Int

  /// Whether a guest can still use it: on its last day, yes, and on no day after that.
  func isValid(onDay day: Int) -> Bool {
    day <= lastDay
  }

  /// What it takes off an order: its amount, but never more than the order costs.
  func discount(on order: Int) -> Int {
    min(amountOff, order)
  }

  /// What is left to pay for an order.
  func price(of order: Int) -> Int {
    order - discount(on: order)
  }
}

extension Coupon {
  /// Reads a coupon as somebody types it: code, won off, and last day, as in `HELLO-1000-31`.
  ///
  /// Small letters are fine, too: the code gets capital ones. Of any other text nothing is made.
  init?(_ text: String) {
    let parts = text.split(separator: "-")
    guard parts.count == 3, let amountOff = Int(parts[1]), let lastDay = Int(parts[2]) else {
      return nil
    }
    self.init(code: parts[0].uppercased(), amountOff: amountOff, lastDay: lastDay)
  }
}

/// The coupons that the stand has handed out. No two of them have the same code.
struct CouponBook {
  let coupons: [Coupon]

  /// The coupon with this code, for a guest who wants to use it today.
  ///
  /// - Throws: `CouponError.unknown`, with the given code, when no coupon has it;
  ///   `CouponError.expired`, with the coupon's last day, when it is no longer valid.
  func redeem(_ code: String, onDay today: Int) throws(CouponError) -> Coupon {
    guard let coupon = coupons.first(where: { $0.code == code }) else { throw .unknown(code) }
    guard coupon.isValid(onDay: today) else { throw .expired(lastDay: coupon.lastDay) }
    return coupon
  }

  /// All coupons that are valid on a day. Their order is not promised.
  func coupons(validOnDay day: Int) -> [Coupon] {
    coupons.filter { $0.isValid(onDay: day) }
  }

  /// The coupon that takes off most, of those that are valid on a day; `nil` when none is.
  ///
  /// Which one it is when two take off the same is not promised.
  func best(onDay day: Int) -> Coupon? {
    coupons(validOnDay: day).max { $0.amountOff < $1.amountOff }
  }
}

enum CouponError: Error, Equatable {
  case unknown(String)
  case expired(lastDay: Int)
}
