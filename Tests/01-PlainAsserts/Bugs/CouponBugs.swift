import PlainAssertsExercises
import PlantedBugs

@testable import PlainAsserts

extension Coupon {
  @_dynamicReplacement(for:init(_:))
  init?(withBug text: String) {
    switch CouponTextBug.planted {
    case .smallLettersAreRefused where text.contains(where: \.isLowercase): return nil
    default: self.init(text)
    }
  }

  @_dynamicReplacement(for:isValid(onDay:))
  func isValidWithBug(onDay day: Int) -> Bool {
    switch ValidityBug.planted {
    case .lastDayIsTooLate: day < lastDay
    case nil: isValid(onDay: day)
    }
  }

  @_dynamicReplacement(for:discount(on:))
  func discountWithBug(on order: Int) -> Int {
    switch DiscountBug.planted {
    case .takenOffTwice: min(2 * amountOff, order)
    case .moreThanTheOrder: amountOff
    case .smallOrderGetsNothing: order < amountOff ? 0 : discount(on: order)
    case nil: discount(on: order)
    }
  }
}

extension CouponBook {
  @_dynamicReplacement(for:coupons(validOnDay:))
  func couponsWithBug(validOnDay day: Int) -> [Coupon] {
    if CouponListVariant.planted != nil { return coupons(validOnDay: day).reversed() }
    return switch CouponListBug.planted {
    case .listIsEmpty: []
    case .expiredAreListed: coupons
    case nil: coupons(validOnDay: day)
    }
  }

  @_dynamicReplacement(for:best(onDay:))
  func bestWithBug(onDay day: Int) -> Coupon? {
    if BestCouponVariant.planted != nil {
      return coupons(validOnDay: day).reversed().max { $0.amountOff < $1.amountOff }
    }
    return switch BestCouponBug.planted {
    case .noneIsFound: nil
    case .leastIsBest: coupons(validOnDay: day).min { $0.amountOff < $1.amountOff }
    case nil: best(onDay: day)
    }
  }

  @_dynamicReplacement(for:redeem(_:onDay:))
  func redeemWithBug(_ code: String, onDay today: Int) throws(CouponError) -> Coupon {
    let coupon = coupons.first { $0.code == code }
    switch (RedeemBug.planted, coupon) {
    case (.expiredIsAccepted, let coupon?): return coupon
    case (.unknownIsReportedAsExpired, nil): throw .expired(lastDay: 0)
    case (.unknownIsNotNamed, nil): throw .unknown("")
    default: return try redeem(code, onDay: today)
    }
  }
}
