import PlantedBugs

extension Exercise {
  /// 1.1: the first test: its three parts, its name, and where it runs.
  public static let receipt = Exercise(
    number: "1.1",
    name: "Receipt",
    isCore: true,
    minutes: 8,
    files: ["Tests/ReceiptTests.swift"],
    code: ["Sources/Receipt.swift"],
    suites: [Suite("ReceiptTests")],
    fewestTests: 3,
    bugs: Planting.all(of: ReceiptAddBug.self) + Planting.all(of: ReceiptTotalBug.self)
      + Planting.all(of: ReceiptCountBug.self),
    variants: Planting.all(of: ReceiptAddVariant.self)
  )
}

public enum ReceiptAddBug: String, PlantedBug {
  case secondLineReplacesTheFirst = "A second line replaces the first"
  case sameNameCountsOnce = "Two lines with the same name count once"
  case sameNameKeepsItsFirstPrice = "The same name at another price is charged at the first price"
}

public enum ReceiptTotalBug: String, PlantedBug {
  case quantityIsNotCharged = "The total ignores the quantity"
  case emptyReceiptCostsSomething = "An empty receipt costs something"
}

public enum ReceiptCountBug: String, PlantedBug {
  case linesAreCounted = "The item count counts lines, not items"
  case emptyReceiptHasAnItem = "An empty receipt has one item"
  case freeThingsAreNotCounted = "What is free is not counted as an item"
}

public enum ReceiptAddVariant: String, Variant {
  case equalLinesAreMerged = "equal lines become one when they are added"
  case everyPieceGetsItsLine = "every piece gets a line of its own"
  case newestLineComesFirst = "the newest line stands first"
  case nothingBelowOneIsAdded = "a quantity below one adds nothing"
}
