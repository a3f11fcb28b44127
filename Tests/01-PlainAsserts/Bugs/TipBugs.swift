import PlainAssertsExercises
import PlantedBugs

@testable import PlainAsserts

extension Bill {
  @_dynamicReplacement(for:tip(percent:))
  func tipWithBug(percent: Int) throws(TipError) -> Int {
    if TipVariant.planted != nil { return try tipByDistanceFromZero(percent: percent) }
    let hundredths = amount * percent
    switch TipBug.planted {
    case .halfAWonIsRoundedDown where percent > 0: return (hundredths + 49) / 100
    case .halfAWonGoesToTheEvenWon where hundredths % 200 == 50: return hundredths / 100
    case .lessThanHalfIsRoundedUp where percent > 0: return (hundredths + 99) / 100
    case .noTipIsRefused where percent == 0: throw .negativeTip(0)
    case .negativeTipIsAccepted where percent < 0: return hundredths / 100
    case .errorLosesTheMinus where percent < 0: throw .negativeTip(-percent)
    default: return try tip(percent: percent)
    }
  }

  @_dynamicReplacement(for:shares(tipPercent:among:))
  func sharesWithBug(tipPercent: Int, among guests: Int) throws(TipError) -> [Int] {
    if SharesVariant.planted != nil {
      return try sharesTipFirst(tipPercent: tipPercent, among: guests)
    }
    switch SharesBug.planted {
    case .nobodySharesNothing where guests == 0: return []
    case .fewerThanNobodyShareNothing where guests < 0: return []
    case .tipIsLeftOut: return try shares(tipPercent: min(tipPercent, 0), among: guests)
    case .restIsLost:
      let shares = try shares(tipPercent: tipPercent, among: guests)
      return Array(repeating: shares.reduce(0, +) / guests, count: guests)
    case .restGoesToTheLast: return try shares(tipPercent: tipPercent, among: guests).reversed()
    case .restIsHandedRound:
      let total = try shares(tipPercent: tipPercent, among: guests).reduce(0, +)
      return (0..<guests).map { total / guests + ($0 < total % guests ? 1 : 0) }
    default: return try shares(tipPercent: tipPercent, among: guests)
    }
  }
}

// The variants: the same rules, reached another way. They differ only where nothing is promised:
// the first on an amount below zero, the second when both the tip and the guests are wrong.
extension Bill {
  private func tipByDistanceFromZero(percent: Int) throws(TipError) -> Int {
    guard percent >= 0 else { throw .negativeTip(percent) }
    let (won, hundredths) = (amount * percent).quotientAndRemainder(dividingBy: 100)
    return hundredths.magnitude >= 50 ? won + hundredths.signum() : won
  }

  private func sharesTipFirst(tipPercent: Int, among guests: Int) throws(TipError) -> [Int] {
    let total = try amount + tip(percent: tipPercent)
    guard guests > 0 else { throw .nobody }
    var shares = Array(repeating: total / guests, count: guests)
    shares[0] = total - total / guests * (guests - 1)
    return shares
  }
}
