import PlantedBugs

extension Exercise {
  /// 1.2: the assertion that says what is meant, and says why it fails.
  public static let menu = Exercise(
    number: "1.2",
    name: "Menu",
    isCore: true,
    minutes: 12,
    files: ["Tests/MenuTests.swift"],
    code: ["Sources/Menu.swift"],
    suites: [Suite("MenuTests", in: .xctest)],
    fewestTests: 6,
    bugs: Planting.all(of: MenuLookupBug.self) + Planting.all(of: MenuCheapestBug.self)
      + Planting.all(of: MenuBudgetBug.self) + Planting.all(of: MenuCelsiusBug.self)
      + Planting.all(of: MenuParseBug.self) + Planting.all(of: MenuAddBug.self),
    variants: Planting.all(of: MenuChoiceVariant.self) + Planting.all(of: MenuCelsiusVariant.self)
      + Planting.all(of: MenuParseVariant.self) + Planting.all(of: MenuAddVariant.self),
    realCases: [
      RealCase(
        MenuCelsiusVariant.otherOrder,
        "tests that compared such numbers exactly failed now and then, until each named an "
          + "accuracy (material-components/material-components-ios#6143)"
      )
    ]
  )
}

public enum MenuLookupBug: String, PlantedBug {
  case caseMatters = "A latte is not found when it is written in other letters, big or small"
  case spaceMatters = "A name with space around it is not found"
  case halfANameIsEnough = "Half a name finds the drink"
  case absentFindsTheFirst = "A drink that is not on the menu is answered with the first one"
}

public enum MenuCheapestBug: String, PlantedBug {
  case dearestIsChosen = "The cheapest drink is the most expensive one"
  case emptyMenuHasAFreeDrink = "The cheapest drink of an empty menu is one that costs nothing"
}

public enum MenuBudgetBug: String, PlantedBug {
  case emptyMenuHasSomething = "An empty menu has something for everybody"
}

public enum MenuCelsiusBug: String, PlantedBug {
  case everyDegreeIsALittleHigh = "Temperatures are 0.05 degrees too high"
  case degreesAreWhole = "Temperatures are rounded to whole degrees"
}

public enum MenuParseBug: String, PlantedBug {
  case emptyNameIsAMissingPrice = "A line without a name is said to lack the price"
  case missingPriceIsZero = "A line without a price is a drink that costs nothing"
  case negativePriceIsAccepted = "A negative price is accepted"
  case errorLosesTheMinus = "The error about a negative price names it without its minus"
}

public enum MenuAddBug: String, PlantedBug {
  case revisionStays = "The revision stays the same when a drink is added"
}

public enum MenuChoiceVariant: String, Variant {
  case laterOfSeveral = "of several drinks that fit, the later one is chosen"
}

public enum MenuCelsiusVariant: String, Variant {
  case otherOrder = "degrees are computed in another order"
}

public enum MenuParseVariant: String, Variant {
  case priceFirst = "the price is looked at before the name"
}

public enum MenuAddVariant: String, Variant {
  case stepsOfTen = "the revision counts in steps of ten"
}
