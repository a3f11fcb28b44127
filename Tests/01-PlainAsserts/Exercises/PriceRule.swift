import PlantedBugs

extension Exercise {
  /// 1.6: red, green, refactor. The learner writes both halves, and each is judged by itself.
  public static let priceRule = Exercise(
    number: "1.6",
    name: "PriceRule",
    isCore: false,
    minutes: 25,
    files: ["Sources/PriceRule.swift", "Tests/PriceRuleTests.swift"],
    code: ["Sources/PriceRule.swift"],
    suites: [Suite("PriceRuleTests")],
    // One, so that the check answers from the first cycle on; the bugs ask for the others.
    fewestTests: 1,
    bugs: Planting.all(of: PriceRuleBug.self),
    variants: Planting.all(of: PriceRuleVariant.self),
    extras: ExtraChecks(
      reference: Planting(PriceRuleReference.theKits),
      acceptance: Acceptance(
        suite: Suite("PriceRuleAcceptance", in: .xctest),
        tests: [
          .init("testUpToFivePiecesCostTheirPrice", "Up to five pieces cost their price"),
          .init(
            "testFromSixOnEveryPieceCosts300WonLess",
            "From six pieces on, every piece costs 300 won less"
          ),
          .init("testAMemberPaysTenPercentLess", "A member pays ten percent less"),
          .init("testOfTwoOffersTheCheaperCounts", "Of two offers the cheaper one counts"),
          .init("testNobodyPaysMoreThanTheCap", "Nobody pays more than 50,000 won"),
          .init("testTheCapComesAfterTheOffers", "The cap comes after the offers"),
          .init("testANegativeQuantityIsRefused", "A negative quantity is refused"),
        ]
      )
    ),
    // Code that loops for ever costs this much for each acceptance test.
    limits: RunLimits(seconds: 3)
  )
}

public enum PriceRuleBug: String, PlantedBug {
  case fivePiecesAreCheaper = "Five pieces already get the quantity price"
  case sixPiecesPayInFull = "Six pieces do not get the quantity price"
  case onlyFurtherPiecesAreCheaper = "The first five of six pieces cost their full price"
  case zeroPiecesAreRefused = "An order of zero pieces is refused"
  case everybodyPaysTheMemberPrice = "A guest who is no member pays ten percent less"
  case membersSaveFromSixOn = "A member with fewer than six pieces pays in full"
  case offersAddUp = "A member with six pieces gets both reductions at once"
  case quantityPriceComesFirst = "A member gets the quantity price where the member price is lower"
  case memberPriceComesFirst = "A member pays the member price where the quantity price is lower"
  case dearerOfferCounts = "Of two offers the dearer one counts"
  case capIsForgotten = "A large order costs more than 50,000 won"
  case membersAreNotCapped = "A member's large order costs more than 50,000 won"
  case tenPercentComeOffTheCap = "A member's large order costs ten percent less than the cap"
  case fullPriceDecides = "An order costs 50,000 won although the offer would make it cheaper"
  case negativeQuantityIsAccepted = "A negative quantity has a negative price"
  case errorLosesTheMinus = "The error names the quantity without its minus"
}

public enum PriceRuleVariant: String, Variant {
  case memberPriceIsRoundedUp = "a member price that is no whole number of won is rounded up"
  case cheapPiecesBecomeFree = "a piece that costs less than 300 won becomes free, not negative"
}

/// What stands in for the learner's own code while their suite is judged.
public enum PriceRuleReference: String, Variant {
  case theKits = "the kit's own price rule"
}
