import PlainAssertsExercises
import PlantedBugs

@testable import PlainAsserts

extension Loyalty {
  @_dynamicReplacement(for:collect(_:))
  mutating func collectWithBug(_ count: Int) throws(LoyaltyError) {
    switch CollectBug.planted {
    case .negativeStampsAreAccepted where count < 0: return
    case .errorNamesAnotherNumber where count < 0: throw .negativeStamps(-count)
    default: try collect(count)
    }
  }

  @_dynamicReplacement(for:redeemFreeDrink())
  mutating func redeemFreeDrinkWithBug() -> Bool {
    switch FreeDrinkBug.planted {
    case .tenthStampEarnsNothing: return stamps == 10 ? false : redeemFreeDrink()
    case .stampsAreNotUsedUp: return stamps >= 10
    case .everyStampIsUsedUp:
      guard redeemFreeDrink() else { return false }
      self = Loyalty(stamps: 0, stampsEver: stampsEver)
      return true
    case nil: return redeemFreeDrink()
    }
  }

  @_dynamicReplacement(for:tier)
  var tierWithBug: Tier {
    if LoyaltyVariant.planted == .lookupTable { return tierFromTable }
    return switch TierBug.planted {
    case .tenStampsStayBronze: stampsEver == 10 ? .bronze : tier
    case .thirtyStampsStaySilver: stampsEver == 30 ? .silver : tier
    case nil: tier
    }
  }

  @_dynamicReplacement(for:price(of:forAge:))
  func priceWithBug(of listPrice: Int, forAge age: Int) -> Int {
    if LoyaltyVariant.planted == .lookupTable { return priceFromTable(of: listPrice, forAge: age) }
    return switch PriceBug.planted {
    case .twelveYearOldsPayInFull: age == 12 ? listPrice : price(of: listPrice, forAge: age)
    case .thirteenYearOldsPayLess: price(of: listPrice, forAge: age == 13 ? 12 : age)
    case .sixtyFiveYearOldsPayInFull: age == 65 ? listPrice : price(of: listPrice, forAge: age)
    case .halfAWonIsRoundedDown: age <= 12 || age >= 65 ? listPrice * 9 / 10 : listPrice
    case nil: price(of: listPrice, forAge: age)
    }
  }
}

// The variant: the same rules, read from tables. It promises no more than the comments do.
extension Loyalty {
  private var tierFromTable: Tier {
    let table: [(from: Int, tier: Tier)] = [(30, .gold), (10, .silver), (0, .bronze)]
    return table.first { stampsEver >= $0.from }?.tier ?? .bronze
  }

  private func priceFromTable(of listPrice: Int, forAge age: Int) -> Int {
    let reduced = [0...12, 65...Int.max]
    guard reduced.contains(where: { $0.contains(age) }) else { return listPrice }
    let (tens, ones) = listPrice.quotientAndRemainder(dividingBy: 10)
    return tens * 9 + [0, 1, 2, 3, 4, 5, 5, 6, 7, 8][ones]
  }
}
