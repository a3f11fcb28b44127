import PlainAssertsExercises
import PlantedBugs

@testable import PlainAsserts

extension PriceRule {
  @_dynamicReplacement(for:charge(unitPrice:quantity:isMember:))
  static func chargeByTheKit(
    unitPrice: Int,
    quantity: Int,
    isMember: Bool
  ) throws(PriceError) -> Int {
    let order = PastryOrder(unitPrice: unitPrice, quantity: quantity, isMember: isMember)
    if PriceRuleReference.planted != nil { return try order.charge() }
    if let variant = PriceRuleVariant.planted { return try order.charge(as: variant) }
    if let bug = PriceRuleBug.planted { return try order.charge(with: bug) }
    // The learner's own code: for the acceptance tests, and in a plain test run.
    return try charge(unitPrice: unitPrice, quantity: quantity, isMember: isMember)
  }
}

/// The kit's own price rule, complete: it calls nothing that the learner writes, not even a `min` of
/// theirs.
private struct PastryOrder {
  let unitPrice: Int
  let quantity: Int
  let isMember: Bool

  private let cap = 50_000
  private var hasQuantityPrice: Bool { quantity >= 6 }
  private var hasBoth: Bool { isMember && hasQuantityPrice }
  private var fullPrice: Int { unitPrice * quantity }
  private var quantityPrice: Int { hasQuantityPrice ? fullPrice - quantity * 300 : fullPrice }
  private var memberPrice: Int { isMember ? fullPrice * 9 / 10 : fullPrice }
  private var bestPrice: Int { Swift.min(quantityPrice, memberPrice) }

  func charge() throws(PriceError) -> Int {
    guard quantity >= 0 else { throw .negativeQuantity(quantity) }
    return Swift.min(bestPrice, cap)
  }

  // They differ only where nothing is promised: for prices that do not end in 0, or are too low.
  func charge(as variant: PriceRuleVariant) throws(PriceError) -> Int {
    guard quantity >= 0 else { throw .negativeQuantity(quantity) }
    switch variant {
    case .memberPriceIsRoundedUp where isMember:
      return Swift.min(quantityPrice, (fullPrice * 9 + 9) / 10, cap)
    case .cheapPiecesBecomeFree where hasQuantityPrice:
      return Swift.min(quantity * Swift.max(0, unitPrice - 300), memberPrice, cap)
    default: return Swift.min(bestPrice, cap)
    }
  }

  func charge(with bug: PriceRuleBug) throws(PriceError) -> Int {
    switch bug {
    case .negativeQuantityIsAccepted: return Swift.min(bestPrice, cap)
    case .errorLosesTheMinus where quantity < 0: throw .negativeQuantity(-quantity)
    case .zeroPiecesAreRefused where quantity == 0: throw .negativeQuantity(0)
    default:
      guard quantity >= 0 else { throw .negativeQuantity(quantity) }
      return price(with: bug)
    }
  }

  private func price(with bug: PriceRuleBug) -> Int {
    switch bug {
    case .fivePiecesAreCheaper where quantity == 5: Swift.min(fullPrice - 1500, memberPrice, cap)
    case .sixPiecesPayInFull where quantity == 6: Swift.min(memberPrice, cap)
    case .onlyFurtherPiecesAreCheaper where hasQuantityPrice:
      Swift.min(fullPrice - (quantity - 5) * 300, memberPrice, cap)
    case .everybodyPaysTheMemberPrice: Swift.min(quantityPrice, fullPrice * 9 / 10, cap)
    case .membersSaveFromSixOn where !hasQuantityPrice: Swift.min(fullPrice, cap)
    case .offersAddUp where hasBoth: Swift.min(quantityPrice * 9 / 10, cap)
    case .quantityPriceComesFirst where hasBoth: Swift.min(quantityPrice, cap)
    case .memberPriceComesFirst where hasBoth: Swift.min(memberPrice, cap)
    case .dearerOfferCounts where hasBoth: Swift.min(Swift.max(quantityPrice, memberPrice), cap)
    case .capIsForgotten: bestPrice
    case .membersAreNotCapped where isMember: bestPrice
    case .tenPercentComeOffTheCap where isMember:
      Swift.min(quantityPrice, Swift.min(fullPrice, cap) * 9 / 10)
    case .fullPriceDecides where fullPrice > cap: cap
    default: Swift.min(bestPrice, cap)
    }
  }
}
