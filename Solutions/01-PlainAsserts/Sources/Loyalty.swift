/// A guest's loyalty card.
///
/// The code is correct. Everything that it promises stands in these comments, so that a test can be
/// written from them alone.
struct Loyalty {
  /// The stamps on the card.
  private(set) var stamps = 0

  /// All stamps ever collected, those that were used up included.
  private(set) var stampsEver = 0

  /// Puts stamps on the card.
  ///
  /// - Throws: `LoyaltyError.negativeStamps` with the given number, when it is negative.
  mutating func collect(_ count: Int) throws(LoyaltyError) {
    guard count >= 0 else { throw .negativeStamps(count) }
    stamps += count
    stampsEver += count
  }

  /// Hands out a free drink, if there are at least ten stamps. It uses up ten of them.
  ///
  /// - Returns: Whether the guest gets the drink.
  mutating func redeemFreeDrink() -> Bool {
    guard stamps >= 10 else { return false }
    stamps -= 10
    return true
  }

  /// The guest's tier: bronze, silver from 10 stamps ever collected, gold from 30.
  var tier: Tier {
    switch stampsEver {
    case ..<10: .bronze
    case ..<30: .silver
    default: .gold
    }
  }

  /// What a guest pays, in whole won.
  ///
  /// Children up to 12 and seniors from 65 get 10 % off; half a won is rounded up. Prices and ages
  /// are never negative; what happens if they are is not promised.
  func price(of listPrice: Int, forAge age: Int) -> Int {
    guard age <= 12 || age >= 65 else { return listPrice }
    return (listPrice * 9 + 5) / 10
  }
}

enum Tier {
  case bronze, silver, gold
}

enum LoyaltyError: Error, Equatable {
  case negativeStamps(Int)
}
