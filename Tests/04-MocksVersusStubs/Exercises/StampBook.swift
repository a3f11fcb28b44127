import PlantedBugs

extension Exercise {
  /// 4.6: one contract, an original and a fake, and one suite that holds both to it.
  public static let stampBook = Exercise(
    number: "4.6",
    name: "StampBook",
    isCore: false,
    minutes: 10,
    files: ["Tests/StampBookTests.swift"],
    code: ["Sources/StampBook.swift", "Sources/InMemoryStampBook.swift"],
    suites: [Suite("StampBookTests")],
    fewestTests: 1,
    bugs: Planting.all(of: FakeAddBug.self) + Planting.all(of: FakeCustomersBug.self)
      + Planting.all(of: FakeClearBug.self) + Planting.all(of: FileAddBug.self)
      + Planting.all(of: FileNameBug.self) + Planting.all(of: FileCustomersBug.self)
      + Planting.all(of: FileWriteBug.self) + Planting.all(of: FileClearBug.self),
    variants: Planting.all(of: ClearedCustomerVariant.self)
      + Planting.all(of: StampFileVariant.self),
    falseAlarmAdvice:
      "If it fails for one of the two books alone, it asks for something that the other one does and "
      + "the contract does not promise: that the stamps are still there when the book is opened "
      + "again, for example, is a matter of the file. If the folder does not exist, make it in init; "
      + "if it disappears, exists already, or a new book is not empty, two tests share it: give each "
      + "its own.",
    realCases: [
      RealCase(
        FakeCustomersBug.customersAreSorted,
        "a server's in-memory database sorted otherwise than the real one, and one suite for both "
          + "showed it (kolide/fleet#488)"
      ),
      RealCase(
        FakeAddBug.negativeNumberIsAdded,
        "a large app gave up the in-memory store of its tests, since it did not enforce what the real "
          + "database does (woocommerce/woocommerce-ios#2862)"
      ),
    ]
  )
}

public enum FakeAddBug: String, PlantedBug {
  case newStampsReplaceTheOld = "Fake: new stamps replace the old ones"
  case nothingIsListed = "Fake: a customer who is given 0 stamps is listed"
  case negativeNumberIsAdded = "Fake: a negative number is accepted"
}

public enum FakeCustomersBug: String, PlantedBug {
  case customersAreSorted = "Fake: customers come in the order of their names"
}

public enum FakeClearBug: String, PlantedBug {
  case everybodyIsCleared = "Fake: clearing one customer clears all"
  case clearedCustomerIsListed = "Fake: a customer without stamps is still listed"
}

public enum FileAddBug: String, PlantedBug {
  case refusedNumberCounts = "Original: a negative number is refused, and taken off all the same"
}

public enum FileNameBug: String, PlantedBug {
  case capitalsDoNotCount = "Original: names that differ in capitals are one customer"
}

public enum FileCustomersBug: String, PlantedBug {
  case newestComesFirst = "Original: who came last is listed first"
}

public enum FileWriteBug: String, PlantedBug {
  case onlyOneCustomerIsKept = "Original: saving keeps one customer alone"
}

public enum FileClearBug: String, PlantedBug {
  case strangerIsAnError = "Original: clearing somebody without stamps is an error"
  case nobodyIsCleared = "Original: clearing does nothing"
}

public enum ClearedCustomerVariant: String, Variant {
  case oldPlaceIsKept = "in the fake, who was cleared and comes back has the old place again"
}

public enum StampFileVariant: String, Variant {
  case lines = "the original's file has a line for each customer"
}
