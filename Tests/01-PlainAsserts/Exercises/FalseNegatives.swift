import PlantedBugs

extension Exercise {
  /// 1.4: seven ways in which a green test says nothing, and how to cure each.
  public static let falseNegatives = Exercise(
    number: "1.4",
    name: "FalseNegatives",
    isCore: true,
    minutes: 15,
    files: ["Tests/FalseNegativesTests.swift"],
    code: ["Sources/Coupon.swift"],
    suites: [Suite("FalseNegativesTests", in: .xctest)],
    // The seventh does not exist until it is repaired.
    fewestTests: 6,
    bugs: Planting.all(of: CouponTextBug.self) + Planting.all(of: DiscountBug.self)
      + Planting.all(of: ValidityBug.self) + Planting.all(of: CouponListBug.self)
      + Planting.all(of: BestCouponBug.self) + Planting.all(of: RedeemBug.self),
    variants: Planting.all(of: CouponListVariant.self) + Planting.all(of: BestCouponVariant.self),
    extras: ExtraChecks(attributions: attributions),
    realCases: [
      RealCase(
        DiscountBug.moreThanTheOrder,
        "tests that never ran, private or misspelled, were met so often that a linter got rules "
          + "for them (realm/SwiftLint#761, realm/SwiftLint#3376)"
      )
    ]
  )

  /// One bug for each of the seven tests.
  private static let attributions = [
    caught(CouponTextBug.smallLettersAreRefused, by: "testSmallLettersAreFine"),
    caught(DiscountBug.takenOffTwice, by: "testTheDiscountIsTakenOff"),
    caught(DiscountBug.moreThanTheOrder, by: "testTheDiscountIsNeverMoreThanTheOrder"),
    caught(CouponListBug.listIsEmpty, by: "testOnlyValidCouponsAreListed"),
    caught(BestCouponBug.noneIsFound, by: "testTheBestCouponIsValid"),
    caught(RedeemBug.expiredIsAccepted, by: "testAnExpiredCouponIsRefused"),
    caught(RedeemBug.unknownIsReportedAsExpired, by: "testAnUnknownCodeIsRefused"),
  ]

  private static func caught(_ bug: some PlantedBug, by test: String) -> Attribution {
    Attribution(bug, caughtBy: "FalseNegativesTests/\(test)")
  }
}

public enum CouponTextBug: String, PlantedBug {
  case smallLettersAreRefused = "A coupon typed in small letters is refused"
}

public enum DiscountBug: String, PlantedBug {
  case takenOffTwice = "The coupon is taken off twice"
  case moreThanTheOrder = "An order cheaper than the coupon costs less than nothing"
  case smallOrderGetsNothing = "An order cheaper than the coupon gets nothing off"
}

public enum ValidityBug: String, PlantedBug {
  case lastDayIsTooLate = "A coupon is no longer valid on its last day"
}

public enum CouponListBug: String, PlantedBug {
  case listIsEmpty = "The list of valid coupons is always empty"
  case expiredAreListed = "The list of valid coupons has expired ones in it"
}

public enum BestCouponBug: String, PlantedBug {
  case noneIsFound = "No best coupon is found, although some are valid"
  case leastIsBest = "The best coupon is the one that takes off least"
}

public enum RedeemBug: String, PlantedBug {
  case expiredIsAccepted = "An expired coupon is accepted"
  case unknownIsReportedAsExpired = "An unknown code is reported as expired"
  case unknownIsNotNamed = "The error about an unknown code does not say which code"
}

public enum CouponListVariant: String, Variant {
  case anotherOrder = "valid coupons are listed in another order"
}

public enum BestCouponVariant: String, Variant {
  case otherOfTwo = "of two coupons that take off the same, the other one is the best"
}
